import { accountJobsContract } from '#test/contracts/accounts/account-jobs.contract.js';
import { RememberedOutbox } from '#test/support/doubles/remembered-outbox.js';
import { OPERATOR_MAIL } from './account.jobs.js';
import { OutboxAccountJobs } from './outbox-account-jobs.js';

accountJobsContract('the outbox', () => {
  const outbox = new RememberedOutbox();
  return {
    jobs: new OutboxAccountJobs(outbox),
    operatorEmails: () =>
      new Map(outbox.jobs.map(({ jobId, payload }) => [jobId, OPERATOR_MAIL.parse(payload)])),
  };
});
