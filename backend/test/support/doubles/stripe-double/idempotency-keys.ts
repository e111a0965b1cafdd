import { failed, type Told } from './told.js';

const KEPT_MS = 24 * 3_600_000;

/** A call as Stripe compares it with an earlier one of the same key. */
export interface KeyedCall {
  readonly key: string | null;
  /** Method, path and all that was sent. */
  readonly terms: string;
}

interface Kept {
  readonly terms: string;
  readonly told: Told;
  readonly at: Date;
}

/**
 * The first answer to each key, for a day: failures too, and to nothing else than was asked first.
 * Source: https://docs.stripe.com/api/idempotent_requests
 */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => Date) {}

  /** `again` where this is what was said before. */
  answer(
    { key, terms }: KeyedCall,
    work: () => Told,
  ): { readonly told: Told; readonly again: boolean } {
    const earlier = key === null ? undefined : this.kept.get(key);
    if (earlier && this.now().getTime() - earlier.at.getTime() < KEPT_MS)
      return earlier.terms === terms
        ? { told: earlier.told, again: true }
        : { told: OTHER_TERMS, again: false };
    const told = work();
    if (key !== null) this.kept.set(key, { terms, told, at: this.now() });
    return { told, again: false };
  }
}

const OTHER_TERMS = failed(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first ' +
    'used with.',
});
