import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import {
  WorkerWorkoutAnalyser,
  type WorkerWorkoutAnalyserOptions,
} from '#workouts/adapters/engine/worker-workout-analyser.js';
import { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import { heavyRide } from '#test/builders/fit/heavy.js';
import { newAthlete, type Answer, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { shortRide, tracesOf, upload, uploaded } from './workouts.support.js';

const DAY_S = 86_400;
const QUESTIONS = 25;

interface Detail {
  readonly workout: {
    readonly warnings: readonly string[];
    readonly analysis: {
      readonly laps: readonly object[];
      readonly metrics: Record<string, { readonly value: number }>;
    };
  };
}

/** An engine's thread that does `code` with every recording. */
const threadThat = (code: string) =>
  new URL(
    `data:text/javascript,import { parentPort } from 'node:worker_threads'; ` +
      `parentPort.on('message', () => { ${code} });`,
  );

describe('an upload that is much work for the engine', () => {
  let app: TestApp;
  let sender: Awaited<ReturnType<typeof newAthlete>>;
  let other: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    other = await newAthlete(app.url);
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    sender = await newAthlete(app.url);
  });
  const open: WorkerWorkoutAnalyser[] = [];
  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all(open.splice(0).map((analyser) => analyser.close()));
  });

  /** The next recording goes to an engine that does `code`. */
  function engineThat(code: string, options: WorkerWorkoutAnalyserOptions): void {
    const analyser = new WorkerWorkoutAnalyser({ size: 1, entry: threadThat(code), ...options });
    open.push(analyser);
    jest
      .spyOn(app.app.get(WorkoutAnalyser), 'analyse')
      .mockImplementationOnce((...given) => analyser.analyse(...given));
  }

  /** The answers in their order: to the upload, and to what is asked meanwhile. */
  async function orderOfAnswers(
    bytes: Uint8Array,
    ask: () => Promise<Answer<unknown>>,
  ): Promise<{ readonly order: string[]; readonly answer: Answer }> {
    const order: string[] = [];
    const answering = upload(sender, bytes).then((answer) => {
      order.push('upload');
      return answer;
    });
    for (let asked = 0; asked < QUESTIONS; asked += 1) order.push(String((await ask()).status));
    return { answer: await answering, order };
  }

  const tooComplex = {
    status: 422,
    body: {
      code: 'INVALID_FIT_FILE',
      reason: 'TOO_COMPLEX',
      message: expect.stringMatching(/^This recording is too long .+ upload those\.$/),
    },
  };

  it('keeps the sensible part of ten thousand overlapping laps, and says so', async () => {
    const laps = Array.from({ length: 9_990 }, (_, at): [number, number] => [
      at % 300,
      DAY_S - 400 - Math.floor(at / 300),
    ]);
    const id = await uploaded(sender, heavyRide(DAY_S, laps));
    const { workout } = (await sender.get<Detail>(`/api/workouts/${id}`)).body;
    expect(workout.warnings).toContain(
      '9986 of the 9990 laps in the file were left out: they lie over one another.',
    );
    expect(workout.analysis.laps).toHaveLength(1);
    expect(workout.analysis.metrics['timerTime']).toMatchObject({ value: DAY_S - 1 });
  });

  it('blocks no one, nor a change of thresholds, and frees the slot at its deadline', async () => {
    engineThat('for (;;);', { deadlineMs: 5_000 });
    const asks = [
      () => other.get('/api/health'),
      () => other.get('/api/workouts'),
      () => sender.get('/api/workouts'),
      () => sender.post('/api/profile', { currentFTP: 200 + asked }),
    ];
    let asked = 0;
    const { order, answer } = await orderOfAnswers(shortRide(), () =>
      (asks[asked++ % asks.length] as (typeof asks)[number])(),
    );
    expect(order).toEqual([...new Array<string>(QUESTIONS).fill('200'), 'upload']);
    expect(answer).toMatchObject(tooComplex);
    expect(await tracesOf(app, sender.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
    expect((await upload(sender, shortRide())).status).toBe(201);
  });

  it('is refused the same way if it exceeds a thread’s memory', async () => {
    engineThat('const all = []; for (;;) all.push(new Array(100_000).fill(0.5));', { heapMb: 24 });
    const { order, answer } = await orderOfAnswers(shortRide(1), () => other.get('/api/health'));
    expect(order.filter((status) => status === '200')).toHaveLength(QUESTIONS);
    expect(answer).toMatchObject(tooComplex);
    expect(await tracesOf(app, sender.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
    expect((await upload(sender, shortRide(1))).status).toBe(201);
  });

  it('is retried after a crash of the engine’s thread', async () => {
    engineThat('process.exit(3);', {});
    expect((await upload(sender, shortRide(2))).status).toBe(201);
  });
});
