import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { NotificationAddress, TestNotification } from '#accounts/index.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** The address for notifications of the operator. */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly address: NotificationAddress,
    private readonly testNotification: TestNotification,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /** Null if nobody is notified. */
  current(): Promise<string | null> {
    return this.address.current();
  }

  change(staff: Staff, to: string): Promise<void> {
    return this.work.run(async () => {
      const from = await this.address.current();
      await this.address.set(to);
      await this.trail.note(staff, {
        action: 'setting-changed',
        subject: 'notification_email',
        details: { from, to },
      });
    });
  }

  test(staff: Staff): Promise<void> {
    return this.work.run(async () => {
      await this.testNotification.execute();
      await this.trail.note(staff, { action: 'test-mail-sent', subject: 'notification_email' });
    });
  }
}
