import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { UserRole } from '#accounts/domain/user.js';
import {
  AdministratorRepository,
  type KnownAdministrator,
} from '#accounts/ports/administrator.repository.js';
import { UserRecord } from './user.record.js';

const ADMINISTRATORS = `
  SELECT id, email, created_at AS "createdAt",
    (SELECT max(used_at) FROM sessions s WHERE s.user_id = users.id) AS "lastSeenAt"
  FROM users WHERE role = 'admin' AND leaving_since IS NULL ORDER BY email_key`;

@Injectable()
export class TypeormAdministratorRepository extends AdministratorRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  all(): Promise<readonly KnownAdministrator[]> {
    return this.session.query<KnownAdministrator>(ADMINISTRATORS, []);
  }

  async lock(): Promise<readonly string[]> {
    // In the order of their ids, so that two such transactions cannot deadlock.
    const rows = await this.session.query<{ id: string }>(
      `SELECT id FROM users WHERE role = 'admin' AND leaving_since IS NULL
       ORDER BY id FOR UPDATE`,
      [],
    );
    return rows.map(({ id }) => id);
  }

  async changeRole(userId: string, role: UserRole): Promise<boolean> {
    const { affected } = await this.session
      .manager()
      .update(
        UserRecord,
        { id: userId, role: Not(role), leavingSince: IsNull() },
        { role, tokenVersion: () => 'token_version + 1', updatedAt: () => 'now()' },
      );
    return affected === 1;
  }
}
