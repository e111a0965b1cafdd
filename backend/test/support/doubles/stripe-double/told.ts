import type Stripe from 'stripe';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fields: URLSearchParams;
}

type Listed = Pick<Stripe.ApiList<Stripe.Subscription>, 'object' | 'url' | 'has_more' | 'data'>;
/** Whatever the double says where all is well, in the shapes of the SDK. */
export type Said =
  | Stripe.Customer
  | Stripe.DeletedCustomer
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.PaymentIntent
  | Listed;

/** What stands under `error` where something is not. */
export interface Failure {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
}

export interface Told {
  readonly status: number;
  readonly body: Said | { readonly error: Failure };
}

export const well = (body: Said): Told => ({ status: 200, body });
export const failed = (status: number, error: Failure): Told => ({ status, body: { error } });
export const missing = (what: string): Told =>
  failed(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  });
export const refused = (message: string): Told =>
  failed(400, { type: 'invalid_request_error', message });
