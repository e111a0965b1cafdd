import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { SettingsRepository } from '#accounts/ports/settings.repository.js';

@Injectable()
export class TypeormSettingsRepository extends SettingsRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async get(key: string): Promise<string | null> {
    const [row] = await this.session.query<{ value: string }>(
      `SELECT value FROM settings WHERE key = $1`,
      [key],
    );
    return row?.value ?? null;
  }

  async put(key: string, value: string, now: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
      [key, value, now],
    );
  }
}
