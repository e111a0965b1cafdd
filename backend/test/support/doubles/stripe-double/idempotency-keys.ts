import { failed, type Reply } from './reply.js';

const KEPT_MS = 24 * 3_600_000;

/** A call as Stripe compares it with an earlier one of the same key. */
export interface KeyedCall {
  readonly key: string | null;
  /** Method, path and all that was sent. */
  readonly terms: string;
}

interface Kept {
  readonly terms: string;
  readonly reply: Reply;
  readonly at: Date;
}

/**
 * Replays the first reply to each key for a day, also failures, for the same parameters only.
 * Source: https://docs.stripe.com/api/idempotent_requests
 */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => Date) {}

  /** `again` marks a replayed reply. */
  answer(
    { key, terms }: KeyedCall,
    work: () => Reply,
  ): { readonly reply: Reply; readonly again: boolean } {
    const earlier = key === null ? undefined : this.kept.get(key);
    if (earlier && this.now().getTime() - earlier.at.getTime() < KEPT_MS)
      return earlier.terms === terms
        ? { reply: earlier.reply, again: true }
        : { reply: OTHER_TERMS, again: false };
    const reply = work();
    if (key !== null) this.kept.set(key, { terms, reply, at: this.now() });
    return { reply, again: false };
  }
}

const OTHER_TERMS = failed(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first ' +
    'used with.',
});
