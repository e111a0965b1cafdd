import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../backend/src/platform/database/embedded-postgres/embedded-postgres.js';
import { ride } from '../../backend/test/bench/fit/files.js';
import { seedWorkouts } from '../../backend/test/bench/workouts/seed-workouts.js';
import { intervalRide5x4, tenKRun } from '../../backend/test/builders/fit/index.js';
import { AthleteApi } from '../e2e/support/athletes/athlete-api.js';
import { startProduct } from '../e2e/support/server/product.js';

export const FEW = 10;
export const MANY = 10_000;
const HOURS = 6;

/** The product with the athletes that are looked at. */
export interface Stage {
  readonly url: string;
  /** Somebody with a ride of six hours, two rides to compare, and a run. */
  readonly rider: {
    readonly token: string;
    readonly longRide: string;
    readonly ride: string;
    readonly run: string;
  };
  readonly few: { readonly token: string };
  readonly many: { readonly token: string };
  readonly stop: () => Promise<void>;
}

/** Starts a database and the product on it, and fills both. */
export async function setStage(): Promise<Stage> {
  const running: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-bench-web-'));
    running.push(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
    running.push(() => postgres.stop());
    const product = await startProduct({ DATABASE_URL: postgres.url });
    running.push(product.stop);
    return { url: product.url, ...(await athletes(product.url, postgres.url)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function athletes(
  url: string,
  databaseUrl: string,
): Promise<Pick<Stage, 'rider' | 'few' | 'many'>> {
  const rider = await AthleteApi.onboarded(url, 'bench-rider@example.org');
  await rider.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  const longRide = await rider.upload('six_hours.fit', new Uint8Array(ride(HOURS)));
  const shortRide = await rider.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const run = await rider.upload('10k.fit', new Uint8Array(tenKRun()));
  const few = await AthleteApi.onboarded(url, 'bench-few@example.org');
  const many = await AthleteApi.onboarded(url, 'bench-many@example.org');
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await seedWorkouts(database, 'bench-few@example.org', FEW);
    await seedWorkouts(database, 'bench-many@example.org', MANY);
  } finally {
    await database.end();
  }
  return {
    rider: { token: rider.token, longRide, ride: shortRide, run },
    few: { token: few.token },
    many: { token: many.token },
  };
}
