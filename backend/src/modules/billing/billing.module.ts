import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountContributors, AccountsModule } from '../accounts/index.js';
import { SubscriptionController } from './adapters/http/subscription.controller.js';
import { TypeormTrialLedger } from './adapters/persistence/typeorm-trial-ledger.js';
import { BillingAccountContributor } from './application/billing-account.contributor.js';
import { Entitlements } from './application/entitlements.js';
import { SubscriptionStateQuery } from './application/subscription-state.query.js';
import { TrialLedger } from './ports/trial-ledger.js';

@Module({
  imports: [AccountsModule],
  controllers: [SubscriptionController],
  providers: [BillingAccountContributor, Entitlements, SubscriptionStateQuery, { provide: TrialLedger, useClass: TypeormTrialLedger }],
  exports: [Entitlements],
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
