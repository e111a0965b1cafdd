import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { SyncRun } from '#admin/domain/sync-run.js';
import { SyncRuns } from '#admin/ports/sync-runs.js';

@Injectable()
export class TypeormSyncRuns extends SyncRuns {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async open(id: string, now: Date): Promise<{ id: string; fresh: boolean }> {
    const made = await this.session.query<{ id: string }>(
      `INSERT INTO subscription_syncs (id, state, created_at) VALUES ($1, 'waiting', $2) ON ` +
        `CONFLICT ((true)) WHERE state IN ('waiting', 'running') DO NOTHING RETURNING id`,
      [id, now],
    );
    if (made.length === 1) return { id, fresh: true };
    const [open] = await this.session.query<{ id: string }>(
      `SELECT id FROM subscription_syncs WHERE state IN ('waiting', 'running')`,
      [],
    );
    return open ? { id: open.id, fresh: false } : this.open(id, now);
  }

  async find(id: string): Promise<SyncRun | null> {
    return this.session.first<SyncRun>(
      'SELECT id, state, place, done, total, failed, started_at AS "startedAt", ended_at AS ' +
        '"endedAt" FROM subscription_syncs WHERE id = $1',
      [id],
    );
  }

  async start(id: string, total: number, now: Date): Promise<void> {
    await this.session.query(
      `UPDATE subscription_syncs SET state = 'running', total = $2, started_at = ` +
        'coalesce(started_at, $3) WHERE id = $1',
      [id, total, now],
    );
  }

  async reach(id: string, place: string | null, done: number, failed: number): Promise<void> {
    await this.session.query(
      `UPDATE subscription_syncs SET place = $2, done = $3, failed = $4 WHERE id = $1`,
      [id, place, done, failed],
    );
  }

  async end(id: string, state: 'done' | 'failed', now: Date): Promise<void> {
    await this.session.query(
      `UPDATE subscription_syncs SET state = $2, ended_at = $3 WHERE id = $1`,
      [id, state, now],
    );
  }
}
