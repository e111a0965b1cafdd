import type { Cost } from '../domain/usage/model-price.js';

/** What a call to a model was made for. */
export type CallPurpose = 'workout' | 'comparison' | 'general' | 'report' | 'demo';

/** `answered` came to its end as it should; `failed` did not; `aborted` was left by the athlete. */
export type CallOutcome = 'answered' | 'failed' | 'aborted';

/** One call to a model, whether or not its answer was shown. */
export interface UsageEntry {
  readonly id: string;
  /** Null where nobody is signed in. */
  readonly userId: string | null;
  readonly purpose: CallPurpose;
  readonly model: string;
  readonly outcome: CallOutcome;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /**
   * Of the prompt's tokens those that the service read from its cache, and those that it wrote into
   * it.
   */
  readonly cachedTokens: number;
  readonly writtenTokens: number;
  /** The service told no count, so the tokens are our estimate from the texts. */
  readonly estimated: boolean;
  readonly cost: Cost;
  readonly at: Date;
}

/**
 * What one athlete's calls came to; `userId` is null for those who left and for visitors. Costs in
 * micro-dollars, decimal text.
 */
export interface UsageSum {
  readonly userId: string | null;
  readonly calls: number;
  /** Calls of unknown cost: the costs below are without them. */
  readonly unpricedCalls: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly promptCost: string;
  readonly completionCost: string;
}

/** A call as its athlete gets it. */
export interface KeptCall extends Omit<UsageEntry, 'userId' | 'cost'> {
  readonly messageId: string | null;
  readonly priceVersion: string;
  /** Micro-dollars, decimal text; null where the price is unknown. */
  readonly promptCost: string | null;
  readonly completionCost: string | null;
}

/** The books on what the models cost. Contract suite: test/contracts/coaching/usage-ledger.contract.ts. */
export abstract class UsageLedger {
  /** Books calls; of a user who is gone meanwhile nothing but the numbers is kept. */
  abstract add(entries: readonly UsageEntry[]): Promise<void>;

  /** Says which stored answer the calls led to. Joins the unit of work under way. */
  abstract assign(entryIds: readonly string[], messageId: string): Promise<void>;

  /** Sums from a moment on and before another, by user, highest cost first. */
  abstract sums(from: Date, before: Date): Promise<readonly UsageSum[]>;

  /** Tokens of all calls that were made for one purpose from a moment on. */
  abstract tokensSince(purpose: CallPurpose, from: Date): Promise<number>;

  /**
   * Up to `limit` calls of an athlete behind the one with the id `after`, oldest first; the first
   * ones for null.
   */
  abstract page(userId: string, after: string | null, limit: number): Promise<readonly KeptCall[]>;

  /** Keeps the numbers and forgets whose they were. Joins the unit of work under way. */
  abstract forget(userId: string): Promise<void>;
}
