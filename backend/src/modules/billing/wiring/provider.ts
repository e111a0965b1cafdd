import type { Provider } from '@nestjs/common';
import { AuthConfig } from '#config/auth.config.js';
import { QueueConfig } from '#config/queue.config.js';
import { SandboxConfig } from '#config/sandbox.config.js';
import { StripeConfig } from '#config/stripe.config.js';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { SystemClock } from '#platform/database/system-clock.js';
import { Outbox } from '#platform/queue/outbox.js';
import { Tracing } from '#platform/tracing/tracing.js';
import { SandboxBooks } from '../adapters/sandbox/sandbox-books.js';
import { SandboxCalendar } from '../adapters/sandbox/sandbox-calendar.js';
import { SandboxCourier } from '../adapters/sandbox/sandbox-courier.js';
import { SandboxEventJobHandler } from '../adapters/sandbox/sandbox-event.job-handler.js';
import { SandboxPaymentProvider } from '../adapters/sandbox/sandbox-payment-provider.js';
import { SandboxSignature } from '../adapters/sandbox/sandbox-signature.js';
import { SandboxTicker } from '../adapters/sandbox/sandbox-ticker.js';
import { NoSandboxCheckout, SandboxTill } from '../adapters/sandbox/sandbox-checkout.js';
import { StripePaymentProvider } from '../adapters/stripe/stripe-payment-provider.js';
import { stripeSettings } from '../adapters/stripe/stripe-settings.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SandboxCheckout } from '../ports/sandbox-checkout.js';

/** The one place that picks who takes the money: Stripe where its key is set, else the sandbox. */
export const provider: Provider[] = [
  // The time of plans is this module's own, so that a test may let months pass without ending every
  // session.
  { provide: Clock, useClass: SystemClock },
  SandboxEventJobHandler,
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
    provide: SandboxCourier,
    inject: [Outbox, IdGenerator],
    useFactory: (outbox: Outbox, ids: IdGenerator) => new SandboxCourier(outbox, ids),
  },
  {
    provide: SandboxBooks,
    inject: [DatabaseSession, UnitOfWork, Clock, IdGenerator, SandboxCourier, SandboxCalendar],
    useFactory: (
      session: DatabaseSession,
      work: UnitOfWork,
      clock: Clock,
      ids: IdGenerator,
      courier: SandboxCourier,
      calendar: SandboxCalendar,
    ) => new SandboxBooks(session, work, clock, ids, courier, calendar),
  },
  {
    provide: PaymentProvider,
    inject: [StripeConfig, SandboxBooks, SandboxSignature, Clock, IdGenerator, Tracing],
    useFactory: (
      config: StripeConfig,
      books: SandboxBooks,
      signature: SandboxSignature,
      clock: Clock,
      ids: IdGenerator,
      tracing: Tracing,
    ): PaymentProvider => {
      const stripe = stripeSettings(config);
      return stripe
        ? new StripePaymentProvider(stripe, clock, tracing)
        : new SandboxPaymentProvider(books, signature, clock, ids);
    },
  },
  {
    provide: SandboxCheckout,
    inject: [StripeConfig, SandboxBooks, SandboxCalendar],
    useFactory: (
      { secretKey }: StripeConfig,
      books: SandboxBooks,
      calendar: SandboxCalendar,
    ): SandboxCheckout =>
      secretKey === null ? new SandboxTill(books, calendar) : new NoSandboxCheckout(),
  },
  {
    provide: SandboxTicker,
    inject: [StripeConfig, QueueConfig, SandboxBooks],
    useFactory: ({ secretKey }: StripeConfig, queue: QueueConfig, books: SandboxBooks) =>
      new SandboxTicker(queue, secretKey === null ? books : null),
  },
];
