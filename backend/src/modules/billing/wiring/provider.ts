import type { Provider } from '@nestjs/common';
import { AuthConfig } from '#config/auth.config.js';
import { SandboxConfig } from '#config/sandbox.config.js';
import { StripeConfig } from '#config/stripe.config.js';
import { Clock } from '#kernel/clock.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { SystemClock } from '#platform/database/system-clock.js';
import { Tracing } from '#platform/tracing/tracing.js';
import { TypeormSubscriptions } from '../adapters/persistence/typeorm-subscriptions.js';
import { SandboxBooks } from '../adapters/sandbox/sandbox-books.js';
import { SandboxCalendar } from '../adapters/sandbox/sandbox-calendar.js';
import { SandboxCheckout } from '../adapters/sandbox/sandbox-checkout.js';
import { SandboxCourier } from '../adapters/sandbox/sandbox-courier.js';
import { SandboxEventJobHandler } from '../adapters/sandbox/sandbox-event.job-handler.js';
import { SandboxPaymentProvider } from '../adapters/sandbox/sandbox-payment-provider.js';
import { SandboxSignature } from '../adapters/sandbox/sandbox-signature.js';
import { SandboxTicker } from '../adapters/sandbox/sandbox-ticker.js';
import { stripeSettings } from '../adapters/stripe/stripe-settings.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/**
 * Chooses the payment provider, here and nowhere else: Stripe if its key is set, else the sandbox.
 * Each provider has records of its own, so that nothing paid in the sandbox counts later.
 */
export const provider: Provider[] = [
  // The clock of plans is this module's own, so that a test can let months pass without ending
  // every session.
  { provide: Clock, useClass: SystemClock },
  SandboxBooks,
  SandboxCheckout,
  SandboxCourier,
  SandboxEventJobHandler,
  SandboxPaymentProvider,
  {
    provide: SandboxCalendar,
    inject: [SandboxConfig],
    useFactory: ({ monthS }: SandboxConfig) => new SandboxCalendar(monthS),
  },
  {
    provide: SandboxSignature,
    inject: [AuthConfig],
    useFactory: ({ jwtSecret }: AuthConfig) => new SandboxSignature(jwtSecret),
  },
  {
    provide: SandboxTicker,
    inject: [StripeConfig, SandboxBooks],
    useFactory: ({ secretKey }: StripeConfig, books: SandboxBooks) =>
      new SandboxTicker(secretKey === null ? books : null),
  },
  {
    provide: PaymentProvider,
    inject: [StripeConfig, SandboxPaymentProvider, Clock, Tracing],
    // The SDK of Stripe is loaded only where its key is set.
    useFactory: async (
      config: StripeConfig,
      sandbox: SandboxPaymentProvider,
      clock: Clock,
      tracing: Tracing,
    ): Promise<PaymentProvider> => {
      const stripe = stripeSettings(config);
      if (!stripe) return sandbox;
      const { StripePaymentProvider } =
        await import('../adapters/stripe/stripe-payment-provider.js');
      return new StripePaymentProvider(stripe, clock, tracing);
    },
  },
  {
    provide: SubscriptionRepository,
    inject: [DatabaseSession, PaymentProvider],
    useFactory: (session: DatabaseSession, { name }: PaymentProvider) =>
      new TypeormSubscriptions(session, name),
  },
];
