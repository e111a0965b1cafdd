import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { Sessions } from '#accounts/index.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Ends the session of the used token, and no other of the same person. */
@Injectable()
export class LogOutAdministrator {
  constructor(
    private readonly sessions: Sessions,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  execute(staff: Staff, sessionId: string): Promise<void> {
    return this.work.run(async () => {
      await this.sessions.endOwn({ id: sessionId, userId: staff.userId });
      await this.trail.note(staff, { action: 'signed-out' });
    });
  }
}
