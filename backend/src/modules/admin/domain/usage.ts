/** Tokens, and costs in dollars as decimal text, exact to the ledger. */
export interface UsageFigures {
  readonly uploads: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly promptCost: string;
  readonly completionCost: string;
  readonly totalCost: string;
  /** Calls whose price is not known: what they cost is in none of the sums. */
  readonly unpricedCalls: number;
}

/**
 * What one person's calls and uploads came to; `userId` is null for visitors and for those who
 * left.
 */
export interface UserUsage extends UsageFigures {
  readonly userId: string | null;
  readonly email: string | null;
}

export interface ModelDay {
  /** In New York. */
  readonly day: string;
  readonly model: string;
  readonly tokens: number;
  readonly cost: string;
}
