import { IsOptional, Matches } from 'class-validator';

import { FromEnv } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';

/** Without a secret key the sandbox payment provider is used. */
export class StripeConfig {
  @FromEnv({
    variable: 'STRIPE_SECRET_KEY',
    takes: 'a secret or restricted key of Stripe, sk_… or rk_…',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @Matches(/^(sk|rk)_\S+$/)
  secretKey!: string | null;

  @FromEnv({
    variable: 'STRIPE_PUBLISHABLE_KEY',
    takes: 'a publishable key of Stripe, pk_…',
    otherwise: null,
  })
  @IsOptional()
  @Matches(/^pk_\S+$/)
  publishableKey!: string | null;

  @FromEnv({
    variable: 'STRIPE_WEBHOOK_SECRET',
    takes: 'the signing secret of a webhook endpoint of Stripe, whsec_…',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @Matches(/^whsec_\S+$/)
  webhookSecret!: string | null;

  @FromEnv({
    variable: 'STRIPE_PRICE_ID',
    takes: 'the id of a recurring price of Stripe, price_…',
    otherwise: null,
  })
  @IsOptional()
  @Matches(/^price_\S+$/)
  priceId!: string | null;

  /** Set in tests to a double that speaks the protocol of Stripe. */
  @FromEnv({
    variable: 'STRIPE_API_BASE',
    takes: 'the http or https address of the API of Stripe or of a double of it',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('http:', 'https:')
  apiBase!: string | null;
}
