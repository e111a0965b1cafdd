/** One count that a request wants to be added to. */
export interface Claim {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts requests. Contract suite: test/contracts/platform/rate-limit-store.contract.ts.
 */
export abstract class RateLimitStore {
  /**
   * Adds the request to every count, or to none where one of them is full: a request that is
   * refused uses nothing up, so that a client that waits for `Retry-After` is let in.
   * @returns 0 where it was added, else how long until there is room in all of them, in ms
   */
  abstract take(claims: readonly Claim[]): Promise<number>;
}
