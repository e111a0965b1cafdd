import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { Backup, type BackupSummary } from '#platform/backup/backup.js';
import type { Manifest } from '#platform/backup/manifest.js';
import { FileStore } from '#platform/files/file-store.js';
import { eventually } from '#test/support/eventually.js';
import { ProductProcess } from '#test/support/product-process.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { workFolder } from '#test/support/run/work-folder.js';
import { personEverywhere } from '../leaving/leaving.support.js';
import { rows } from '../workouts/workouts.support.js';

jest.setTimeout(300_000);

/**
 * Every file of a folder and its content, without the unfinished files of killed processes: these
 * are apart, have no key, and are swept later.
 */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('.unfinished'),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    await Promise.all(
      paths.map(
        async (path) =>
          [
            relative(folder, path),
            createHash('sha256')
              .update(await readFile(path))
              .digest('hex'),
          ] as const,
      ),
    ),
  );
}

describe('a backup whose restore is killed', () => {
  const ROWS = 3_000;
  const FILES = 150;
  /** A start takes two seconds, and a minute on a machine that thirty others share. */
  const START_LIMIT_MS = 90_000;
  let source: TestApp;
  let large: string;
  let taken: BackupSummary;
  let empty: TestDatabase;
  let dataDir: string;
  let watcher: Client;
  let holder: Client;

  beforeAll(async () => {
    source = await startTestApp();
    await personEverywhere(source, 'Somebody');
    const store = source.app.get(FileStore, { strict: false });
    for (let at = 0; at < FILES; at += 1)
      await store.write(`kept/${at % 7}/${at}.bin`, Readable.from([Buffer.alloc(20_000, at)]));
    await rows(
      source,
      'INSERT INTO audit_log (id, at, actor, action, details, address) SELECT ' +
        `gen_random_uuid(), now(), 'somebody', 'noted', jsonb_build_object('text', ` +
        `repeat(md5(n::text), 30)), '' FROM generate_series(1, ${ROWS}) n`,
    );
    large = join(await workFolder(), 'large');
    taken = await source.app.get(Backup, { strict: false }).take(large);
    dataDir = await workFolder();
    empty = await createTestDatabase();
    [watcher, holder] = [
      new Client({ connectionString: empty.url }),
      new Client({ connectionString: empty.url }),
    ];
    await Promise.all([watcher.connect(), holder.connect()]);
  });
  afterAll(async () => {
    await source.close();
    await Promise.all([watcher.end(), holder.end()]);
    await empty.drop();
  });

  const restore = () =>
    ProductProcess.launch({
      dataDir,
      role: 'admin',
      args: ['restore', large, '--yes'],
      env: { DATABASE_URL: empty.url, JWT_SECRET: 'a secret for tests alone, long enough' },
    });
  const asked = async <T extends object>(client: Client, sql: string): Promise<T[]> =>
    (await client.query<T>(sql)).rows;
  const filesThere = async () =>
    (
      await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
    ).filter((entry) => entry.isFile() && !entry.parentPath.includes('.unfinished')).length;
  const statements = (client: Client) =>
    asked<{ query: string; waits: boolean }>(
      client,
      `SELECT query, wait_event_type = 'Lock' AS waits FROM pg_stat_activity WHERE datname ` +
        '= current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL',
    );

  it('stays empty, and a second restore from the same backup brings everything', async () => {
    const moments: Record<string, () => Promise<boolean>> = {
      'before the first row': async () =>
        (await statements(watcher)).some(
          ({ query, waits }) => waits && query.startsWith('LOCK TABLE'),
        ),
      'amid the rows': async () =>
        (await statements(watcher)).some(({ query }) => query.startsWith('INSERT INTO')),
      'amid the files': async () => (await filesThere()) > FILES * 0.8 * Math.random(),
      'before its end': async () => (await filesThere()) === taken.files,
    };
    let whole = false;
    for (const [name, reached] of Object.entries(moments)) {
      // What somebody holds makes the first moment last.
      if (name === 'before the first row')
        await holder.query('BEGIN; LOCK TABLE settings IN SHARE MODE');
      const process = await restore();
      await eventually(async () => {
        if (!(await reached()) && !process.hasEnded)
          throw new Error(`never came to the moment ${name}`);
      }, START_LIMIT_MS);
      process.kill('SIGKILL');
      const ended = await process.ended();
      await holder.query('ROLLBACK');
      const [left] = await asked<{ n: number }>(watcher, `SELECT count(*)::int AS n FROM users`);
      // Only where the end had been asked of the database may it have come about.
      whole = left?.n !== 0;
      if (name !== 'before its end')
        expect({ name, ended, whole }).toEqual({ name, ended: 'SIGKILL', whole: false });
    }
    const again = await restore();
    const code = await again.ended();
    if (whole) expect(again.stderr).toContain('there are accounts already');
    else
      expect([code, again.stdout]).toEqual([
        0,
        `${taken.rows} rows and ${taken.files} files are back\n`,
      ]);
    // What is in the rows is compared with the back-up by the restore itself.
    const { tables } = JSON.parse(await readFile(join(large, 'manifest.json'), 'utf8')) as Manifest;
    for (const [table, wanted] of Object.entries(tables)) {
      const [counted] = await asked<{ n: number }>(
        watcher,
        `SELECT count(*)::int AS n FROM ${table}`,
      );
      expect({ table, rows: counted?.n }).toEqual({ table, rows: wanted.rows });
    }
    expect(await contentsOf(join(dataDir, 'files'))).toEqual(
      await contentsOf(join(large, 'files')),
    );
  });
});
