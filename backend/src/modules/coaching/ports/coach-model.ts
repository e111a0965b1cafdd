import type { Fact } from '../domain/facts/fact.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';
import type {
  InstructionsForAnswer,
  UsedInstruction,
} from '../domain/instructions/instructions-for-answer.js';
import type { Guess } from '../domain/understanding/aside.js';
import type { CoachTools } from './coach-tools.js';
import type { CallOutcome, CallPurpose } from './usage-ledger.js';

/** One earlier question or answer of the same conversation. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/**
 * Text from outside that is no question: notes, names of laps, what a client sent along. Data,
 * never instructions, never facts.
 */
export interface UntrustedText {
  /** What it is, in our own words, e.g. `note`, `lap names`, `history of the client`. */
  readonly source: string;
  readonly text: string;
}

/** A sentence that did not hold, and why. */
export interface FailedSentence {
  readonly sentence: string;
  /** e.g. `198 W is not the value of F8`. */
  readonly problems: readonly string[];
}

/** What has become of an answer so far, when its rest is to be written again. */
export interface Rewrite {
  /**
   * The text that the athlete has seen already, marks taken out; what comes must go on from there.
   */
  readonly released: string;
  /** All that the coach said, with its marks. */
  readonly draft: string;
  readonly failed: readonly FailedSentence[];
}

/** A call to a service, told once when it is over, however it ended. */
export interface ModelCall {
  readonly outcome: CallOutcome;
  readonly tokens: TokenUse;
  /** The service told no count. */
  readonly estimated: boolean;
}

/**
 * All that a coach is given: it sees facts, never samples. `question`, `turns` and `texts` are
 * data, never instructions.
 */
export interface CoachRequest {
  readonly question: string;
  readonly sheet: FactSheet;
  /** Ids of the facts on the sheet that the question asks for, where it was understood. */
  readonly asked?: readonly string[];
  /**
   * Paragraphs of our own, with their marks, that the answer is to say again in better words;
   * nothing else then.
   */
  readonly draft?: readonly string[];
  /** Oldest first. */
  readonly turns: readonly ChatTurn[];
  readonly texts?: readonly UntrustedText[];
  readonly tools?: CoachTools;
  /** What the administrators want kept in mind; it ranks below the rules. */
  readonly instructions?: InstructionsForAnswer;
  readonly rewrite?: Rewrite;
  /** Who asks, for the books; nobody where it is left out. */
  readonly asker?: { readonly userId: string | null; readonly purpose: CallPurpose };
  /** Called with every call to a service. */
  readonly onCall?: (call: ModelCall) => void;
}

/**
 * Tokens as a service counts them; `cached` and `written` are those of the prompt that it read from
 * its cache or wrote into it, where it tells.
 */
export interface TokenUse {
  readonly prompt: number;
  readonly completion: number;
  readonly cached?: number;
  readonly written?: number;
}

export type FinishReason = 'stop' | 'length' | 'content_filter' | 'other';

/** What a model was really given beside the question, word by word. */
export interface SentText {
  readonly sheet: string;
  readonly turns: readonly ChatTurn[];
}

/**
 * `text` is a piece of running text, cut anywhere; `sentence` is whole. Both cite facts as `[F12]`
 * behind each number. `facts` are new ones with their ids, found by a tool; what follows may cite
 * them. `finish` comes last and once; only the reason `stop` means that the answer is whole.
 * `counts: false` says that the question could not be understood or was about something else, and
 * uses nothing up; `instructions` and `sent` tell what went to a model.
 */
export type CoachEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | ({
      readonly kind: 'finish';
      readonly reason: FinishReason;
      readonly tokens: TokenUse | null;
    } & FinishExtras);

export interface FinishExtras {
  readonly counts?: boolean;
  /** Questions that may have been meant, where the answer asks back. */
  readonly guesses?: readonly Guess[];
  readonly instructions?: readonly UsedInstruction[];
  readonly sent?: SentText;
}

/**
 * Answers a question from a fact sheet. Throws COACH_UNAVAILABLE when it cannot, at any point of
 * the stream, and stops immediately when `signal` fires (then it throws the signal's reason).
 */
export abstract class CoachModel {
  /** `builtin` or `openai`; stored with each answer. */
  abstract readonly name: string;
  /** The model behind it; null where there is none. */
  abstract readonly model: string | null;

  abstract answer(request: CoachRequest, signal: AbortSignal): AsyncIterable<CoachEvent>;
}
