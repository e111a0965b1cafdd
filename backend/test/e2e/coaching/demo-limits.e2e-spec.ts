import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ForgetVisitors } from '#coaching/application/demo/forget-visitors.use-case.js';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { collected } from './coach.support.js';
import { askDemo, answered, demoChat, startDemo, type Demo } from './demo.support.js';
import { rows } from '../workouts/workouts.support.js';

const QUESTION = 'How hard was this ride?';

describe('the limits of the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ working: false });
  }, 60_000);
  afterAll(() => app.close());

  const used = async (demo: Demo) => (await demoChat(app.url, demo)).body.questionsUsed;
  const LIMIT = {
    status: 429,
    body: { code: 'DEMO_QUESTION_LIMIT', error: 'DEMO_QUESTION_LIMIT', statusCode: 429 },
  };
  const refused = async (response: Response) => ({
    status: response.status,
    body: await response.json(),
  });

  it('answers six of twenty concurrent questions [DEMO-39, FAULT-28, SEC-43]', async () => {
    const demo = await startDemo(app.url);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => askDemo(app.url, demo, QUESTION)),
    );
    const well = responses.filter(({ status }) => status === 200);
    expect(well).toHaveLength(6);
    const ends = await Promise.all(
      well.map(async (response) => (await collected(response)).at(-1)),
    );
    expect(ends.every((frame) => frame?.done === true)).toBe(true);
    for (const response of responses.filter(({ status }) => status !== 200))
      expect(await refused(response)).toMatchObject(LIMIT);
    expect(await used(demo)).toBe(6);
    expect((await demoChat(app.url, demo)).body.messages).toHaveLength(12);
  });

  it('counts 0 to 6 with the automatic first one, refuses the 7th [DEMO-29, X-29]', async () => {
    const demo = await startDemo(app.url);
    const counts = [await used(demo)];
    for (let question = 0; question < 6; question++)
      counts.push((await answered(app.url, demo, QUESTION)).at(-1)?.questionsUsed ?? -1);
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await refused(await askDemo(app.url, demo, QUESTION))).toMatchObject(LIMIT);
    expect(await used(demo)).toBe(6);
  });

  it('frees the reserved question of a dead server after a while [X-29]', async () => {
    const demo = await startDemo(app.url);
    for (let question = 0; question < 5; question++) await answered(app.url, demo, QUESTION);
    await rows(
      app,
      `UPDATE demo_sessions SET pending = 1, pending_until = now() + interval '1 minute' ` +
        'WHERE answered = 5',
    );
    expect(await refused(await askDemo(app.url, demo, QUESTION))).toMatchObject(LIMIT);
    await rows(
      app,
      `UPDATE demo_sessions SET pending_until = now() - interval '1 second' WHERE answered = ` +
        '5 AND pending = 1',
    );
    expect((await answered(app.url, demo, QUESTION)).at(-1)).toMatchObject({
      done: true,
      questionsUsed: 6,
    });
  });

  it('answers a warning sign beyond the limit, uncounted, hidden from administrators', async () => {
    const demo = await startDemo(app.url, { country: 'Warned' });
    const warn = async () =>
      (
        await answered(app.url, demo, 'I had chest pain and fainted on the climb. How hard was it?')
      ).at(-1);
    expect(await warn()).toMatchObject({
      done: true,
      questionsUsed: 0,
      message: { coach: 'safety' },
    });
    for (let question = 0; question < 6; question++) await answered(app.url, demo, QUESTION);
    expect(await warn()).toMatchObject({
      done: true,
      questionsUsed: 6,
      message: { coach: 'safety' },
    });
    expect(
      await rows(app, `SELECT user_question FROM demo_sessions WHERE country = 'Warned'`),
    ).toEqual([{ user_question: null }]);
  });

  it('holds a warning sign for the advice that is asked after it, uncounted', async () => {
    const demo = await startDemo(app.url);
    await answered(app.url, demo, 'My chest felt really tight on the climb');
    expect((await answered(app.url, demo, 'should i ride again tomorrow')).at(-1)).toMatchObject({
      done: true,
      questionsUsed: 0,
      message: { coach: 'safety' },
    });
  });

  it('counts a repeated question once, and returns the same answer [DEMO-29]', async () => {
    const demo = await startDemo(app.url);
    const requestId = randomUUID();
    const twice = await Promise.all(
      [0, 1, 2].map(() => answered(app.url, demo, 'How hard was this ride?', { requestId })),
    );
    const later = await answered(app.url, demo, 'How hard was this ride?', { requestId });
    expect([...twice, later].map((frames) => frames.at(-1))).toEqual(
      Array(4).fill(
        expect.objectContaining({
          done: true,
          questionsUsed: 1,
          message: expect.objectContaining({ id: twice[0]?.at(-1)?.message?.id }),
        }),
      ),
    );
    expect((await demoChat(app.url, demo)).body).toMatchObject({
      questionsUsed: 1,
      messages: [{ role: 'user' }, { role: 'assistant' }],
    });
    const other = await askDemo(app.url, demo, 'How far did I go?', { requestId });
    expect([other.status, await other.json()]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
    const stranger = await startDemo(app.url);
    expect(
      (await answered(app.url, stranger, 'How far did I go?', { requestId })).at(-1),
    ).toMatchObject({ questionsUsed: 1 });
  });

  it('does not count unclear questions', async () => {
    const demo = await startDemo(app.url);
    expect((await answered(app.url, demo, 'What is the capital of France?')).at(-1)).toMatchObject({
      done: true,
      questionsUsed: 0,
    });
    expect((await demoChat(app.url, demo)).body).toMatchObject({
      questionsUsed: 0,
      messages: [{ role: 'user' }, { role: 'assistant' }],
    });
  });

  it('erases a visitor’s words and address after 30 days, all after a year [SEC-60]', async () => {
    const [recent, old, older] = [
      await startDemo(app.url, { email: 'a@example.com' }),
      await startDemo(app.url, { email: 'b@example.com' }),
      await startDemo(app.url, { email: 'c@example.com' }),
    ];
    for (const demo of [recent, old, older]) await answered(app.url, demo, 'How far was it?');
    const age = (email: string, days: number) =>
      rows(
        app,
        `UPDATE demo_sessions SET created_at = created_at - $2 * interval '1 day' WHERE email = $1`,
        [email, days],
      );
    await age('a@example.com', 29);
    await age('b@example.com', 31);
    await age('c@example.com', 366);
    await app.app.get(ForgetVisitors).execute();
    expect(
      await rows(
        app,
        'SELECT email, user_question FROM demo_sessions WHERE created_at < now() - interval ' +
          `'20 days' ORDER BY created_at`,
      ),
    ).toEqual([
      { email: null, user_question: null },
      { email: 'a@example.com', user_question: 'How far was it?' },
    ]);
    expect((await demoChat(app.url, recent)).body.messages).toHaveLength(2);
    for (const demo of [old, older]) expect((await demoChat(app.url, demo)).status).toBe(404);
    expect(
      await rows(
        app,
        'SELECT 1 FROM demo_messages JOIN demo_sessions ON demo_sessions.id = session_id ' +
          'WHERE key_hash IS NULL',
      ),
    ).toEqual([]);
  });
});

describe('the limits of the demo for one address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ working: false, env: { RATE_LIMIT_SCALE: '1' } });
  }, 60_000);
  afterAll(() => app.close());

  it('are ten sessions an hour and sixty questions a day [SEC-43]', async () => {
    const demos: Demo[] = [];
    for (let session = 0; session < 10; session++) demos.push(await startDemo(app.url));
    const eleventh = await new HttpClient(app.url).post('/api/demo/session', {
      sport: 'cycling',
      level: 'beginner',
    });
    expect(eleventh).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(3000);
    const asked = await Promise.all(
      demos.flatMap((demo) =>
        Array.from(
          { length: 6 },
          async () => (await answered(app.url, demo, QUESTION)).at(-1)?.done,
        ),
      ),
    );
    expect(asked).toEqual(Array(60).fill(true));
    const more = await askDemo(app.url, demos[0] as Demo, QUESTION);
    expect({ status: more.status, body: await more.json() }).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
  });
});
