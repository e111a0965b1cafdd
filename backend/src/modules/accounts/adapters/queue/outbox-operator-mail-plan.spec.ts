import { operatorMailPlanContract } from '#test/contracts/operator-mail-plan.contract.js';
import { RememberedOutbox } from '#test/support/remembered-outbox.js';
import { OPERATOR_MAIL } from './operator-mail.job.js';
import { OutboxOperatorMailPlan } from './outbox-operator-mail-plan.js';

operatorMailPlanContract('the outbox', () => {
  const outbox = new RememberedOutbox();
  return {
    plan: new OutboxOperatorMailPlan(outbox),
    planned: () =>
      new Map(outbox.jobs.map(({ jobId, payload }) => [jobId, OPERATOR_MAIL.parse(payload)])),
  };
});
