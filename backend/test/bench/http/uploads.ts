import { setTimeout as pause } from 'node:timers/promises';
import { heavyRide } from '#test/builders/fit/heavy.js';
import { buildRide } from '#test/builders/fit/index.js';
import { upload } from '#test/e2e/workouts/workouts.support.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { timed } from '../statistics.js';
import { drive } from './drive.js';
import { residentMb } from './process-figures.js';
import { share } from './share.js';
import { signedIn } from './routes.js';
import { ms } from './result.js';
import type { Stage } from './stage.js';

const RIDES_EACH = 3;
const ALONE = 30;
const TOGETHER = 150;
const AT_ONCE = 8;
const CROWD = 1000;
const LARGE = 5;
const LARGE_RECORDS = 450_000;
const ATHLETES_AT_ONCE = 8;
const WAIT_MS = 200;

/**
 * An hour with power and heart rate, as a bicycle computer writes it; each athlete sends every one
 * of them once.
 */
const rides = (): Uint8Array[] =>
  Array.from({ length: RIDES_EACH }, (_, day) =>
    buildRide({ seconds: 3600, seed: day, startTime: new Date(Date.UTC(2026, 4, 3 + day, 7)) }),
  );

/** Uploads one after another, several concurrently, large ones, and a thousand together. */
export async function measureUploads(stage: Stage): Promise<void> {
  const files = rides();
  const kilobytes = ((files[0]?.byteLength ?? 0) / 1024).toFixed(0);
  await oneByOne(stage, files, kilobytes);
  await severalConcurrent(stage, files, kilobytes);
  await largeOnes(stage);
  await inTheSameMoment(stage, files, kilobytes);
}

async function oneByOne(
  { product, tell }: Stage,
  files: readonly Uint8Array[],
  kilobytes: string,
): Promise<void> {
  const athletes = await people(product.url, ALONE / RIDES_EACH);
  const times: number[] = [];
  for (const athlete of athletes)
    for (const file of files) times.push(await timed(() => settled(athlete, file)));
  const p95 = share(times, 0.95);
  tell({
    what: `an upload of ${kilobytes} kB to its analysis, one after another`,
    connections: 1,
    ratio: null,
    seen: `p50 ${ms(share(times, 0.5))}, p95 ${ms(p95)}`,
    goal: 'p95 at most 1500 ms',
    held: p95 <= 1500,
  });
}

async function severalConcurrent(
  { product, tell }: Stage,
  files: readonly Uint8Array[],
  kilobytes: string,
): Promise<void> {
  const athletes = await people(product.url, TOGETHER / RIDES_EACH);
  const work = athletes.flatMap((athlete) => files.map((file) => () => settled(athlete, file)));
  const tookMs = await timed(() => inLanes(work, AT_ONCE));
  const perSecond = (TOGETHER * 1000) / tookMs;
  tell({
    what: `uploads of ${kilobytes} kB to their analyses, ${AT_ONCE} at a time`,
    connections: AT_ONCE,
    ratio: null,
    seen: `${perSecond.toFixed(1)}/s`,
    goal: 'at least 15/s',
    held: perSecond >= 15,
  });
}

async function largeOnes({ product, tell }: Stage): Promise<void> {
  const file = heavyRide(LARGE_RECORDS);
  const times: number[] = [];
  for (const athlete of await people(product.url, LARGE))
    times.push(await timed(() => settled(athlete, file)));
  const p95 = share(times, 0.95);
  const what =
    `an upload of ${(file.byteLength / 1_048_576).toFixed(1)} MB with ` +
    `${LARGE_RECORDS.toLocaleString('en')} records`;
  tell({
    what,
    connections: 1,
    ratio: null,
    seen: `p50 ${ms(share(times, 0.5))}, p95 ${ms(p95)}`,
    goal: 'p95 at most 4000 ms',
    held: p95 <= 4000,
  });
}

/** All together; an athlete who gets a `Retry-After` waits, and a page is requested meanwhile. */
async function inTheSameMoment(
  { product, database, tell }: Stage,
  files: readonly Uint8Array[],
  kilobytes: string,
): Promise<void> {
  const athletes = await people(product.url, Math.ceil(CROWD / RIDES_EACH));
  const work = athletes
    .flatMap((athlete) => files.map((file) => ({ athlete, file })))
    .slice(0, CROWD);
  const ids = athletes.map(({ email }) => email);
  const reader = (await people(product.url, 1))[0] as HttpClient;
  let peakMb = 0;
  let open = true;
  const watch = (async () => {
    while (open) {
      peakMb = Math.max(peakMb, await residentMb(product.pid));
      await pause(WAIT_MS);
    }
  })();
  const pages: number[] = [];
  const read = (async () => {
    while (open) {
      pages.push(
        (await drive(signedIn(reader, '/api/workouts?limit=5'), { connections: 2, seconds: 2 }))
          .p99,
      );
    }
  })();
  const tookMs = await timed(
    async () => void (await Promise.all(work.map(({ athlete, file }) => settled(athlete, file)))),
  );
  open = false;
  await Promise.all([watch, read]);
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM workouts JOIN users ON users.id = user_id WHERE ' +
      'email = ANY ($1)',
    [ids],
  );
  const kept = rows[0]?.count ?? 0;
  const seconds = tookMs / 1000;
  const pageMs = Math.max(...pages);
  tell({
    what: `${CROWD} concurrent uploads of ${kilobytes} kB`,
    connections: CROWD,
    ratio: null,
    seen:
      `${kept} analysed after ${seconds.toFixed(0)} s; a page meanwhile p99 ${ms(pageMs)}; ` +
      `${peakMb.toFixed(0)} MB`,
    goal: 'all within 120 s, pages p99 at most 500 ms, at most 500 MB',
    held: kept === CROWD && seconds <= 120 && pageMs <= 500 && peakMb <= 500,
  });
}

/**
 * Uploads and follows it until it is analysed, as the page does. Throws where it is lost or refused
 * for good.
 */
async function settled(athlete: HttpClient, file: Uint8Array): Promise<void> {
  const { status, headers, body } = await upload<{ uploadId?: string }>(athlete, file);
  if (status === 201) return;
  if (status === 429 || status === 503) {
    await pause(Number(headers.get('retry-after') ?? 1) * 1000);
    return settled(athlete, file);
  }
  if (status !== 202) throw new Error(`an upload answered ${status}: ${JSON.stringify(body)}`);
  for (;;) {
    const { body: now } = await athlete.get<{ status: string; error?: string }>(
      `/api/uploads/${body.uploadId ?? ''}`,
    );
    if (now.status === 'done') return;
    if (now.status === 'failed') throw new Error(`an upload failed: ${now.error ?? ''}`);
    await pause(WAIT_MS);
  }
}

async function people(
  url: string,
  count: number,
): Promise<(HttpClient & { readonly email: string })[]> {
  const athletes: (HttpClient & { readonly email: string })[] = [];
  await inLanes(
    Array.from({ length: count }, () => async () => void athletes.push(await newAthlete(url))),
    ATHLETES_AT_ONCE,
  );
  return athletes;
}

/** Does all of it, so many at a time. */
async function inLanes(work: readonly (() => Promise<unknown>)[], lanes: number): Promise<void> {
  const waiting = [...work];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    }),
  );
}
