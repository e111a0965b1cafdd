import type { Evidence } from '../../../kernel/evidence.js';

/** One question or answer about a workout, as stored and shown. */
export interface ChatMessage {
  readonly id: string;
  readonly userId: string;
  readonly workoutId: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly createdAt: Date;
  /** The facts the answer used. */
  readonly evidence: readonly Evidence[];
  /** Numbers that the coach said and no fact supported; their sentences were left out. */
  readonly unverified: readonly string[];
  /** Who answered: `builtin`, `openai` or `safety`; null on questions. */
  readonly coach: string | null;
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
