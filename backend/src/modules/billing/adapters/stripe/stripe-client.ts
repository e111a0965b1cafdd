import Stripe from 'stripe';
import type { Tracing } from '#platform/tracing/tracing.js';
import type { StripeSettings } from './stripe-settings.js';
import { tracedRequests } from './traced-requests.js';

/**
 * A person waits for the answer: one try may take this long, and a try that failed for a passing
 * cause is made twice more.
 */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

/** The SDK sends each change with a key of its own, so that its own tries are never two changes. */
export function stripeClient({ secretKey, apiBase }: StripeSettings, tracing?: Tracing): Stripe {
  const traced = tracing?.on === true && {
    httpClient: tracedRequests(Stripe.createNodeHttpClient(), tracing),
  };
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, ...traced };
  if (apiBase === null) return new Stripe(secretKey, options);
  const { protocol, hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
  });
}
