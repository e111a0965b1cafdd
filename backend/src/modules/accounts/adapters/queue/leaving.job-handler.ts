import { Injectable } from '@nestjs/common';
import { untilRefused } from '#platform/mail/until-refused.js';
import type { PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { EraseAccount } from '#accounts/application/deletion/erase-account.use-case.js';
import { SendFarewell } from '#accounts/application/emails/send-farewell.use-case.js';
import { ERASE_ACCOUNT, FAREWELL_MAIL } from './leaving.jobs.js';

@Injectable()
export class LeavingJobHandler {
  constructor(
    private readonly eraseAccount: EraseAccount,
    private readonly sendFarewell: SendFarewell,
  ) {}

  @OnJob(ERASE_ACCOUNT)
  erase({ userId }: PayloadOf<typeof ERASE_ACCOUNT>): Promise<void> {
    return this.eraseAccount.execute(userId);
  }

  @OnJob(FAREWELL_MAIL)
  farewell({ deletedAccountId }: PayloadOf<typeof FAREWELL_MAIL>): Promise<void> {
    return untilRefused(this.sendFarewell.execute(deletedAccountId));
  }
}
