/** Tokens, and costs in dollars as decimal text, exact to the ledger. */
export interface UsageFigures {
  readonly uploads: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly promptCost: string;
  readonly completionCost: string;
  readonly totalCost: string;
  /** Calls of unknown price; no sum includes them. */
  readonly unpricedCalls: number;
}

/** The usage of one person; `userId` is null for visitors and deleted accounts. */
export interface UserUsage extends UsageFigures {
  readonly userId: string | null;
  readonly email: string | null;
  /** Of every day, not only of the range. */
  readonly allUploads: number;
}

export interface ModelDay {
  /** In New York. */
  readonly day: string;
  readonly model: string;
  readonly tokens: number;
  readonly cost: string;
}
