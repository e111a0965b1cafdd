import { MAX_QUESTION_LENGTH } from './chat-message.js';
import { invalidQuestion } from './errors.js';

/**
 * Characters that no one types on purpose and that can hide text: controls, zero-width and
 * bidirectional marks.
 */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/**
 * The question as it is asked and stored. Throws VALIDATION_FAILED when nothing is left of it or it
 * is too long.
 */
export function askedQuestion(text: string): string {
  const question = text.normalize('NFKC').replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim();
  if (question === '') throw invalidQuestion('Please write a question.');
  if (question.length > MAX_QUESTION_LENGTH)
    throw invalidQuestion(`Please keep your question under ${MAX_QUESTION_LENGTH} characters.`);
  return question;
}
