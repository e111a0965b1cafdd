import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, type Repository } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import {
  PasswordResetRepository,
  type PasswordReset,
} from '#accounts/ports/password-reset.repository.js';
import { PasswordResetRecord } from './password-reset.record.js';
import { UserRecord } from './user.record.js';

/**
 * Old links are kept this long, so that a late job of an older request can see that a newer one was
 * made.
 */
const KEPT_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class TypeormPasswordResetRepository extends PasswordResetRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add({ userId, requestedAt, ...reset }: PasswordReset): Promise<boolean> {
    // Two jobs for one user come one after the other.
    await this.session
      .manager()
      .getRepository(UserRecord)
      .findOne({
        where: { id: userId },
        select: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
    if (await this.records().existsBy({ userId, createdAt: MoreThan(requestedAt) })) return false;
    await this.records().delete({
      userId,
      createdAt: LessThan(new Date(requestedAt.getTime() - KEPT_MS)),
    });
    await this.voidAll(userId, requestedAt);
    await this.records().insert({ ...reset, userId, createdAt: requestedAt, usedAt: null });
    return true;
  }

  async ownerOf(tokenHash: string, now: Date): Promise<string | null> {
    const record = await this.records().findOneBy({
      tokenHash,
      usedAt: IsNull(),
      expiresAt: MoreThan(now),
    });
    return record?.userId ?? null;
  }

  async consume(tokenHash: string, now: Date): Promise<boolean> {
    const { affected } = await this.records().update(
      { tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now) },
      { usedAt: now },
    );
    return affected === 1;
  }

  async voidAll(userId: string, now: Date): Promise<void> {
    await this.records().update({ userId, usedAt: IsNull() }, { usedAt: now });
  }

  private records(): Repository<PasswordResetRecord> {
    return this.session.manager().getRepository(PasswordResetRecord);
  }
}
