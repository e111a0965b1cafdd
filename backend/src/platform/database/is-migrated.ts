import { Client } from 'pg';

import { MIGRATIONS_TABLE } from './data-source-options.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * Whether every migration that this build knows has run. A newer schema counts as up to date. Only
 * reads, one statement at a time, so that a pooler may stand between.
 */
export async function isMigrated(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'stridewatt schema check' });
  await client.connect();
  try {
    const there = await client.query<{ found: boolean }>(
      `SELECT to_regclass($1) IS NOT NULL AS found`,
      [MIGRATIONS_TABLE],
    );
    if (!there.rows[0]?.found) return false;
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE}`);
    const done = new Set(rows.map((row) => row.name));
    return MIGRATIONS.every((migration) => done.has(migration.name));
  } finally {
    await client.end();
  }
}
