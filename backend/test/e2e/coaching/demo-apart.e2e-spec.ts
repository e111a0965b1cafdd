import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { askDemo, answered, demoChat, startDemo, type Demo } from './demo.support.js';
import { rows, shortRide, uploaded } from '../workouts/workouts.support.js';

describe('the demo and everything else', () => {
  let app: TestApp;
  let visitor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    visitor = new HttpClient(app.url);
  }, 60_000);
  afterAll(() => app.close());

  const asked = async (demo: Demo) => {
    const response = await askDemo(app.url, demo, 'How far was it?');
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const NOT_FOUND = { status: 404, body: { code: 'NOT_FOUND' } };

  it('a session opens only its own workout, and reveals no other', async () => {
    const [own, other] = [
      await startDemo(app.url),
      await startDemo(app.url, { level: 'advanced' }),
    ];
    const strange = [
      { ...own, workoutId: other.workoutId },
      { ...own, workoutId: '00000000-0000-4000-8000-000000000000' },
      { ...own, sessionId: 'q83vEjRWeJASNFZ4kBI0Vg' },
    ];
    const answers = await Promise.all(
      strange.map(async (demo) => [await asked(demo), await demoChat(app.url, demo)] as const),
    );
    for (const [question, chat] of answers) {
      expect(question).toMatchObject(NOT_FOUND);
      expect(chat).toMatchObject(NOT_FOUND);
    }
    expect(new Set(answers.map(([, chat]) => JSON.stringify(chat.body))).size).toBe(1);
  });

  it('a session reveals nothing of another about the same workout', async () => {
    const [one, two] = [await startDemo(app.url), await startDemo(app.url)];
    await answered(app.url, one, 'How far was it?');
    expect((await demoChat(app.url, two)).body).toMatchObject({ messages: [], questionsUsed: 0 });
  });

  it('demo and athlete routes never open each other’s workouts [SEC-18]', async () => {
    const athlete = await newAthlete(app.url);
    const [own, demo] = [await uploaded(athlete, shortRide()), await startDemo(app.url)];
    for (const client of [visitor, athlete]) {
      for (const path of ['', '/streams', '/streams?points=100'])
        expect(await client.get(`/api/demo-workouts/${own}${path}`)).toMatchObject(NOT_FOUND);
      expect(
        await client.post('/api/demo-chat', {
          message: 'How far?',
          workoutId: own,
          unitSystem: 'METRIC',
          sessionId: demo.sessionId,
        }),
      ).toMatchObject(NOT_FOUND);
    }
    for (const path of [
      `/api/workouts/${demo.workoutId}`,
      `/api/workouts/${demo.workoutId}/streams`,
      `/api/workouts/${demo.workoutId}/file`,
      `/api/chat/messages?workoutId=${demo.workoutId}`,
      `/api/chat/suggestions?workoutId=${demo.workoutId}`,
    ]) {
      expect(await athlete.get(path)).toMatchObject(NOT_FOUND);
    }
    expect(
      await athlete.post('/api/ai/chat', { message: 'How far?', workoutId: demo.workoutId }),
    ).toMatchObject(NOT_FOUND);
    expect((await visitor.as(demo.sessionId).get('/api/workouts')).status).toBe(401);
    expect(
      (await athlete.get<{ workouts: { id: string }[] }>('/api/workouts')).body.workouts.map(
        ({ id }) => id,
      ),
    ).toEqual([own]);
  });

  it('ids next to those of the samples are unknown', async () => {
    const { workoutId } = await startDemo(app.url);
    const near = Array.from(
      { length: 40 },
      (_, at) => workoutId.slice(0, -2) + at.toString(16).padStart(2, '0'),
    );
    const found = await Promise.all(
      near.map(async (id) =>
        (await visitor.get(`/api/demo-workouts/${id}`)).status === 200 ? id : [],
      ),
    );
    expect(found.flat()).toHaveLength(6);
    for (const id of ['1', 'undefined', "' OR 1=1", '..%2Fworkouts'])
      expect((await visitor.get(`/api/demo-workouts/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it('a session key has 128 random bits, and its stored form opens nothing [SEC-42]', async () => {
    const keys = await Promise.all(
      Array.from({ length: 20 }, async () => (await startDemo(app.url)).sessionId),
    );
    expect(new Set(keys).size).toBe(20);
    expect(keys.every((key) => Buffer.from(key, 'base64url').length === 16)).toBe(true);
    const stored = await rows<{ id: string; key_hash: string; workout_id: string }>(
      app,
      'SELECT id, key_hash, workout_id FROM demo_sessions',
    );
    expect(stored.some(({ key_hash }) => keys.includes(key_hash))).toBe(false);
    for (const { id, key_hash, workout_id } of stored.slice(0, 3)) {
      for (const sessionId of [id, key_hash])
        expect(await demoChat(app.url, { sessionId, workoutId: workout_id })).toMatchObject(
          NOT_FOUND,
        );
    }
  });

  it('uses no user and no stored workout', async () => {
    expect(await rows(app, `SELECT 1 FROM workouts WHERE id::text LIKE 'de300000%'`)).toEqual([]);
  });
});
