import type { ProblemKind } from '../domain/verifier/problem.js';

/**
 * `shown`: the answer was given. `dropped`: nothing of it was true. `failed` and `aborted`: it never
 * came to its end.
 */
export type AttemptOutcome = 'shown' | 'dropped' | 'failed' | 'aborted';

/**
 * How one coach did with one question, before anything was mended. No word of question or answer.
 */
export interface Attempt {
  readonly coach: string;
  readonly model: string | null;
  readonly outcome: AttemptOutcome;
  /** Sentences of the first draft, and how many of them did not hold: the raw failure rate. */
  readonly sentences: number;
  readonly failed: number;
  readonly problems: Readonly<Partial<Record<ProblemKind, number>>>;
  readonly rewritten: boolean;
  /** Sentences that were left out in the end. */
  readonly leftOut: number;
  readonly calls: number;
  readonly firstSentenceMs: number | null;
  readonly totalMs: number;
}

/** Sums over the attempts of one model since the process began. */
export interface AttemptCounts {
  readonly coach: string;
  readonly model: string | null;
  readonly outcomes: Readonly<Record<AttemptOutcome, number>>;
  readonly sentences: number;
  readonly failed: number;
  readonly rewritten: number;
  readonly leftOut: number;
  readonly problems: Readonly<Partial<Record<ProblemKind, number>>>;
}

/** Remembers how well the coaches keep to the facts. */
export abstract class CoachJournal {
  abstract note(attempt: Attempt): void;

  /** Somebody has to hear that a model has no price; once for each is enough. */
  abstract unpriced(model: string): void;

  /**
   * The sums that outlive the process could not be written; who runs the product should know that
   * they fall short.
   */
  abstract unkept(error: Error): void;

  /** One row for each model, for metrics to read. */
  abstract counts(): readonly AttemptCounts[];
}
