import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fadingRide } from '../builders/fit/index.js';
import { answered, athleteWithRide, residentMb, upload, type Asker } from './coach/asking.js';
import { startProduct } from './product.js';
import { median } from './statistics.js';

const QUESTIONS = Number(process.argv[2] ?? 200);

/** Issue of the coach that listens: all are answered in this time, the encoder takes so much. */
const GOAL = { allMs: 10_000, encoderMb: 150, medianMs: 60, p95Ms: 150 };

/** Asked by nobody before, so that no cache knows them; a third needs the sentence encoder. */
const WORDINGS: readonly ((number: number) => string)[] = [
  (number) => `what was my power in minute ${1 + (number % 50)}`,
  (number) => `how long was I above ${100 + number} watts`,
  (number) => `would my old coach of ${1900 + number} call that a tidy effort`,
];
const questionOf = (number: number) =>
  WORDINGS[number % WORDINGS.length]?.(number) ?? 'how hard was it';

const ask = ({ athlete, workoutId }: Asker, number: number) =>
  answered(athlete, '/api/ai/chat', { message: questionOf(number), workoutId });

const met = (value: number, goal: number) => (value <= goal ? 'met' : 'MISSED');

const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-bench-'));
const product = await startProduct(dataDir, { RATE_LIMIT_SCALE: '1000' });
try {
  const askers: Asker[] = [];
  for (let made = 0; made < QUESTIONS; made += 1) askers.push(await athleteWithRide(product));
  const [first] = askers;
  if (!first) throw new Error('nobody asks');
  const single = await athleteWithRide(product, { plan: 'active' });
  const before = await residentMb(product.pid);
  await ask(single, 2);
  const with1 = await residentMb(product.pid);
  process.stdout.write(
    `the first question with the sentence encoder: ${(with1 - before).toFixed(0)} MB more than ` +
      `${before.toFixed(0)} MB (goal ${GOAL.encoderMb} MB) ${met(with1 - before, GOAL.encoderMb)}\n`,
  );
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1)
    times.push((await ask(single, QUESTIONS + round)).wholeMs);
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  process.stdout.write(
    `one question at a time: median ${median(times).toFixed(0)} ms (goal ${GOAL.medianMs} ms) ` +
      `${met(median(times), GOAL.medianMs)}, p95 ${p95.toFixed(0)} ms (goal ${GOAL.p95Ms} ms) ` +
      `${met(p95, GOAL.p95Ms)}\n`,
  );
  const begun = performance.now();
  const [answers] = await Promise.all([
    Promise.all(askers.map(ask)),
    upload(single.athlete, fadingRide()),
  ]);
  const allMs = performance.now() - begun;
  const wholes = answers.map(({ wholeMs }) => wholeMs).sort((a, b) => a - b);
  process.stdout.write(
    `${QUESTIONS} concurrent questions beside an upload: all answered within ` +
      `${(allMs / 1000).toFixed(1)} s (goal ${GOAL.allMs / 1000} s) ${met(allMs, GOAL.allMs)}; ` +
      `median ${median(wholes).toFixed(0)} ms, the upload taken\n`,
  );
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
