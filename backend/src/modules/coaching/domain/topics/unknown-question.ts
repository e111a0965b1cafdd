import type { Answer } from '../answer/answer.js';
import { list, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { whatItWas } from './session-lines.js';
import type { Topic } from './topic.js';

const MOST_SUBJECTS = 6;

/** Says what it can answer with this workout instead of guessing. */
export function answerUnknown(sheet: FactSheet, topics: readonly Topic[]): Answer {
  const subjects = topics.filter((topic) => topic.suggestions(sheet).length > 0).map(({ subject }) => subject);
  return {
    finding: [`I can't answer that from this ${sessionNoun(sheet)}, because it asks for something I find no facts for.`],
    evidence: [whatItWas(sheet)],
    meaning: [`From this ${sessionNoun(sheet)} I can tell you about ${list(subjects.slice(0, MOST_SUBJECTS))}.`],
  };
}
