import { Injectable } from '@nestjs/common';
import type { Json } from '#kernel/json.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { KnownAccounts, Questionnaires } from '#accounts/index.js';
import { noSuchUser } from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';

export interface OpenedProfile {
  readonly email: string;
  /** Null if the questionnaire was never completed. */
  readonly profile: Readonly<Record<string, Json>> | null;
}

/** The answers of a questionnaire, including health; so the audit log records who read them. */
@Injectable()
export class ReadUserProfile {
  constructor(
    private readonly accounts: KnownAccounts,
    private readonly questionnaires: Questionnaires,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /** Throws NOT_FOUND. */
  execute(staff: Staff, userId: string): Promise<OpenedProfile> {
    return this.work.run(async () => {
      const account = await this.accounts.of(userId);
      if (!account) throw noSuchUser();
      const completed = await this.questionnaires.completed(userId);
      await this.trail.note(staff, { action: 'profile-viewed', subject: userId });
      const profile = completed && {
        id: userId,
        userId,
        ...completed.answers,
        createdAt: completed.completedAt.toISOString(),
      };
      return { email: account.email, profile };
    });
  }
}
