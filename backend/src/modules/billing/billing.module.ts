import { Module } from '@nestjs/common';
import { SubscriptionController } from './adapters/http/subscription.controller.js';
import { TypeormTrialLedger } from './adapters/persistence/typeorm-trial-ledger.js';
import { Entitlements } from './application/entitlements.js';
import { SubscriptionStateQuery } from './application/subscription-state.query.js';
import { TrialLedger } from './ports/trial-ledger.js';

@Module({
  controllers: [SubscriptionController],
  providers: [Entitlements, SubscriptionStateQuery, { provide: TrialLedger, useClass: TypeormTrialLedger }],
  exports: [Entitlements],
})
export class BillingModule {}
