import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { AdministratorSessions } from '#accounts/ports/administrator-sessions.js';

@Injectable()
export class TypeormAdministratorSessions extends AdministratorSessions {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async find(id: string): Promise<{ seenAt: Date; ended: boolean } | null> {
    const [row] = await this.session
      .manager()
      .query<{ seenAt: Date; ended: boolean }[]>(
        `SELECT seen_at AS "seenAt", ended FROM administrator_sessions WHERE id = $1`,
        [id],
      );
    return row ?? null;
  }

  async see({ id, userId }: { id: string; userId: string }, at: Date): Promise<void> {
    await this.session.manager().query(
      `INSERT INTO administrator_sessions AS s (id, user_id, seen_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET seen_at = greatest(s.seen_at, excluded.seen_at)`,
      [id, userId, at],
    );
  }

  async end({ id, userId }: { id: string; userId: string }, at: Date): Promise<void> {
    await this.session
      .manager()
      .query(
        'INSERT INTO administrator_sessions (id, user_id, seen_at, ended) VALUES ($1, $2, ' +
          '$3, true) ON CONFLICT (id) DO UPDATE SET ended = true',
        [id, userId, at],
      );
  }

  async forget(before: Date): Promise<void> {
    await this.session
      .manager()
      .query(`DELETE FROM administrator_sessions WHERE seen_at < $1`, [before]);
  }
}
