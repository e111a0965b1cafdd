import Stripe from 'stripe';

const HOUR_MS = 3_600_000;

export interface KeyedChange<T> {
  readonly key: string;
  readonly now: Date;
  /** Asks Stripe for the change under a key. */
  readonly make: (key: string) => Promise<T>;
  /** What the change has made, where it went through all the same; null where it did not. */
  readonly made: () => Promise<T | null>;
}

/**
 * Asks for a change that must happen once, however often it is asked for. Stripe keeps its first
 * answer to a key for a day, failures too, and refuses the key with other terms: where it holds on
 * to a failure that would keep somebody from paying for that long, it is looked whether the change
 * was made, and asked once an hour under a key of that hour, which all who ask then share. Source:
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
