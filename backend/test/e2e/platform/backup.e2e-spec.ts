import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Administrators } from '#accounts/index.js';
import { Backup } from '#platform/backup/backup.js';
import { BackupError } from '#platform/backup/manifest.js';
import { FileStore } from '#platform/files/file-store.js';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { workFolder } from '#test/support/run/work-folder.js';
import { personEverywhere, type Person } from '../leaving/leaving.support.js';

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

  it('refuses an existing folder', async () => {
    await expect(source.app.get(Backup, { strict: false }).take(folder)).rejects.toThrow(
      new BackupError(`${folder} is there already; a backup makes its folder itself`),
    );
    await expect(
      source.app.get(Backup, { strict: false }).take(join(folder, 'manifest.json', 'below')),
    ).rejects.toThrow(BackupError);
  });

  it('is never restored over existing accounts', async () => {
    await expect(source.app.get(Backup, { strict: false }).restore(folder)).rejects.toThrow(
      'there are accounts already',
    );
  });

  it('is never restored over existing files', async () => {
    const store = target.app.get(FileStore, { strict: false });
    await store.write('kept/of-somebody.bin', Readable.from(['x']));
    await expect(target.app.get(Backup, { strict: false }).restore(folder)).rejects.toThrow(
      'not of this backup, such as kept/of-somebody.bin',
    );
    await store.remove('kept/of-somebody.bin');
  });

  it('is not restored if a byte is damaged or a part is missing', async () => {
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
});
