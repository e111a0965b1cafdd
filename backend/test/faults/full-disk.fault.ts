import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { newAthlete } from '../support/http-client.js';
import type { ProductProcess } from '../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { workFolder } from '../support/run/work-folder.js';
import { Books } from './support/books.js';
import { Installation } from './support/installation.js';
import { amount, measured } from './support/measured.js';
import { ride } from './support/rides.js';
import { isTaken, tryGet, tryUpload, type Try } from './support/sending.js';

const ROUNDS = amount(20, 3);
const DISK_BYTES = 16 * 1024 * 1024;
/** Less than a file of an hour, more than none. */
const LEFT_BYTES = 32 * 1024;
const HOUR_S = 3_600;

const run = promisify(execFile);

/** A place for files without room, and how room comes back. */
interface SmallDisk {
  readonly folder: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** A file system of its own in memory; null where this account may not mount one. */
async function ownDisk(): Promise<SmallDisk | null> {
  const folder = await workFolder();
  const ballast = join(folder, 'ballast');
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  const files = join(folder, 'files');
  await mkdir(files);
  return {
    folder: files,
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
    },
    makeRoom: () => rm(ballast),
    remove: async () => void (await run('umount', [folder])),
  };
}

/**
 * The limit on the size of a file that the system sets to a process, which the product meets as it
 * meets a quota.
 */
async function limitedProcess(folder: string, pid: () => number): Promise<SmallDisk> {
  const limit = async (bytes: string) =>
    void (await run('prlimit', ['--pid', `${pid()}`, `--fsize=${bytes}:unlimited`]));
  return {
    folder,
    fill: () => limit(`${LEFT_BYTES}`),
    makeRoom: () => limit('unlimited'),
    remove: () => Promise.resolve(),
  };
}

describe('a disk that is full [FAULT-12]', () => {
  let disk: SmallDisk;
  let database: TestDatabase;
  let installation: Installation;
  let product: ProductProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    const own = await ownDisk();
    const folder = own?.folder ?? (await workFolder());
    installation = await Installation.on({ databaseUrl: database.url, redisUrl: null }, folder);
    product = await installation.launch('all');
    disk = own ?? (await limitedProcess(folder, () => product.pid));
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), disk.remove()]);
  });

  const files = async (): Promise<string[]> =>
    (await readdir(disk.folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  it(`answers 503 without slot or file, ${ROUNDS} times, and recovers in place`, async () => {
    const url = await product.ready();
    const books = new Books(database.url);
    const refused: Try[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const athlete = await newAthlete(url, {}, { onboarding: 'skipped' });
      const before = await files();
      const file = ride(0, HOUR_S);
      await disk.fill();
      refused.push(
        ...(await Promise.all([
          tryUpload(url, athlete.token, file),
          tryUpload(url, athlete.token, file),
        ])),
      );
      expect(await files()).toEqual(before);
      expect((await tryGet(url, athlete.token, '/api/workouts?limit=5')).status).toBe(200);
      const [{ used } = { used: null }] = await books.rows<{ used: number }>(
        'SELECT coalesce(sum(uploads_used), 0)::int AS used FROM trial_usage JOIN users ON ' +
          'users.id = user_id WHERE email = $1',
        [athlete.email],
      );
      expect(used).toBe(0);
      await disk.makeRoom();
      const taken = await tryUpload(url, athlete.token, file);
      expect(isTaken(taken)).toBe(true);
    }
    expect(
      refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null),
    ).toEqual([]);
    expect(await books.when(({ workouts }) => workouts === ROUNDS, 60_000)).toMatchObject({
      uploads: ROUNDS,
      workouts: ROUNDS,
      failed: 0,
      doubles: 0,
    });
    expect(installation.dead).toEqual([]);
    measured(12, 'slots lost', 0, '', 0);
    measured(12, 'slowest refusal', Math.round(Math.max(...refused.map(({ ms }) => ms))), 'ms');
  });
});
