import type { Evidence } from '#kernel/evidence.js';

/** One question or answer, as stored and shown. */
export interface ChatMessage {
  readonly id: string;
  readonly userId: string;
  /** The workout that is spoken of; null in the general chat. */
  readonly workoutId: string | null;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly createdAt: Date;
  /** The facts the answer used. */
  readonly evidence: readonly Evidence[];
  /** What no fact supported, one entry for each sentence that was left out. */
  readonly unverified: readonly string[];
  /** Who answered: `builtin`, `openai` or `safety`; null on questions. */
  readonly coach: string | null;
  /** Null on questions, and on answers that stand on no facts. */
  readonly origin: AnswerOrigin | null;
}

/** What is needed to know later how an answer came about. */
export interface AnswerOrigin {
  readonly model: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly engineVersion: string;
  readonly sheetHash: string;
}

/** Who answers questions that name a warning sign. */
export const SAFETY_COACH = 'safety';

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 2000;
