import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { NotificationAddress, TestNotification } from '#accounts/index.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Where the operator is told of what happens. */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly address: NotificationAddress,
    private readonly letter: TestNotification,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /** Null where nobody is told. */
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
      await this.letter.execute();
      await this.trail.note(staff, { action: 'test-mail-sent', subject: 'notification_email' });
    });
  }
}
