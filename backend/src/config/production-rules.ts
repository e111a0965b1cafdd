import type { Settings } from './app-config.js';
import { ConfigError } from './reading/config-error.js';

/** Processes of these roles share one database. */
const SHARING_ROLES = new Set(['api', 'worker']);

/** What is convenient on one's own machine and dangerous on a public one. Throws `ConfigError`. */
export function assertFitForProduction({
  runtime,
  auth,
  stripe,
  rateLimit,
  database,
}: Settings): void {
  if (SHARING_ROLES.has(runtime.role) && database.url === null) {
    throw new ConfigError(
      'DATABASE_URL',
      null,
      'the address of the PostgreSQL database that all processes share when the role is ' +
        `${runtime.role}`,
    );
  }
  if (database.directUrl !== null && database.url === null) {
    throw new ConfigError(
      'DATABASE_URL',
      null,
      'the address of the pooler where DATABASE_DIRECT_URL names the server behind it',
    );
  }
  assertStripeIsWhole(stripe);
  if (runtime.nodeEnv !== 'production') return;
  if (rateLimit.scale !== 1)
    throw new ConfigError('RATE_LIMIT_SCALE', String(rateLimit.scale), 'only 1 in production');
  if (runtime.allowSandbox) return;
  if (auth.jwtSecret === null) {
    throw new ConfigError(
      'JWT_SECRET',
      null,
      'a random text of at least 32 characters in production, unless ALLOW_SANDBOX=true',
    );
  }
  if (stripe.secretKey === null) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY',
      null,
      'a secret key of Stripe in production, unless ALLOW_SANDBOX=true allows the sandbox ' +
        'payment provider',
    );
  }
}

/** A key alone would take no payment, or take one and never hear of it. */
function assertStripeIsWhole({
  secretKey,
  publishableKey,
  priceId,
  webhookSecret,
}: Settings['stripe']): void {
  if (secretKey === null) return;
  const needed = [
    [
      'STRIPE_PUBLISHABLE_KEY',
      publishableKey,
      'the publishable key that belongs to STRIPE_SECRET_KEY',
    ],
    [
      'STRIPE_PRICE_ID',
      priceId,
      'the id of the recurring price that subscribers pay, where STRIPE_SECRET_KEY is set',
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      webhookSecret,
      'the signing secret of the webhook endpoint, where STRIPE_SECRET_KEY is set',
    ],
  ] as const;
  for (const [variable, value, takes] of needed)
    if (value === null) throw new ConfigError(variable, null, takes);
}
