import type { KnownSubscription } from './provider-subscription.js';

export const EMAIL_KINDS = ['started', 'renewal-failed', 'canceled', 'resumed', 'ended'] as const;

export type EmailKind = (typeof EMAIL_KINDS)[number];

/** An email that a subscription's state calls for; one per occasion. */
export interface DueEmail {
  readonly kind: EmailKind;
  readonly occasion: string;
}

/** From the state alone, so that order, repetition and loss of webhook events do not matter. */
export function emailsDue({
  status,
  paidThrough,
  cancelAtPeriodEnd,
  cancellations,
}: KnownSubscription): readonly DueEmail[] {
  if (paidThrough === null) return [];
  if (status === 'canceled') return [{ kind: 'ended', occasion: '' }];
  const due: DueEmail[] = [{ kind: 'started', occasion: '' }];
  if (status === 'past_due' || status === 'unpaid')
    due.push({ kind: 'renewal-failed', occasion: paidThrough.toISOString() });
  if (cancelAtPeriodEnd) due.push({ kind: 'canceled', occasion: String(cancellations) });
  else if (cancellations > 0) due.push({ kind: 'resumed', occasion: String(cancellations) });
  return due;
}
