import { MAX_QUESTION_LENGTH } from './chat-message.js';
import { invalidQuestion } from './errors.js';

/** Characters that no one types on purpose and that can hide text: controls, zero-width and bidirectional marks. */
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The question as it is asked and stored. Throws VALIDATION_FAILED when nothing is left of it or it is too long. */
export function askedQuestion(text: string): string {
  const question = text.normalize('NFKC').replace(HIDDEN, '').replace(/\r\n?/g, '\n').trim();
  if (question === '') throw invalidQuestion('Please write a question.');
  if (question.length > MAX_QUESTION_LENGTH) throw invalidQuestion(`Please keep your question under ${MAX_QUESTION_LENGTH} characters.`);
  return question;
}
