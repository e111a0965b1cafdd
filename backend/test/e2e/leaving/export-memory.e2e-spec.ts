import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPromise } from 'yauzl';
import { copyWorkout } from '#test/support/copied-workouts.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { payloadOf } from '../credentials/credentials.support.js';
import { rows, shortRide, uploaded } from '../workouts/workouts.support.js';

const WORKOUTS = 300;
const MESSAGES = 10_000;
const MIB = 1024 * 1024;

/** The analysis of a long ride with all of its series and intervals. */
const ANALYSIS_BYTES = 120_000;

/** A third of what the archive holds; without bounds it would be the whole of it. */
const MOST_MEMORY = 40 * MIB;
const MEASURED_EVERY = 20 * MIB;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('the export of somebody with hundreds of workouts', () => {
  let app: TestApp;
  let athlete: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    athlete = await newAthlete(app.url);
    const workoutId = await uploaded(athlete, shortRide(0, { seconds: 3600 }));
    await multiply(app, workoutId, payloadOf(athlete.token ?? '')['sub'] as string);
  }, 180_000);
  afterAll(() => app.close());

  it('is complete, and never completely in memory', async () => {
    const path = join(app.dataDir, 'export.zip');
    const before = held();
    let peak = 0;
    let unmeasured = 0;
    const response = await fetch(`${app.url}/api/account/export`, {
      headers: { Authorization: `Bearer ${athlete.token}` },
    });
    const meter = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        unmeasured += piece.length;
        if (unmeasured > MEASURED_EVERY) {
          peak = Math.max(peak, held() - before);
          unmeasured = 0;
        }
        done(null, piece);
      },
    });
    await pipeline(response.body ?? [], meter, createWriteStream(path));

    const sizes = new Map<string, number>();
    for await (const { fileName, uncompressedSize } of (await openPromise(path)).eachEntry())
      sizes.set(fileName, uncompressedSize);
    const unpacked = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect([...sizes.keys()].filter((name) => name.startsWith('workouts/'))).toHaveLength(WORKOUTS);
    expect([...sizes.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(WORKOUTS);
    expect(unpacked).toBeGreaterThan(WORKOUTS * ANALYSIS_BYTES);
    expect(peak).toBeLessThan(MOST_MEMORY);
  }, 120_000);
});

/**
 * Bytes that cannot be given back, in the heap of JavaScript and outside of it; the client that
 * reads is part of this process.
 */
function held(): number {
  // Twice: what the first round finds to be unused outside of the heap is given back with the
  // second.
  for (let round = 0; round < 2; round += 1) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Copies one workout until there are enough, and lets a conversation grow about it. */
async function multiply(app: TestApp, workoutId: string, userId: string): Promise<void> {
  await rows(
    app,
    `UPDATE workout_analyses SET result = result || jsonb_build_object('pad', (SELECT ` +
      `string_agg(md5(n::text), '') FROM generate_series(1, $1::int / 32) n))`,
    [ANALYSIS_BYTES],
  );
  await copyWorkout((sql, values) => rows(app, sql, values), workoutId, WORKOUTS - 1, 'shared');
  await rows(
    app,
    `INSERT INTO chat_messages (id, user_id, workout_id, role, content, created_at)
     SELECT gen_random_uuid(), $1, $2, 'user', md5(n::text) || repeat('x', 200), now()
     FROM generate_series(1, $3::int) n`,
    [userId, workoutId, MESSAGES],
  );
}
