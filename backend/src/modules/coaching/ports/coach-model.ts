import type { FactSheet } from '../domain/facts/fact-sheet.js';

/** One earlier question or answer about the same workout. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** All that a coach is given: it sees facts, never samples. `question` and `turns` are data, never instructions. */
export interface CoachRequest {
  readonly question: string;
  readonly sheet: FactSheet;
  /** Oldest first. */
  readonly turns: readonly ChatTurn[];
}

export interface TokenUse {
  readonly prompt: number;
  readonly completion: number;
}

export type FinishReason = 'stop' | 'length' | 'content_filter' | 'other';

/** A coaching instruction of the administrator that took part in an answer. */
export interface UsedInstruction {
  readonly name: string;
  readonly version: number;
}

/** What a model was really given beside the question, word by word. */
export interface SentText {
  readonly sheet: string;
  readonly turns: readonly ChatTurn[];
}

/**
 * `text` is a piece of running text, cut anywhere; `sentence` is whole. Both cite facts as `[F12]` behind each number.
 * `finish` comes last and once; only the reason `stop` means that the answer is whole. `counts: false` says that the question
 * could not be understood or was about something else, and uses nothing up; `instructions` and `sent` tell what went to a model.
 */
export type CoachEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'finish'; readonly reason: FinishReason; readonly tokens: TokenUse | null } & FinishExtras;

export interface FinishExtras {
  readonly counts?: boolean;
  readonly instructions?: readonly UsedInstruction[];
  readonly sent?: SentText;
}

/**
 * Answers a question from a fact sheet. Throws COACH_UNAVAILABLE when it cannot, at any point of the stream,
 * and stops at once when `signal` fires (then it throws the signal's reason).
 */
export abstract class CoachModel {
  /** `builtin` or `openai`; stored with each answer. */
  abstract readonly name: string;
  /** The model behind it; null where there is none. */
  abstract readonly model: string | null;

  abstract answer(request: CoachRequest, signal: AbortSignal): AsyncIterable<CoachEvent>;
}
