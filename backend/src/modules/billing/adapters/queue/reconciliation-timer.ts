import { Injectable } from '@nestjs/common';
import { Every } from '#platform/queue/workers/periodic.js';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';

/** Far more often than one is due, so that frequent restarts do not postpone it for ever. */
const EVERY_MS = 60_000;

/** Asks whether a reconciliation is due. */
@Injectable()
export class ReconciliationTimer {
  constructor(private readonly reconciliation: ReconcileSubscriptions) {}

  @Every(EVERY_MS)
  planWhenDue(): Promise<void> {
    return this.reconciliation.planWhenDue();
  }
}
