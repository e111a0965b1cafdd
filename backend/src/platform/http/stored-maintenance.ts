import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { Maintenance } from '#kernel/maintenance.js';
import { DatabaseSession } from '../database/database-session.js';

const KEY = 'maintenance';

/** Every request asks; the table is read this often. */
const LOOK_LASTS_MS = 3_000;

/** In the table of settings, so that all processes agree. */
@Injectable()
export class StoredMaintenance extends Maintenance {
  private look: { readonly at: number; readonly until: Promise<Date | null> } | null = null;

  constructor(
    private readonly session: DatabaseSession,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async begin(until: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
      [KEY, until.toISOString(), this.clock.now()],
    );
  }

  override async end(): Promise<void> {
    await this.session.query('DELETE FROM settings WHERE key = $1', [KEY]);
  }

  override until(): Promise<Date | null> {
    const now = performance.now();
    if (this.look === null || now - this.look.at > LOOK_LASTS_MS)
      this.look = { at: now, until: this.read() };
    return this.look.until;
  }

  /** Without a database every route says so itself. */
  private async read(): Promise<Date | null> {
    try {
      const row = await this.session.first<{ value: string }>(
        'SELECT value FROM settings WHERE key = $1',
        [KEY],
      );
      return row && new Date(row.value);
    } catch {
      return null;
    }
  }
}
