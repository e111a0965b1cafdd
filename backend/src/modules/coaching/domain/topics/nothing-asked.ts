import type { Answer } from '../answer/answer.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Reading } from '../understanding/understand.js';
import { TOPICS } from './all-topics.js';
import { answerOffTopic, answerUnknown } from './unknown-question.js';

/** The answer to a message that asks nothing that was understood. */
export function answerNothingAsked(reading: Reading, sheet: FactSheet, message: string): Answer {
  if (reading.aside === 'off-topic') return answerOffTopic(sheet, TOPICS);
  return answerUnknown(sheet, TOPICS, message);
}
