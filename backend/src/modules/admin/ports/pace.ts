/**
 * Holds work back so that it is not done more often than a number of times a second. Contract
 * suite: test/contracts/pace.contract.ts.
 */
export abstract class Pace {
  /** Resolves when the next may be done. Rejects when the signal fires. */
  abstract next(signal: AbortSignal): Promise<void>;

  /** Nothing may be done for so many seconds: the other side has asked to wait. */
  abstract rest(seconds: number): void;
}
