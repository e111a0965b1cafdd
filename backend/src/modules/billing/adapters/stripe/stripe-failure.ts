import Stripe from 'stripe';
import { DomainError } from '#kernel/domain-error.js';

/** How long to wait before asking again, in seconds. */
const RETRY_AFTER_S = 10;

/**
 * Runs a call to Stripe. Throws SERVICE_UNAVAILABLE where Stripe does not answer or asks to wait;
 * other failures stay what they are.
 */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw passes(error) ? unavailable(error) : error;
  }
}

/** As `asked`, and `otherwise` where Stripe knows nothing of the thing asked for. */
export async function askedFor<T, U>(call: () => Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await asked(call);
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}

/** Stripe understood and will not do it, e.g. change what is over. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function passes(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  return [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
}

function unavailable(cause: unknown): DomainError {
  return new DomainError(
    'SERVICE_UNAVAILABLE',
    'Our payment provider does not answer. Please try again in a moment.',
    { retryAfterS: RETRY_AFTER_S },
    { cause },
  );
}
