import type { Provider } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { TypeormProviderEventRepository } from '../adapters/persistence/typeorm-provider-event.repository.js';
import { TypeormReconciliationTurns } from '../adapters/persistence/typeorm-reconciliation-turns.js';
import { TypeormSubscriptionRepository } from '../adapters/persistence/typeorm-subscription.repository.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { ProviderEventRepository } from '../ports/provider-event.repository.js';
import { ReconciliationTurns } from '../ports/reconciliation-turns.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

const inject = [DatabaseSession, PaymentProvider];

/**
 * Our books are kept for each provider apart: what the sandbox said opens nothing once real
 * payments are taken.
 */
export const books: Provider[] = [
  {
    provide: SubscriptionRepository,
    inject,
    useFactory: (session: DatabaseSession, { name }: PaymentProvider) =>
      new TypeormSubscriptionRepository(session, name),
  },
  {
    provide: ProviderEventRepository,
    inject,
    useFactory: (session: DatabaseSession, { name }: PaymentProvider) =>
      new TypeormProviderEventRepository(session, name),
  },
  {
    provide: ReconciliationTurns,
    inject,
    useFactory: (session: DatabaseSession, { name }: PaymentProvider) =>
      new TypeormReconciliationTurns(session, name),
  },
];
