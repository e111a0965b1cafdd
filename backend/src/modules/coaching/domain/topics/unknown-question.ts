import type { Answer } from '../answer/answer.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';

const ASKS_FOR_HELP =
  /\bwhat (?:can|do|could) (?:you|i) (?:do|ask|know|tell|answer|help)\b|\bhow (?:can|do|could) you help\b|^\s*help\b/i;

/** Says what it can answer instead of guessing. */
export function answerUnknown(sheet: FactSheet, question = ''): Answer {
  if (ASKS_FOR_HELP.test(question)) return answerHelp(sheet);
  return {
    finding: [
      `I can't answer that, because I did not see what you want to know about ${what(sheet)}.`,
    ],
    evidence: [],
    meaning: [offer(sheet)],
  };
}

/** Says what it is good for. */
export function answerHelp(sheet: FactSheet): Answer {
  return {
    finding: [`I answer questions about ${what(sheet)}, from what was recorded and nothing else.`],
    evidence: [],
    meaning: [offer(sheet)],
  };
}

/** What can be asked of such a sheet, to end "you can ask me about". */
const SUBJECTS: Readonly<Record<FactSheet['kind'], readonly [string, string]>> = {
  workout: [
    'any lap, interval, climb or kilometre, your pacing or how hard it was',
    'zones, stops or what comes next',
  ],
  comparison: [
    'which was faster or harder, and by how much',
    'laps, climbs or whether they can be compared',
  ],
  history: [
    'any week or month, your bests or how your form is',
    'load, long sessions or what comes next',
  ],
};

function offer({ kind }: FactSheet): string {
  const [first, second] = SUBJECTS[kind];
  return `You can ask me about ${first}. Or ask about ${second}.`;
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
