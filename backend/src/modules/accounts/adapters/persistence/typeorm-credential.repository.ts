import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, type Repository } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { SessionUse } from '#accounts/domain/administrator-session.js';
import {
  CredentialRepository,
  type PasswordReset,
  type SessionKey,
} from '#accounts/ports/credential.repository.js';
import { PasswordResetRecord } from './password-reset.record.js';
import { UserRecord } from './user.record.js';

/** Old links are kept this long: a late job of an older request sees that a newer one exists. */
const KEPT_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class TypeormCredentialRepository extends CredentialRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async addReset({ userId, requestedAt, ...reset }: PasswordReset): Promise<boolean> {
    // Two jobs for one user run one after the other.
    await this.session
      .manager()
      .getRepository(UserRecord)
      .findOne({
        where: { id: userId },
        select: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
    if (await this.resets().existsBy({ userId, createdAt: MoreThan(requestedAt) })) return false;
    await this.resets().delete({
      userId,
      createdAt: LessThan(new Date(requestedAt.getTime() - KEPT_MS)),
    });
    await this.voidResets(userId, requestedAt);
    await this.resets().insert({ ...reset, userId, createdAt: requestedAt, usedAt: null });
    return true;
  }

  async resetOwner(tokenHash: string, now: Date): Promise<string | null> {
    const record = await this.resets().findOneBy({
      tokenHash,
      usedAt: IsNull(),
      expiresAt: MoreThan(now),
    });
    return record?.userId ?? null;
  }

  async consumeReset(tokenHash: string, now: Date): Promise<boolean> {
    const { affected } = await this.resets().update(
      { tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now) },
      { usedAt: now },
    );
    return affected === 1;
  }

  async voidResets(userId: string, now: Date): Promise<void> {
    await this.resets().update({ userId, usedAt: IsNull() }, { usedAt: now });
  }

  async findSession(id: string): Promise<SessionUse | null> {
    return this.session.first<SessionUse>(
      `SELECT seen_at AS "seenAt", ended FROM administrator_sessions WHERE id = $1`,
      [id],
    );
  }

  async touchSession({ id, userId }: SessionKey, at: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO administrator_sessions AS s (id, user_id, seen_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET seen_at = greatest(s.seen_at, excluded.seen_at)`,
      [id, userId, at],
    );
  }

  async endSession({ id, userId }: SessionKey, at: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO administrator_sessions (id, user_id, seen_at, ended) VALUES ($1, $2, $3, true)
       ON CONFLICT (id) DO UPDATE SET ended = true`,
      [id, userId, at],
    );
  }

  async removeSessions(before: Date): Promise<void> {
    await this.session.query(`DELETE FROM administrator_sessions WHERE seen_at < $1`, [before]);
  }

  private resets(): Repository<PasswordResetRecord> {
    return this.session.manager().getRepository(PasswordResetRecord);
  }
}
