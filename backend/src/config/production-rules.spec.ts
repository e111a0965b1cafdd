import { describe, expect, it } from '@jest/globals';

import { readConfig } from './read-config.js';

const SOUND = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_PRICE_ID: 'price_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const without = (variable: keyof typeof SOUND) =>
  Object.fromEntries(Object.entries(SOUND).filter(([name]) => name !== variable));

describe('production', () => {
  it('takes a given secret and a real payment provider', () => {
    expect(() => readConfig(SOUND)).not.toThrow();
  });

  it('refuses a generated JWT_SECRET [SEC-08]', () => {
    expect(() => readConfig(without('JWT_SECRET'))).toThrow(
      /^JWT_SECRET is not set; it takes .* in production/,
    );
  });

  it('refuses the sandbox payment provider', () => {
    expect(() => readConfig(without('STRIPE_SECRET_KEY'))).toThrow(
      /^STRIPE_SECRET_KEY is not set; it takes .* in production/,
    );
  });

  it.each(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICE_ID', 'STRIPE_WEBHOOK_SECRET'] as const)(
    'refuses Stripe without %s, which it needs to take a payment and hear of it',
    (variable) => {
      expect(() => readConfig(without(variable))).toThrow(new RegExp(`^${variable} is not set`));
      expect(() => readConfig({ ...without(variable), NODE_ENV: 'development' })).toThrow(
        new RegExp(`^${variable} is not set`),
      );
    },
  );

  it('takes both with ALLOW_SANDBOX=true', () => {
    expect(() => readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' })).not.toThrow();
  });

  it('refuses any RATE_LIMIT_SCALE but 1, with ALLOW_SANDBOX too', () => {
    expect(() => readConfig({ ...SOUND, RATE_LIMIT_SCALE: '10' })).toThrow(
      'RATE_LIMIT_SCALE holds 10; it takes only 1 in production',
    );
    expect(() => readConfig({ ...SOUND, ALLOW_SANDBOX: 'true', RATE_LIMIT_SCALE: '10' })).toThrow(
      /^RATE_LIMIT_SCALE/,
    );
    expect(() => readConfig({ ...SOUND, RATE_LIMIT_SCALE: '1' })).not.toThrow();
  });

  it.each(['api', 'worker'])(
    'refuses the role %s without the database that all processes share',
    (role) => {
      expect(() => readConfig({}, role)).toThrow(
        /^DATABASE_URL is not set; it takes .* when the role is/,
      );
    },
  );

  it('refuses the address of a server behind a pooler that is not named', () => {
    expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://db/x' })).toThrow(
      /^DATABASE_URL is not set; it takes the address of the pooler/,
    );
  });
});
