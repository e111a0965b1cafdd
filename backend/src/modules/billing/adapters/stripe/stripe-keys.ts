import Stripe from 'stripe';

const HOUR_MS = 3_600_000;

export interface KeyedChange<T> {
  readonly key: string;
  readonly now: Date;
  /** Asks Stripe for the change under a key. */
  readonly make: (key: string) => Promise<T>;
  /** The result, if the change was made despite the failure; null if it was not. */
  readonly made: () => Promise<T | null>;
}

/**
 * Makes a change exactly once. Stripe keeps its first response to a key for a day, failures too,
 * and refuses the key with other parameters. A kept failure would block a payment for that long, so
 * this checks whether the change was made, and retries under one shared key per hour. Source:
 * https://docs.stripe.com/api/idempotent_requests
 */
export async function once<T>({ key, now, make, made }: KeyedChange<T>): Promise<T> {
  try {
    return await make(key);
  } catch (error) {
    if (!isKeptFailure(error)) throw error;
    return (await made()) ?? (await make(`${key}-${Math.floor(now.getTime() / HOUR_MS)}`));
  }
}

/** What Stripe has answered to the key before, and will answer to it for the rest of the day. */
function isKeptFailure(error: unknown): boolean {
  const failure =
    error instanceof Error && error.cause instanceof Stripe.errors.StripeError
      ? error.cause
      : error;
  if (failure instanceof Stripe.errors.StripeIdempotencyError) return true;
  return (
    failure instanceof Stripe.errors.StripeError &&
    failure.headers?.['idempotent-replayed'] === 'true'
  );
}
