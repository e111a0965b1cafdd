import { Injectable, Logger } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { ExportTurns, type ExportTurn } from '#accounts/ports/export-turns.js';

const RENEW_MS = 20_000;

/** Judged by the clock of the database, which all processes share. */
const HELD = `now() + interval '60 seconds'`;

/** Turns as rows that are held for a minute and held on to while the export runs. */
@Injectable()
export class TypeormExportTurns extends ExportTurns {
  private readonly logger = new Logger(TypeormExportTurns.name);

  constructor(
    private readonly session: DatabaseSession,
    private readonly ids: IdGenerator,
  ) {
    super();
  }

  async take(userId: string): Promise<ExportTurn | null> {
    const turnId = this.ids.next();
    const taken = await this.session.manager().query<unknown[]>(
      `INSERT INTO account_exports (user_id, turn_id, held_until) VALUES ($1, $2, ${HELD})
       ON CONFLICT (user_id) DO UPDATE SET turn_id = excluded.turn_id, held_until = excluded.held_until
       WHERE account_exports.held_until < now() RETURNING 1`,
      [userId, turnId],
    );
    if (taken.length === 0) return null;
    const renewing = setInterval(
      () =>
        void this.run(
          `UPDATE account_exports SET held_until = ${HELD} WHERE user_id = $1 AND turn_id = $2`,
          userId,
          turnId,
        ),
      RENEW_MS,
    );
    renewing.unref();
    return {
      end: () => {
        clearInterval(renewing);
        return this.run(
          `DELETE FROM account_exports WHERE user_id = $1 AND turn_id = $2`,
          userId,
          turnId,
        );
      },
    };
  }

  /** A turn that cannot be written runs out by itself. */
  private async run(sql: string, userId: string, turnId: string): Promise<void> {
    try {
      await this.session.manager().query(sql, [userId, turnId]);
    } catch (error) {
      this.logger.warn({ err: error }, 'the turn of an export was not written');
    }
  }
}
