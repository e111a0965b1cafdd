import { syncPlanContract } from '#test/contracts/sync-plan.contract.js';
import { RememberedOutbox } from '#test/support/remembered-outbox.js';
import { OutboxSyncPlan } from './outbox-sync-plan.js';
import { SYNC_ALL } from './sync-all.job.js';

syncPlanContract('the outbox', () => {
  const outbox = new RememberedOutbox();
  return {
    plan: new OutboxSyncPlan(outbox),
    planned: () =>
      new Map(outbox.jobs.map(({ jobId, payload }) => [jobId, SYNC_ALL.parse(payload)])),
  };
});
