import type { Evidence } from '#kernel/evidence.js';
import type { Guess } from '#coaching/domain/understanding/aside.js';
import type { ChatMessage } from '#coaching/domain/chat-message.js';

/** A piece of the answer, shown as it comes. */
export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

/** Comes last and means that question and answer are kept, and counted where they count. */
export interface StoredPart {
  readonly kind: 'stored';
  readonly message: ChatMessage;
  /** Questions left; null where they are not limited. */
  readonly remaining: number | null;
  /** Questions that may have been meant, where the answer asks back. */
  readonly guesses?: readonly Guess[];
}

/** Comes last where nothing is kept: the whole answer once more. */
export interface ToldPart {
  readonly kind: 'told';
  readonly answer: ComparisonAnswer;
}

/** An answer about a comparison. Only its reader keeps it. */
export interface ComparisonAnswer {
  readonly content: string;
  readonly evidence: readonly Evidence[];
  readonly unverified: readonly string[];
  readonly coach: string;
  /** Null where no model answered. */
  readonly model: string | null;
  readonly toldAt: Date;
}

/** An answer that passed every limit and is about to be given. */
export interface PendingAnswer<Last extends StoredPart | ToldPart = StoredPart> {
  /**
   * Gives the answer; to be read once and to its end. Throws COACH_UNAVAILABLE, or the signal's
   * reason when it fires: then nothing is stored and nothing counts.
   */
  parts(signal: AbortSignal): AsyncIterable<TextPart | Last>;
}
