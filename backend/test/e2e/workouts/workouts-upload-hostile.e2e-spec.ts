import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { WorkerFitReader } from '#workouts/adapters/fit/worker-fit-reader.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { POISON } from '#test/builders/fit/poison.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { shortRide, tracesOf, upload } from './workouts.support.js';

const QUESTIONS = 25;
/** A thread that is lost in its file for good. */
const ENDLESS = new URL(
  "data:text/javascript,import { parentPort } from 'node:worker_threads'; " +
    "parentPort.on('message', () => { for (;;); });",
);

describe('an upload that asks for too much', () => {
  let app: TestApp;
  let sender: Awaited<ReturnType<typeof newAthlete>>;
  let other: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    [sender, other] = await Promise.all([newAthlete(app.url), newAthlete(app.url)]);
    await sender.post('/api/profile/skip-onboarding', {});
  });
  afterAll(() => app.close());

  /** What was answered in which order while the file was read: somebody else asks all the time. */
  async function orderOfAnswers(
    bytes: Uint8Array,
  ): Promise<{ readonly order: string[]; readonly code: unknown }> {
    const order: string[] = [];
    const reading = upload(sender, bytes).then((answer) => {
      order.push('upload');
      return answer.body['code'];
    });
    for (let asked = 0; asked < QUESTIONS; asked += 1)
      order.push(String((await other.get('/api/auth/me')).status));
    return { code: await reading, order };
  }

  it.each(Object.keys(POISON))(
    'refuses %s while others are served, and keeps nothing of it [UPL-09, FAULT-33, SEC-37]',
    async (name) => {
      const { order, code } = await orderOfAnswers(POISON[name]?.() ?? new Uint8Array());
      expect(code).toBe('INVALID_FIT_FILE');
      expect(order[0]).toBe('200');
      expect(order.filter((answer) => answer === '200')).toHaveLength(QUESTIONS);
      expect(await tracesOf(app, sender.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
    },
  );

  it('serves others, ends the file at its deadline, reads on [FAULT-33, SEC-37]', async () => {
    const lost = new WorkerFitReader(
      { now: () => new Date() },
      { size: 1, deadlineMs: 5_000, entry: ENDLESS },
    );
    const read = jest
      .spyOn(app.app.get(FitReader), 'read')
      .mockImplementationOnce((bytes, signal) => lost.read(bytes, signal));
    const { order, code } = await orderOfAnswers(shortRide());
    expect(order).toEqual([...new Array<string>(QUESTIONS).fill('200'), 'upload']);
    expect(code).toBe('INVALID_FIT_FILE');
    expect(read).toHaveBeenCalledTimes(1);
    expect((await upload(sender, shortRide())).status).toBe(201);
    await lost.close();
  });
});
