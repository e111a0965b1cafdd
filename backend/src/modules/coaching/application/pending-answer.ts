import type { ChatMessage } from '../domain/chat-message.js';

/** `text` is shown as it comes; `stored` is last and means that question and answer are kept and counted. */
export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stored'; readonly message: ChatMessage; readonly remaining: number | null };

/** An answer that passed every limit and is about to be given. */
export interface PendingAnswer {
  /**
   * Gives the answer; to be read once and to its end. Throws COACH_UNAVAILABLE, or the signal's reason when it fires:
   * then nothing is stored and nothing counts.
   */
  parts(signal: AbortSignal): AsyncIterable<AnswerPart>;
}
