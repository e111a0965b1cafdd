import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Conversation } from '#coaching/application/questions/conversation.js';
import { AnalyseWorkout } from '#workouts/application/recompute/analyse-workout.use-case.js';
import { ImportWorkout } from '#workouts/application/import/import-workout.use-case.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';
import { eventually } from '#test/support/eventually.js';
import { gate } from '#test/support/coach/asking-world.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { erased, leave, personEverywhere, rowsWith } from './leaving.support.js';
import { filesOnDisk, shortRide, upload, uploaded } from '../workouts/workouts.support.js';

describe('what is under way when its account is closed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const idOf = async (client: HttpClient) =>
    (await client.get<{ user: { id: string } }>('/api/auth/me')).body.user.id;

  async function expectNothing(userId: string): Promise<void> {
    expect((await rowsWith(app, userId)).filter((row) => row.startsWith('public.'))).toEqual([
      expect.stringMatching(/^public\.deleted_accounts: /),
    ]);
    expect(
      (await filesOnDisk(app)).filter(
        (file) => file.includes('/fit/') || file.includes('.unfinished'),
      ),
    ).toEqual([]);
  }

  /** Lets the next call wait once it has its result; the promise is fulfilled when it does. */
  function held<T extends object, K extends keyof T>(
    target: T,
    method: K,
  ): { reached: Promise<void>; release: () => void } {
    const [reached, reach] = gate();
    const [released, release] = gate();
    const original = (target[method] as unknown as (...given: unknown[]) => Promise<unknown>).bind(
      target,
    );
    const spy = jest.spyOn(
      target as Record<string, (...given: unknown[]) => Promise<unknown>>,
      method as string,
    );
    spy.mockImplementationOnce(async (...given) => {
      const result = await original(...given);
      reach();
      await released;
      return result;
    });
    return { reached, release };
  }

  it.each([
    ['and is erased', (userId: string) => erased(app, userId).then(() => undefined)],
    ['and is being erased', () => Promise.resolve()],
  ])(
    'an upload whose bytes still come %s is refused, and its file does not stay',
    async (_when, wait) => {
      const athlete = await newAthlete(app.url);
      const userId = await idOf(athlete);
      const form = new Response(formOf(shortRide()));
      const body = Buffer.from(await form.arrayBuffer());
      const headers = {
        Authorization: `Bearer ${athlete.token}`,
        'Content-Type': form.headers.get('content-type') ?? '',
        'Content-Length': body.length,
      };
      const sending = request(`${app.url}/api/workouts/upload`, { method: 'POST', headers });
      const answered = new Promise<{ status: number | undefined; body: unknown }>(
        (resolve, reject) => {
          sending.on('error', reject).on('response', (response) => {
            json(response).then((body) => resolve({ status: response.statusCode, body }), reject);
          });
        },
      );
      // The server has let the upload in once it has begun to store it.
      sending.write(body.subarray(0, body.length / 2));
      await begun();
      await leave(athlete);
      await wait(userId);
      sending.end(body.subarray(body.length / 2));
      expect(await answered).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED', message: 'This account has been closed.' },
      });
      await erased(app, userId);
      await expectNothing(userId);
    },
  );

  it('a file under analysis becomes no workout, and its job ends quietly', async () => {
    const athlete = await newAthlete(app.url);
    const userId = await idOf(athlete);
    const { reached, release } = held(app.app.get(FitReader), 'read');
    const job = jest.spyOn(app.app.get(ImportWorkout), 'execute');
    const answer = upload(athlete, shortRide());
    await reached;
    await leave(athlete);
    await erased(app, userId);
    release();
    await expect(job.mock.results[0]?.value).resolves.toBeUndefined();
    expect((await answer).status).toBeLessThan(500);
    await expectNothing(userId);
  });

  it('a workout under recomputation stays deleted, and its job ends quietly', async () => {
    const athlete = await newAthlete(app.url);
    const userId = await idOf(athlete);
    await uploaded(athlete, shortRide());
    const { reached, release } = held(app.app.get(WorkoutRepository), 'recorded');
    const job = jest.spyOn(app.app.get(AnalyseWorkout), 'execute');
    await athlete.put('/api/profile/thresholds/2026-01-01', { currentFTP: 260 });
    await reached;
    await leave(athlete);
    await erased(app, userId);
    release();
    await expect(job.mock.results[0]?.value).resolves.toBeUndefined();
    await expectNothing(userId);
  });

  it('an answer in progress is never stored', async () => {
    const person = await personEverywhere(app, 'Somebody');
    const workoutId = await uploaded(person.client, shortRide(30));
    const { reached, release } = held(app.app.get(Conversation), 'turns');
    const answer = person.client.post('/api/ai/chat', { workoutId, message: 'How was my pacing?' });
    await reached;
    await leave(person.client);
    await erased(app, person.userId);
    release();
    expect(await answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    await expectNothing(person.userId);
  });

  it('late jobs find no data and end quietly', async () => {
    const person = await personEverywhere(app, 'Somebody');
    await leave(person.client);
    await erased(app, person.userId);
    const attempt = { lastAttempt: false, signal: new AbortController().signal };
    await expect(
      app.app.get(ImportWorkout).execute(person.workoutId, attempt),
    ).resolves.toBeUndefined();
    await expect(app.app.get(AnalyseWorkout).execute(person.workoutId)).resolves.toBeUndefined();
    await expectNothing(person.userId);
  });

  function formOf(bytes: Uint8Array): FormData {
    const form = new FormData();
    form.append('fitFile', new Blob([new Uint8Array(bytes)]), 'ride.fit');
    return form;
  }

  async function begun(): Promise<void> {
    await eventually(async () =>
      expect((await filesOnDisk(app)).some((file) => file.includes('.unfinished'))).toBe(true),
    );
  }
});
