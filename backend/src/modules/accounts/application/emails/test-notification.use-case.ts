import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';

/** Plans a test email to the notification address. */
@Injectable()
export class TestNotification {
  constructor(
    private readonly jobs: AccountJobs,
    private readonly ids: IdGenerator,
  ) {}

  /** Joins the current transaction. */
  execute(): Promise<void> {
    return this.jobs.notifyOperator('test', this.ids.next());
  }
}
