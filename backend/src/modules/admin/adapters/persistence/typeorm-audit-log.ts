import { Injectable } from '@nestjs/common';
import type { Json } from '#kernel/json.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import type {
  AuditedAction,
  AuditEntry,
  AuditQuery,
  ReadAuditEntry,
} from '#admin/domain/audit-entry.js';
import { AuditLog } from '#admin/ports/audit-log.js';

interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor: string;
  readonly action: AuditedAction;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, Json>>;
  readonly address: string;
  readonly label: string | null;
}

/** Ordered by id, because ids rise with time. */
const PAGE = `
  SELECT l.*, coalesce((SELECT email FROM users WHERE id = l.subject_id AND leaving_since IS NULL),
                       (SELECT email FROM deleted_accounts WHERE user_id = l.subject_id),
                       (SELECT name FROM coaching_instructions WHERE id = l.subject_id)) AS label
  FROM (
    SELECT *, CASE WHEN subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      THEN subject::uuid END AS subject_id
    FROM audit_log
    WHERE ($1::text IS NULL OR actor = $1) AND ($2::text IS NULL OR action = $2)
      AND ($3::text[] IS NULL OR subject = ANY($3))
      AND ($4::uuid IS NULL OR id < $4)
    ORDER BY id DESC LIMIT $5
  ) l ORDER BY l.id DESC`;

@Injectable()
export class TypeormAuditLog extends AuditLog {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add({ id, at, actor, action, subject, details }: AuditEntry): Promise<void> {
    await this.session.query(
      'INSERT INTO audit_log (id, at, actor_id, actor, action, subject, details, address) ' +
        'VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [id, at, actor.userId, actor.name, action, subject, JSON.stringify(details), actor.address],
    );
  }

  async page(
    { actor, action, subject }: AuditQuery,
    after: string | null,
    limit: number,
  ): Promise<readonly ReadAuditEntry[]> {
    const subjects = subject?.includes('@') ? await this.idsOf(subject) : subject && [subject];
    const rows = await this.session.query<AuditRow>(PAGE, [actor, action, subjects, after, limit]);
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      actor: { userId: row.actor_id, name: row.actor, address: row.address },
      action: row.action,
      subject: row.subject,
      subjectLabel: row.label,
      details: row.details,
    }));
  }

  /** Of everybody who has or had the address. */
  private async idsOf(email: string): Promise<readonly string[]> {
    const rows = await this.session.query<{ id: string }>(
      `SELECT id::text FROM users WHERE email_key = $1
       UNION SELECT user_id::text FROM deleted_accounts WHERE email_key = $1`,
      [email.trim().normalize('NFC').toLowerCase()],
    );
    return rows.map(({ id }) => id);
  }
}
