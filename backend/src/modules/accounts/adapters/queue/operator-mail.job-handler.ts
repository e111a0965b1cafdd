import { Injectable } from '@nestjs/common';
import { untilRefused } from '#platform/mail/until-refused.js';
import type { PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { SendOperatorEmail } from '#accounts/application/emails/send-operator-email.use-case.js';
import { OPERATOR_MAIL } from './operator-mail.job.js';

@Injectable()
export class OperatorMailJobHandler {
  constructor(private readonly emails: SendOperatorEmail) {}

  @OnJob(OPERATOR_MAIL)
  send({ news, subjectId }: PayloadOf<typeof OPERATOR_MAIL>): Promise<void> {
    return untilRefused(this.emails.execute(news, subjectId));
  }
}
