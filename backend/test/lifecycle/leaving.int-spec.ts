import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { fitFileKey } from '#workouts/domain/upload/file-key.js';
import { leave } from '../e2e/leaving/leaving.support.js';
import { shortRide, uploaded } from '../e2e/workouts/workouts.support.js';
import { copyWorkout } from '../support/copied-workouts.js';
import { eventually } from '../support/eventually.js';
import { newAthlete, type HttpClient } from '../support/http-client.js';
import { ProductProcess } from '../support/product-process.js';
import { createEmptyDatabase, type TestDatabase } from '../support/run/test-database.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(240_000);

const MORE_UPLOADS = 120;

/**
 * A job of a killed process is free after its lock of 30 s has run out and the next search, 15 s
 * apart, has found it.
 */
const PATIENCE = 6;

describe('an account that is being erased when the product is killed', () => {
  let dataDir: string;
  let database: TestDatabase;
  let product: ProductProcess;
  let client: Client;

  const launch = (): Promise<ProductProcess> =>
    ProductProcess.launch({
      dataDir,
      env: { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'warn' },
    });

  beforeEach(async () => {
    dataDir = await workFolder();
    database = await createEmptyDatabase();
    product = await launch();
    await product.ready();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    product.kill('SIGTERM');
    await product.ended();
    await client.end();
    await database.drop();
  });

  const query = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await client.query<T>(sql, values)).rows;
  const count = async (table: string): Promise<number> =>
    (await query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n ?? NaN;
  const files = async (extension: string): Promise<string[]> =>
    (await readdir(dataDir, { recursive: true })).filter((file) => file.endsWith(extension));

  /** Somebody with one real workout, and many like it. */
  async function athlete(): Promise<HttpClient> {
    const person = await newAthlete(await product.ready());
    const workoutId = await uploaded(person, shortRide());
    const ids = await copyWorkout(query, workoutId, MORE_UPLOADS, 'own');
    for (const id of ids) {
      const path = join(dataDir, 'files', fitFileKey(id));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'x');
    }
    expect(await files('.fit')).toHaveLength(MORE_UPLOADS + 1);
    return person;
  }

  async function killed(): Promise<void> {
    product.kill('SIGKILL');
    expect(await product.ended()).toBe('SIGKILL');
  }

  async function expectErasedOnce(): Promise<void> {
    product = await launch();
    await product.ready();
    await patiently(async () =>
      expect(
        await query('SELECT 1 FROM deleted_accounts WHERE erased_at IS NOT NULL'),
      ).toHaveLength(1),
    );
    for (const table of [
      "users WHERE role = 'athlete'",
      'uploads',
      'workouts',
      'workout_channels',
      'workout_analyses',
      'workout_reports',
      'trial_usage',
      'questionnaires',
    ])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(await query('SELECT upload_count FROM deleted_accounts')).toEqual([
      { upload_count: MORE_UPLOADS + 1 },
    ]);
    expect(await files('.fit')).toEqual([]);
    await eventually(async () => expect(await files('.eml')).toHaveLength(1));
  }

  async function patiently(check: () => Promise<void>): Promise<void> {
    for (let left = PATIENCE; left > 1; left -= 1) {
      const passed = await eventually(check).then(
        () => true,
        () => false,
      );
      if (passed) return;
    }
    await eventually(check);
  }

  it('half-way through its files, is completed by the next start, with one email', async () => {
    const person = await athlete();
    // This transaction holds erasure at the last upload.
    await query('BEGIN');
    await query('SELECT 1 FROM uploads ORDER BY id DESC LIMIT 1 FOR UPDATE');
    expect((await leave(person)).status).toBe(200);
    await eventually(async () => expect(await count('uploads')).toBeLessThan(MORE_UPLOADS));
    await eventually(async () =>
      expect(
        (
          await query(
            'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND ' +
              `wait_event_type = 'Lock'`,
          )
        ).length,
      ).toBeGreaterThan(0),
    );
    await killed();
    expect(await count('uploads')).toBeGreaterThan(0);
    expect(await query('SELECT erased_at FROM deleted_accounts')).toEqual([{ erased_at: null }]);
    await query('COMMIT');
    await expectErasedOnce();
  });

  it('right after its closing, is erased by the next start, with one email', async () => {
    const person = await athlete();
    expect((await leave(person)).status).toBe(200);
    await killed();
    await expectErasedOnce();
  });
});
