import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions,
} from '#platform/database/embedded-postgres/embedded-postgres.js';
import { fadingRide } from '../builders/fit/index.js';
import { answered, athleteWithRide, read, residentMb, upload, type Asker } from './coach/asking.js';
import { startProduct } from './product.js';
import { median, table, timed, type Row } from './statistics.js';
import { seedWorkouts } from './workouts/seed-workouts.js';

const ROUNDS = Number(process.argv[2] ?? 20);
const STREAMS = Number(process.argv[3] ?? 200);
/** `streams` leaves the rest out. */
const ONLY = process.argv[4];
const QUESTION = 'What was my average power and heart rate?';

/** Design of the coach, reliability page: our own share, and what many streams may take. */
const GOAL = { firstMs: 100, wholeMs: 300, shareMs: 60, streamsMb: 150 };
const MANY = 10_000;

/** A model in a process of its own, so that it shares no time with the product. */
async function startModel(): Promise<{
  url: string;
  behave(options: { pieceMs: number }): Promise<void>;
  stop(): void;
}> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../support/doubles/openai-double.mjs', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  const behave = async (options: { pieceMs: number }) => {
    await fetch(url.replace('/v1', '/behaviour'), {
      method: 'POST',
      body: JSON.stringify({ name: 'honest', options }),
    });
  };
  return { url, behave, stop: () => child.kill() };
}

async function ask({ athlete, workoutId }: Asker): Promise<{ firstMs: number; text: string }> {
  const { firstMs, text } = await answered(athlete, '/api/ai/chat', {
    message: QUESTION,
    workoutId,
  });
  if (!text.includes('"coach":"openai"'))
    throw new Error(`the model did not answer: ${text.slice(-300)}`);
  return { firstMs, text };
}

/** The model alone, asked what the product asked it last: until its first sentence is whole. */
async function askModel(url: string): Promise<number> {
  const requests = (await (await fetch(url.replace('/v1', '/requests'))).json()) as Record<
    string,
    unknown
  >[];
  const body = JSON.stringify(requests.at(-1));
  const begun = performance.now();
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  const headersMs = performance.now() - begun;
  const { firstMs } = await read(response, /\]\. "|\]\.(?:.|\n)*content/);
  return headersMs + firstMs;
}

/** The built-in coach, asked by somebody with ten thousand workouts. */
async function benchBuiltin(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-bench-'));
  const built = new URL(
    '../../dist/platform/database/embedded-postgres/embedded-postgres.js',
    import.meta.url,
  ).href;
  const { startEmbeddedPostgres } = (await import(built)) as {
    startEmbeddedPostgres: (options: EmbeddedPostgresOptions) => Promise<EmbeddedPostgres>;
  };
  const postgres = await startEmbeddedPostgres({ dataDir });
  const product = await startProduct(dataDir, {
    DATABASE_URL: postgres.url,
    RATE_LIMIT_SCALE: '1000',
  });
  const database = new Client({ connectionString: postgres.url });
  try {
    await database.connect();
    const { athlete, workoutId } = await athleteWithRide(product, { plan: 'active' });
    await seedWorkouts(database, athlete.email, MANY);
    const other = await upload(athlete, fadingRide());
    const kinds: readonly (readonly [string, string, object])[] = [
      ['a workout', '/api/ai/chat', { message: QUESTION, workoutId }],
      [
        'the history',
        '/api/ai/general-chat',
        { message: 'How was my cycling over the last week?' },
      ],
      [
        'a comparison',
        '/api/ai/analyze-comparison',
        { message: 'How do they compare?', workoutIds: [workoutId, other] },
      ],
    ];
    for (const [what, path, body] of kinds) {
      const rounds: Awaited<ReturnType<typeof answered>>[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await answered(athlete, path, body));
      const told = (name: string, values: readonly number[], goal: number) =>
        `${name} ${median(values).toFixed(1)} ms, worst ${Math.max(...values).toFixed(1)} ms ` +
        `(goal ${goal} ms) ${median(values) <= goal ? 'met' : 'MISSED'}`;
      process.stdout.write(
        `built-in coach on ${what}, ${MANY} workouts: ${told(
          'first chunk median',
          rounds.map(({ firstMs }) => firstMs),
          GOAL.firstMs,
        )}; ${told(
          'whole answer',
          rounds.map(({ wholeMs }) => wholeMs),
          GOAL.wholeMs,
        )}\n`,
      );
    }
  } finally {
    await database.end();
    await product.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (ONLY !== 'streams') await benchBuiltin();
const model = await startModel();
const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-bench-'));
const product = await startProduct(dataDir, {
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'double-1',
  RATE_LIMIT_SCALE: '1000',
});
try {
  await model.behave({ pieceMs: 0 });
  const samples = { model: [] as number[], whole: [] as number[] };
  for (let round = 0; round < (ONLY === 'streams' ? 3 : ROUNDS); round += 1) {
    const asker = await athleteWithRide(product);
    samples.whole.push((await ask(asker)).firstMs);
    samples.model.push(await askModel(model.url));
  }
  const share = median(samples.whole) - median(samples.model);
  const row = (what: string, values: readonly number[], goalMs: number | null): Row => ({
    what,
    medianMs: median(values),
    worstMs: Math.max(...values),
    goalMs,
    samples: values.length,
    ratio: median(values) / median(samples.model),
  });
  const rows = [
    row('the model alone, first sentence', samples.model, null),
    row('question to first released sentence', samples.whole, null),
  ];
  process.stdout.write(`${table(rows, 'the model')}\n`);
  process.stdout.write(
    `our own share before the first released sentence: ${share.toFixed(1)} ms (goal ` +
      `${GOAL.shareMs} ms)\n`,
  );

  const askers: Asker[] = [];
  for (let made = 0; made < STREAMS; made += 1) askers.push(await athleteWithRide(product));
  await model.behave({ pieceMs: 250 });
  const before = await residentMb(product.pid);
  let peak = before;
  const health: number[] = [];
  const answers = Promise.all(askers.map(ask));
  let open = true;
  void answers.finally(() => (open = false)).catch(() => undefined);
  while (open) {
    health.push(
      await timed(() => fetch(`${product.url}/api/health`).then((response) => response.text())),
    );
    peak = Math.max(peak, await residentMb(product.pid));
  }
  const firsts = (await answers).map(({ firstMs }) => firstMs);
  health.sort((a, b) => a - b);
  process.stdout.write(
    `${STREAMS} concurrent streams: ${(peak - before).toFixed(0)} MB more than ` +
      `${before.toFixed(0)} MB (goal ${GOAL.streamsMb} MB), all whole; `,
  );
  process.stdout.write(
    `first sentence median ${median(firsts).toFixed(0)} ms, worst ` +
      `${Math.max(...firsts).toFixed(0)} ms; health meanwhile p99 ` +
      `${(health[Math.floor(health.length * 0.99)] ?? Number.NaN).toFixed(0)} ms\n`,
  );
} finally {
  await product.stop();
  model.stop();
  await rm(dataDir, { recursive: true, force: true });
}
