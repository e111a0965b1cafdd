import { request } from '../../../api/request.js';

/** A payment that waits for the athlete's card. */
export interface Checkout {
  readonly provider: 'stripe' | 'sandbox';
  readonly clientSecret: string;
  /** Null in the sandbox, which needs none. */
  readonly publishableKey: string | null;
}

interface Answer extends Partial<Checkout> {
  readonly status?: 'already_active';
}

/** Begins a subscription, or goes on with the one that was begun. Null where a plan is running already. */
export async function createSubscription(): Promise<Checkout | null> {
  const answer = await request.post<Answer>('/api/subscription/create', { body: {} });
  if (answer.status === 'already_active') return null;
  if (!answer.clientSecret || !answer.provider) throw new Error('The answer holds no payment to go on with.');
  return { provider: answer.provider, clientSecret: answer.clientSecret, publishableKey: answer.publishableKey ?? null };
}
