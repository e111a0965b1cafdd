import { Injectable } from '@nestjs/common';
import { LessThan, Not, type Repository } from 'typeorm';
import type { Json } from '#kernel/json.js';
import { columnsOf } from '#platform/database/columns-of.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { OFTEN } from '#platform/database/preparing-client.js';
import type { OpenSession, SessionInUse } from '#accounts/domain/session.js';
import { SessionRepository, type SessionKey } from '#accounts/ports/session.repository.js';
import { SessionRecord } from './session.record.js';
import { toUser } from './user.mapper.js';
import { UserRecord } from './user.record.js';

const LISTED = 100;

/** Names every column, so that a later one is not exported before somebody has thought about it. */
const EXPORT = `
  SELECT COALESCE(jsonb_agg(jsonb_build_object(
    'device', device, 'begunAt', begun_at, 'usedAt', used_at) ORDER BY begun_at), '[]') AS document
  FROM sessions WHERE user_id = $1`;

@Injectable()
export class TypeormSessionRepository extends SessionRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(session: OpenSession): Promise<void> {
    await this.records().insert({ ...session, factors: [...session.factors] });
  }

  async find({ id, userId }: SessionKey): Promise<SessionInUse | null> {
    // Every request with a token asks this.
    const columns = columnsOf(this.session.manager().getRepository(UserRecord));
    const [row] = await this.session.query<UserRecord & { sessionUsedAt: Date }>(
      `${OFTEN}SELECT s.used_at AS "sessionUsedAt", u.* FROM sessions s
       JOIN (SELECT ${columns} FROM users WHERE id = $2 AND leaving_since IS NULL) u
         ON u.id = s.user_id
       WHERE s.id = $1`,
      [id, userId],
    );
    if (!row) return null;
    const { sessionUsedAt: usedAt, ...record } = row;
    return { user: toUser(record), usedAt };
  }

  async noteUse(id: string, at: Date): Promise<void> {
    await this.records().update({ id, usedAt: LessThan(at) }, { usedAt: at });
  }

  async listOf(userId: string): Promise<readonly OpenSession[]> {
    const records = await this.records().find({
      where: { userId },
      order: { usedAt: 'DESC', id: 'DESC' },
      take: LISTED,
    });
    return records.map((record) => ({ ...record }));
  }

  async end({ id, userId }: SessionKey): Promise<boolean> {
    const { affected } = await this.records().delete({ id, userId });
    return affected === 1;
  }

  async endAll(userId: string, keptId: string | null): Promise<void> {
    await this.records().delete({ userId, ...(keptId !== null && { id: Not(keptId) }) });
  }

  async removeBegunBefore(time: Date): Promise<void> {
    await this.records().delete({ begunAt: LessThan(time) });
  }

  async exportOf(userId: string): Promise<Json> {
    const [row] = await this.session.query<{ document: Json }>(EXPORT, [userId]);
    return row?.document ?? null;
  }

  private records(): Repository<SessionRecord> {
    return this.session.manager().getRepository(SessionRecord);
  }
}
