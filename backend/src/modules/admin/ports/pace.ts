/** Limits the rate of work per second. Contract suite: test/contracts/admin/pace.contract.ts. */
export abstract class Pace {
  /** Resolves when the next piece of work may start. Rejects when the signal fires. */
  abstract next(signal: AbortSignal): Promise<void>;

  /** Pauses for so many seconds: the other side asked to wait. */
  abstract rest(seconds: number): void;
}
