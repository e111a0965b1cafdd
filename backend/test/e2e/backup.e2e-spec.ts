import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { EnsureAdministrator } from '../../src/modules/accounts/index.js';
import { Backup } from '../../src/platform/backup/backup.js';
import { HttpClient } from '../support/http-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { workFolder } from '../support/work-folder.js';
import { personEverywhere, type Person } from './leaving.support.js';

jest.setTimeout(120_000);

/** Rows come and go by themselves as letters are sent and turns are taken. */
const UNSETTLED = new Set(['outbox']);

/** Every row of a backup, table by table. */
async function rowsIn(folder: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const file of await readdir(join(folder, 'tables'))) {
    if (UNSETTLED.has(file.replace('.ndjson.gz', ''))) continue;
    found[file] = gunzipSync(await readFile(join(folder, 'tables', file))).toString().split('\n').sort();
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
    await source.app.get(EnsureAdministrator, { strict: false }).execute({ email: 'boss@example.com', password: 'a long word for tests' });
    person = await personEverywhere(source, 'Zoë "of" O\'Malley \\ 🚴');
    folder = join(await workFolder(), 'backup');
    await source.app.get(Backup, { strict: false }).take(folder);
    target = await startTestApp({ working: false });
  });
  afterAll(async () => {
    await target.close();
    await source.close();
  });

  it('is refused where its folder is there already', async () => {
    await expect(source.app.get(Backup, { strict: false }).take(folder)).rejects.toThrow('EEXIST');
  });

  it('is restored by nobody over accounts that are there', async () => {
    await expect(source.app.get(Backup, { strict: false }).restore(folder)).rejects.toThrow('there are accounts already');
  });

  it('is restored not at all where a byte of it is damaged, or a part is missing', async () => {
    const broken = join(await workFolder(), 'broken');
    await source.app.get(Backup, { strict: false }).take(broken);
    const manifest = join(broken, 'manifest.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(/("users": \{\s*"rows": \d+,\s*"sha256": ")[0-9a-f]{4}/, '$1beef'));
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow('the table users of the backup is damaged');
    await rm(manifest);
    await expect(target.app.get(Backup, { strict: false }).restore(broken)).rejects.toThrow('holds no whole backup');
    const [left] = await target.app.get(DataSource).query<{ n: number }[]>('SELECT count(*)::int AS n FROM users');
    expect(left?.n).toBe(0);
  });

  it('brings every row of every table and every file back as they were, and the product works on with them', async () => {
    const { files } = await target.app.get(Backup, { strict: false }).restore(folder);
    expect(files).toBe(1);
    const again = join(await workFolder(), 'again');
    await target.app.get(Backup, { strict: false }).take(again);
    expect(await rowsIn(again)).toEqual(await rowsIn(folder));

    const boss = new HttpClient(target.url);
    const signedIn = await boss.post<{ token: string }>('/api/admin/login', { username: 'boss@example.com', password: 'a long word for tests' });
    expect(signedIn.status).toBe(200);
    const athlete = new HttpClient(target.url, person.client.token);
    expect((await athlete.get(`/api/workouts/${person.workoutId}`)).status).toBe(200);
    const file = await fetch(`${target.url}/api/workouts/${person.workoutId}/file`, { headers: { authorization: `Bearer ${athlete.token}` } });
    const original = await fetch(`${source.url}/api/workouts/${person.workoutId}/file`, { headers: { authorization: `Bearer ${athlete.token}` } });
    expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), Buffer.from(await original.arrayBuffer()))).toBe(0);
    // New rows take numbers behind the old ones, and the sums go on being kept.
    expect((await athlete.send(`/api/workouts/${person.workoutId}`, { method: 'DELETE' })).status).toBeLessThan(300);
  });
});
