import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Administrators } from '#accounts/index.js';
import { Backup, type BackupSummary } from '#platform/backup/backup.js';
import { BackupError, type Manifest } from '#platform/backup/manifest.js';
import { FileStore } from '#platform/files/file-store.js';
import { eventually } from '#test/support/eventually.js';
import { HttpClient } from '#test/support/http-client.js';
import { ProductProcess } from '#test/support/product-process.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { workFolder } from '#test/support/run/work-folder.js';
import { personEverywhere, type Person } from '../leaving/leaving.support.js';
import { rows } from '../workouts/workouts.support.js';

jest.setTimeout(300_000);

/** Rows come and go as emails are sent and scheduled work runs. */
const UNSETTLED = new Set(['outbox']);

/** Every row of a backup, table by table. */
async function rowsIn(folder: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const file of await readdir(join(folder, 'tables'))) {
    if (UNSETTLED.has(file.replace('.ndjson.gz', ''))) continue;
    found[file] = gunzipSync(await readFile(join(folder, 'tables', file)))
      .toString()
      .split('\n')
      .sort();
  }
  return found;
}

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

describe('a backup', () => {
  let source: TestApp;
  let target: TestApp;
  let person: Person;
  let folder: string;

  beforeAll(async () => {
    source = await startTestApp();
    await source.app
      .get(Administrators, { strict: false })
      .ensureOne({ email: 'boss@example.com', password: 'a long word for tests' });
    person = await personEverywhere(source, 'Zoë\u2028"of" O\'Malley\u2029\\ 🚴');
    folder = join(await workFolder(), 'backup');
    await source.app.get(Backup, { strict: false }).take(folder);
    target = await startTestApp({ working: false });
  });
  afterAll(async () => {
    await target.close();
    await source.close();
  });

  it('is refused where its folder is there already', async () => {
    await expect(source.app.get(Backup, { strict: false }).take(folder)).rejects.toThrow(
      new BackupError(`${folder} is there already; a backup makes its folder itself`),
    );
    await expect(
      source.app.get(Backup, { strict: false }).take(join(folder, 'manifest.json', 'below')),
    ).rejects.toThrow(BackupError);
  });

  it('is restored by nobody over accounts that are there', async () => {
    await expect(source.app.get(Backup, { strict: false }).restore(folder)).rejects.toThrow(
      'there are accounts already',
    );
  });

  it('is restored by nobody over the files of another', async () => {
    const store = target.app.get(FileStore, { strict: false });
    await store.write('kept/of-somebody.bin', Readable.from(['x']));
    await expect(target.app.get(Backup, { strict: false }).restore(folder)).rejects.toThrow(
      'not of this backup, such as kept/of-somebody.bin',
    );
    await store.remove('kept/of-somebody.bin');
  });

  it('is restored not at all where a byte of it is damaged, or a part is missing', async () => {
    const broken = join(await workFolder(), 'broken');
    await source.app.get(Backup, { strict: false }).take(broken);
    const manifest = join(broken, 'manifest.json');
    await writeFile(
      manifest,
      (await readFile(manifest, 'utf8')).replace(
        /("users": \{\s*"rows": \d+,\s*"sha256": ")[0-9a-f]{4}/,
        '$1beef',
      ),
    );
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow(
      'the table users of the backup is damaged',
    );
    const [first] = (
      await readdir(join(broken, 'files'), { recursive: true, withFileTypes: true })
    ).filter((entry) => entry.isFile());
    const file = join(first?.parentPath ?? '', first?.name ?? '');
    const bytes = await readFile(file);
    await writeFile(file, bytes.with(bytes.length >> 1, (bytes.at(bytes.length >> 1) ?? 0) ^ 1));
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow(
      'a file of the backup is damaged',
    );
    await truncate(file, 10);
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow(
      'the files of the backup have 10 bytes and should have',
    );
    const table = join(broken, 'tables', 'users.ndjson.gz');
    await rm(join(broken, 'files'), { recursive: true });
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow(
      /^the files of the backup cannot be read: .*ENOENT/,
    );
    await cp(join(folder, 'files'), join(broken, 'files'), { recursive: true });
    await truncate(table, 30);
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow(
      /^the table users of the backup cannot be restored: .*unexpected end of file/,
    );
    for (const text of [
      '{',
      'null',
      '{ "format": 2 }',
      '{ "format": 2, "schema": [], "tables": null, "files": {} }',
    ]) {
      await writeFile(manifest, text);
      await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow(
        'holds no whole backup',
      );
    }
    await rm(manifest);
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow(
      'holds no whole backup',
    );
    const [left] = await target.app
      .get(DataSource)
      .query<{ n: number }[]>('SELECT count(*)::int AS n FROM users');
    expect(left?.n).toBe(0);
  });

  it('brings back every row and every file, and the product works with them', async () => {
    const { files } = await target.app.get(Backup, { strict: false }).restore(folder);
    expect(files).toBe(1);
    const again = join(await workFolder(), 'again');
    await target.app.get(Backup, { strict: false }).take(again);
    expect(await rowsIn(again)).toEqual(await rowsIn(folder));

    const boss = new HttpClient(target.url);
    const signedIn = await boss.post<{ token: string }>('/api/admin/login', {
      username: 'boss@example.com',
      password: 'a long word for tests',
    });
    expect(signedIn.status).toBe(200);
    const athlete = new HttpClient(target.url, person.client.token);
    expect((await athlete.get(`/api/workouts/${person.workoutId}`)).status).toBe(200);
    const file = await fetch(`${target.url}/api/workouts/${person.workoutId}/file`, {
      headers: { authorization: `Bearer ${athlete.token}` },
    });
    const original = await fetch(`${source.url}/api/workouts/${person.workoutId}/file`, {
      headers: { authorization: `Bearer ${athlete.token}` },
    });
    expect(
      Buffer.compare(
        Buffer.from(await file.arrayBuffer()),
        Buffer.from(await original.arrayBuffer()),
      ),
    ).toBe(0);
    // New rows take numbers behind the old ones, and the sums go on being kept.
    expect(
      (await athlete.send(`/api/workouts/${person.workoutId}`, { method: 'DELETE' })).status,
    ).toBeLessThan(300);
  });

  describe('whose restore is killed', () => {
    const ROWS = 3_000;
    const FILES = 150;
    /** A start takes two seconds, and a minute on a machine that thirty others share. */
    const START_LIMIT_MS = 90_000;
    let large: string;
    let taken: BackupSummary;
    let empty: TestDatabase;
    let dataDir: string;
    let watcher: Client;
    let holder: Client;

    beforeAll(async () => {
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
      await Promise.all([watcher.end(), holder.end()]);
      await empty.drop();
    });

    const restore = () =>
      ProductProcess.launch({
        dataDir,
        role: 'admin',
        args: ['restore', large],
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
      const { tables } = JSON.parse(
        await readFile(join(large, 'manifest.json'), 'utf8'),
      ) as Manifest;
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
});
