import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AskAboutWorkout } from '#coaching/application/questions/ask-about-workout.use-case.js';
import { SubmitUpload } from '#workouts/application/upload/submit-upload.use-case.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { shortRide, upload } from './workouts.support.js';

const FULL = { status: 429, body: { code: 'RATE_LIMITED', error: 'RATE_LIMITED', retryAfterS: 5 } };

describe('what one athlete may have under way at a time', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  }, 60_000);
  afterAll(() => app.close());

  it('is three uploads: the fourth waits, other athletes do not, and a place frees', async () => {
    const [ada, bob] = [await newAthlete(app.url), await newAthlete(app.url)];
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const submit = app.app.get(SubmitUpload, { strict: false });
    const real = submit.execute.bind(submit);
    const spy = jest.spyOn(submit, 'execute').mockImplementation(async (...given) => {
      await gate;
      return real(...given);
    });
    const first = [0, 1, 2].map((minute) => upload(ada, shortRide(minute)));
    await eventually(() => expect(spy).toHaveBeenCalledTimes(3));
    const fourth = await upload(ada, shortRide(3));
    expect(fourth).toMatchObject(FULL);
    expect(fourth.headers.get('retry-after')).toBe('5');
    const other = upload(bob, shortRide(4));
    await eventually(() => expect(spy).toHaveBeenCalledTimes(4));
    open();
    for (const { status } of await Promise.all([...first, other])) expect(status).toBe(201);
    spy.mockRestore();
    await eventually(async () => expect((await upload(ada, shortRide(5))).status).toBe(402));
  });

  it('is two questions to the coach; a leaving client frees its place', async () => {
    const ada = await newAthlete(app.url);
    const { promise: gate, resolve: open } = Promise.withResolvers<never>();
    const spy = jest
      .spyOn(app.app.get(AskAboutWorkout, { strict: false }), 'execute')
      .mockReturnValue(gate);
    const leaving = new AbortController();
    const ask = (signal?: AbortSignal) =>
      ada.send('/api/ai/chat', {
        method: 'POST',
        body: JSON.stringify({
          message: 'Why?',
          workoutId: '00000000-0000-7000-8000-000000000000',
        }),
        headers: { 'Content-Type': 'application/json' },
        ...(signal && { signal }),
      });
    const waiting = [ask(leaving.signal).catch(() => null), ask()];
    await eventually(() => expect(spy).toHaveBeenCalledTimes(2));
    expect(await ask()).toMatchObject(FULL);
    leaving.abort();
    const third = (async () => {
      for (;;) {
        const answer = await ask();
        if (answer.status !== 429) return answer;
      }
    })();
    await eventually(() => expect(spy).toHaveBeenCalledTimes(3));
    open(undefined as never);
    await Promise.all([...waiting, third]);
    spy.mockRestore();
  });
});
