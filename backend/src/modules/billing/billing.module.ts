import { Module, type OnModuleInit } from '@nestjs/common';
import { RateLimitModule } from '#platform/http/rate-limit/rate-limit.module.js';
import { AccountContributors, AccountsModule } from '../accounts/index.js';
import { ForgeryLimit } from './adapters/http/forgery-limit.js';
import { SubscriptionController } from './adapters/http/subscription.controller.js';
import { WebhookController } from './adapters/http/webhook.controller.js';
import { TemplatedBillingMailer } from './adapters/mail/templated-billing-mailer.js';
import { EventMetrics } from './adapters/persistence/event-metrics.js';
import { TypeormTrialLedger } from './adapters/persistence/typeorm-trial-ledger.js';
import { BillingJobHandler } from './adapters/queue/billing.job-handler.js';
import { OutboxBillingWork } from './adapters/queue/outbox-billing-work.js';
import { ApplyProviderEvent } from './application/apply-provider-event.use-case.js';
import { BillingAccountContributor } from './application/billing-account.contributor.js';
import { CancelSubscription } from './application/cancel-subscription.use-case.js';
import { CreateSubscription } from './application/create-subscription.use-case.js';
import { Customers } from './application/customers.js';
import { Entitlements } from './application/entitlements.js';
import { PauseCollection } from './application/pause-collection.use-case.js';
import { PlanOverviews } from './application/plan-overviews.js';
import { Plans } from './application/plans.js';
import { ProviderReadings } from './application/provider-readings.js';
import { ReadSubscription } from './application/read-subscription.query.js';
import { ReceiveProviderEvent } from './application/receive-provider-event.use-case.js';
import { ReconcileSubscriptions } from './application/reconcile-subscriptions.use-case.js';
import { ResumeSubscription } from './application/resume-subscription.use-case.js';
import { SendBillingEmail } from './application/send-billing-email.use-case.js';
import { SubscriptionStateQuery } from './application/subscription-state.query.js';
import { SyncSubscription } from './application/sync-subscription.use-case.js';
import { BillingMailer } from './ports/billing-mailer.js';
import { BillingWork } from './ports/billing-work.js';
import { TrialLedger } from './ports/trial-ledger.js';
import { provider } from './wiring/provider.js';

@Module({
  imports: [AccountsModule, RateLimitModule],
  controllers: [SubscriptionController, WebhookController],
  providers: [
    ApplyProviderEvent,
    BillingAccountContributor,
    BillingJobHandler,
    CancelSubscription,
    CreateSubscription,
    Customers,
    Entitlements,
    EventMetrics,
    ForgeryLimit,
    PauseCollection,
    PlanOverviews,
    Plans,
    ProviderReadings,
    ReadSubscription,
    ReceiveProviderEvent,
    ReconcileSubscriptions,
    ResumeSubscription,
    SendBillingEmail,
    SubscriptionStateQuery,
    SyncSubscription,
    ...provider,
    { provide: BillingMailer, useClass: TemplatedBillingMailer },
    { provide: BillingWork, useClass: OutboxBillingWork },
    { provide: TrialLedger, useClass: TypeormTrialLedger },
  ],
  exports: [
    Customers,
    Entitlements,
    PauseCollection,
    PlanOverviews,
    Plans,
    SubscriptionStateQuery,
    SyncSubscription,
  ],
})
export class BillingModule implements OnModuleInit {
  constructor(
    private readonly contributors: AccountContributors,
    private readonly contributor: BillingAccountContributor,
  ) {}

  onModuleInit(): void {
    this.contributors.register(this.contributor);
  }
}
