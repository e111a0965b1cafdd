import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { steadyRide1h } from '../builders/fit/index.js';
import { newAthlete, type HttpClient } from '../support/http-client.js';
import { residentMb } from './http/process-figures.js';
import { startProduct } from './product.js';
import { median, table, timed, type Row } from './statistics.js';

const ROUNDS = Number(process.argv[2] ?? 15);
const REST_MS = 20_000;
const QUESTION = 'Did I fade at the end?';

const rows: Row[] = [];
const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-bench-'));
try {
  await starts();
  process.stdout.write(`${await memoryAtRest()}\n`);
  await requests();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.stdout.write(`${table(rows, 'GET /api/health')}\n`);

/** The first start makes the database; later ones find it. */
async function starts(): Promise<void> {
  const first = await timed(async () => (await startProduct(dataDir)).stop());
  row('first start and stop, new data folder', [first], null);
  const later: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const begun = performance.now();
    const product = await startProduct(dataDir);
    later.push(performance.now() - begun);
    await product.stop();
  }
  row('later start to ready', later, 2_500);
}

/** Of the one process, without PostgreSQL, and before its first request. */
async function memoryAtRest(): Promise<string> {
  const product = await startProduct(dataDir);
  await setTimeout(REST_MS);
  const mb = Math.round(await residentMb(product.pid));
  await product.stop();
  return `memory at rest: ${mb} MB (goal 260) ${mb <= 260 ? 'met' : 'MISSED'}`;
}

async function requests(): Promise<void> {
  const product = await startProduct(dataDir);
  const ride = steadyRide1h();
  const samples = {
    health: [] as number[],
    upload: [] as number[],
    chunk: [] as number[],
    answer: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const athlete = await newAthlete(product.url);
    samples.health.push(await timed(() => athlete.get('/api/health')));
    let workoutId = '';
    samples.upload.push(
      await timed(async () => {
        workoutId = await upload(athlete, ride);
      }),
    );
    const { firstChunkMs, wholeMs } = await ask(athlete, workoutId);
    samples.chunk.push(firstChunkMs);
    samples.answer.push(wholeMs);
  }
  const exitCode = await product.stop();
  if (exitCode !== 0) throw new Error(`the product ended with ${exitCode}`);
  const floor = median(samples.health);
  row('GET /api/health', samples.health, null, floor);
  row('upload of a 1 h ride to its answer', samples.upload, 1_000, floor);
  row('question to first streamed chunk', samples.chunk, 150, floor);
  row('question to whole answer', samples.answer, null, floor);
}

async function upload(athlete: HttpClient, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('fitFile', new Blob([new Uint8Array(bytes)]), 'ride.fit');
  const answer = await athlete.send<{ id: string }>('/api/workouts/upload', {
    method: 'POST',
    body: form,
  });
  if (answer.status !== 201)
    throw new Error(`the upload answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

async function ask(
  athlete: HttpClient,
  workoutId: string,
): Promise<{ firstChunkMs: number; wholeMs: number }> {
  const begun = performance.now();
  const response = await fetch(`${athlete.url}/api/ai/chat`, {
    method: 'POST',
    body: JSON.stringify({ message: QUESTION, workoutId }),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: `Bearer ${athlete.token ?? ''}`,
    },
  });
  if (!response.ok || !response.body) throw new Error(`the question answered ${response.status}`);
  let firstChunkMs = Number.NaN;
  let text = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (Number.isNaN(firstChunkMs) && text.includes('"chunk"'))
      firstChunkMs = performance.now() - begun;
  }
  if (!text.includes('"done":true'))
    throw new Error(`the answer was not whole: ${text.slice(-300)}`);
  return { firstChunkMs, wholeMs: performance.now() - begun };
}

function row(
  what: string,
  samplesMs: readonly number[],
  goalMs: number | null,
  floorMs?: number,
): void {
  const medianMs = median(samplesMs);
  rows.push({
    what,
    medianMs,
    worstMs: Math.max(...samplesMs),
    goalMs,
    samples: samplesMs.length,
    ratio: floorMs ? medianMs / floorMs : null,
  });
}
