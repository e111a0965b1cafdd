import type { Answer } from '../answer/answer.js';
import { list, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { speaksOf, type Topic } from './topic.js';

const MOST_SUBJECTS = 6;

const ASKS_FOR_HELP =
  /\bwhat (?:can|do|could) (?:you|i) (?:do|ask|know|tell|answer|help)\b|\bhow (?:can|do|could) you help\b|^\s*help\b/i;

/** Says what it can answer instead of guessing. */
export function answerUnknown(sheet: FactSheet, topics: readonly Topic[], question = ''): Answer {
  if (ASKS_FOR_HELP.test(question)) return answerHelp(sheet, topics);
  return {
    finding: [
      `I can't answer that, because I did not see what you want to know about ${what(sheet)}.`,
    ],
    evidence: [],
    meaning: [offer(sheet, topics)],
  };
}

/** Says what it is good for. */
export function answerHelp(sheet: FactSheet, topics: readonly Topic[]): Answer {
  return {
    finding: [`I answer questions about ${what(sheet)}, from what was recorded and nothing else.`],
    evidence: [],
    meaning: [offer(sheet, topics)],
  };
}

function offer(sheet: FactSheet, topics: readonly Topic[]): string {
  const subjects = topics
    .filter((topic) => speaksOf(topic, sheet.kind) && topic.suggestions(sheet).length > 0)
    .map(({ subject }) => subject);
  if (subjects.length === 0) return 'Ask me about a workout, in your own words.';
  const more = subjects.slice(MOST_SUBJECTS / 2, MOST_SUBJECTS);
  return (
    'You can ask me about ' +
    `${list(subjects.slice(0, MOST_SUBJECTS / 2))}.${more.length > 0 ? ` Or ask about ${list(more)}.` : ''}`
  );
}

function what(sheet: FactSheet): string {
  switch (sheet.kind) {
    case 'workout':
      return `this ${sessionNoun(sheet)}`;
    case 'comparison':
      return 'these workouts';
    case 'history':
      return 'your training';
  }
}
