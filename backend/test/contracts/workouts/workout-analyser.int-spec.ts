import { afterEach, describe, expect, it } from '@jest/globals';
import {
  WorkerWorkoutAnalyser,
  type WorkerWorkoutAnalyserOptions,
} from '#workouts/adapters/engine/worker-workout-analyser.js';
import { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import { ThreadLostError } from '#platform/threads/pool-thread.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { startTestApp } from '#test/support/test-app.js';
import { workoutAnalyserContract } from './workout-analyser.contract.js';

const NOBODY = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };

workoutAnalyserContract('in worker threads', () => {
  const analyser = new WorkerWorkoutAnalyser();
  return { analyser, close: () => analyser.close() };
});

describe('workout analyser in worker threads', () => {
  const open: WorkerWorkoutAnalyser[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((analyser) => analyser.close()));
  });

  /** Its threads run `code` with the number of seconds of each recording. */
  function analyserThat(
    code: string,
    options: WorkerWorkoutAnalyserOptions = {},
  ): WorkerWorkoutAnalyser {
    const source = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ recording }) => {
        const seconds = recording.time.length;
        const content = { analysis: { seconds }, message: 'of ' + seconds, stack: '' };
        const reply = (kind) => parentPort.postMessage({ kind, ...content });
        ${code}
      });`;
    const analyser = new WorkerWorkoutAnalyser({
      size: 1,
      entry: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
      ...options,
    });
    open.push(analyser);
    return analyser;
  }
  const answer = (analyser: WorkoutAnalyser, seconds: number) =>
    analyser.analyse(steadyRide(seconds), NOBODY);
  const tooComplex = {
    code: 'INVALID_FIT_FILE',
    message: expect.stringMatching(/^This recording is too long .+ upload those\.$/),
    details: { reason: 'TOO_COMPLEX' },
  };

  it('ends an analysis at its deadline, says what helps, and continues', async () => {
    const analyser = analyserThat("if (seconds === 60) for (;;); reply('analysis');", {
      deadlineMs: 400,
    });
    await expect(answer(analyser, 60)).rejects.toMatchObject(tooComplex);
    expect(await answer(analyser, 61)).toEqual({ seconds: 61 });
  });

  it('ends an analysis that exceeds the heap, says the same, and continues', async () => {
    const analyser = analyserThat(
      'const all = []; if (seconds === 60) for (;;) all.push(new Array(100_000).fill(0.5)); ' +
        "reply('analysis');",
      { heapMb: 24 },
    );
    await expect(answer(analyser, 60)).rejects.toMatchObject(tooComplex);
    expect(await answer(analyser, 61)).toEqual({ seconds: 61 });
  });

  it('reports a defect of the engine as retryable', async () => {
    const analyser = analyserThat("reply(seconds === 60 ? 'defect' : 'analysis');");
    await expect(answer(analyser, 60)).rejects.toEqual(
      new ThreadLostError('The engine failed: of 60'),
    );
    expect(await answer(analyser, 61)).toEqual({ seconds: 61 });
  });

  it.each([
    ['has one thread in a process that works', true, 1],
    ['has none in a process that only serves', false, 0],
  ])('%s', async (_, working, threads) => {
    // A process that only serves shares its database with others, and says where it is; the test's
    // own is used all the same.
    const product = await startTestApp({
      working,
      env: working ? {} : { DATABASE_URL: 'postgres://127.0.0.1/shared' },
    });
    const analyser = product.app.get(WorkoutAnalyser);
    expect(analyser).toHaveProperty('threads', threads);
    await product.close();
    expect(analyser).toHaveProperty('threads', 0);
  });
});
