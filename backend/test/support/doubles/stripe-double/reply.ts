import type Stripe from 'stripe';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fields: URLSearchParams;
}

type Listed = Pick<Stripe.ApiList<Stripe.Subscription>, 'object' | 'url' | 'has_more' | 'data'>;
/** The bodies of successful replies, in the shapes of the SDK. */
export type Said =
  | Stripe.Customer
  | Stripe.DeletedCustomer
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.PaymentIntent
  | Listed;

/** The `error` of a refusal. */
export interface Failure {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
}

export interface Reply {
  readonly status: number;
  readonly body: Said | { readonly error: Failure };
}

export const well = (body: Said): Reply => ({ status: 200, body });
export const failed = (status: number, error: Failure): Reply => ({ status, body: { error } });
export const missing = (what: string): Reply =>
  failed(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  });
export const refused = (message: string): Reply =>
  failed(400, { type: 'invalid_request_error', message });
