import type { KnownSubscription } from './provider-subscription.js';

export const LETTER_KINDS = ['started', 'renewal-failed', 'canceled', 'ended'] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];

/** A letter that what the provider says calls for; each occasion is written about once. */
export interface DueLetter {
  readonly kind: LetterKind;
  readonly occasion: string;
}

/**
 * From the state alone, so that it does not matter in which order, how often, or after how many
 * lost news we look at it.
 */
export function lettersDue({
  status,
  paidThrough,
  cancelAtPeriodEnd,
  cancellations,
}: KnownSubscription): readonly DueLetter[] {
  if (paidThrough === null) return [];
  if (status === 'canceled') return [{ kind: 'ended', occasion: '' }];
  const due: DueLetter[] = [{ kind: 'started', occasion: '' }];
  if (status === 'past_due' || status === 'unpaid')
    due.push({ kind: 'renewal-failed', occasion: paidThrough.toISOString() });
  if (cancelAtPeriodEnd) due.push({ kind: 'canceled', occasion: String(cancellations) });
  return due;
}
