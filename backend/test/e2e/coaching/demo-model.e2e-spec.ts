import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from '#coaching/adapters/openai/circuit-breaker.js';
import { eventually } from '#test/support/eventually.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { collected, framesOf } from './coach.support.js';
import { askDemo, answered, demoChat, startDemo, type Demo } from './demo.support.js';
import { rows } from '../workouts/workouts.support.js';

const QUESTION = 'What was the average power and heart rate?';

describe('the demo with a model behind it', () => {
  let double: OpenaiDouble;
  let app: TestApp;
  let demo: Demo;
  beforeAll(async () => {
    double = await startOpenaiDouble();
    app = await startTestApp({
      working: false,
      env: {
        OPENAI_BASE_URL: double.url,
        OPENAI_API_KEY: 'sk-test',
        OPENAI_MODEL: 'double-1',
        DEMO_MODEL_DAILY_BUDGET: '1000000',
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await double.close();
  });
  beforeEach(async () => {
    double.behave('honest');
    await app.app.get(CircuitBreaker).close();
    await rows(app, 'DELETE FROM ai_usage');
    demo = await startDemo(app.url, { country: 'Graustark', email: 'visitor@example.com' });
  });

  it('answers by the verified coach, charges nobody, and sends no visitor data', async () => {
    const before = double.requests.length;
    expect((await answered(app.url, demo, QUESTION)).at(-1)).toMatchObject({
      done: true,
      questionsUsed: 1,
      message: { coach: 'openai', unverified: [] },
    });
    expect(await rows(app, 'SELECT user_id, purpose, outcome FROM ai_usage')).toEqual([
      { user_id: null, purpose: 'demo', outcome: 'answered' },
    ]);
    expect(JSON.stringify(double.requests.slice(before))).not.toMatch(/Graustark|visitor@example/);
  });

  it.each(['cut', 'malformed', 'length', 'unfinished', 'error-frame'] as const)(
    'ends in an error, stores and counts nothing after "%s" [DEMO-26, DEMO-40, X-29]',
    async (behaviour) => {
      double.behave(behaviour);
      const frames = await answered(app.url, demo, QUESTION);
      expect(frames.at(-1)).toMatchObject({ error: { code: 'COACH_UNAVAILABLE' } });
      expect(frames.some(({ done }) => done)).toBe(false);
      expect((await demoChat(app.url, demo)).body).toMatchObject({
        messages: [],
        questionsUsed: 0,
      });
      expect(await rows(app, 'SELECT 1 FROM demo_sessions WHERE pending > 0')).toEqual([]);
    },
  );

  it('five cut answers use no question [DEMO-39]', async () => {
    double.behave('cut');
    for (let cut = 0; cut < 5; cut++) {
      await app.app.get(CircuitBreaker).close();
      expect((await answered(app.url, demo, QUESTION)).at(-1)?.error?.code).toBe(
        'COACH_UNAVAILABLE',
      );
    }
    double.behave('honest');
    await app.app.get(CircuitBreaker).close();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => askDemo(app.url, demo, QUESTION)),
    );
    await Promise.all(responses.filter(({ status }) => status === 200).map(collected));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 200, 200, 429, 429,
    ]);
  });

  it('gives the question back and stops the model when the visitor leaves [X-29]', async () => {
    double.behave('stalled');
    const before = double.abandoned();
    const gone = new AbortController();
    const response = await askDemo(app.url, demo, QUESTION, {}, gone.signal);
    await expect(
      (async () => {
        for await (const frame of framesOf(response))
          if (frame.chunk) gone.abort(new Error('gone'));
      })(),
    ).rejects.toThrow('gone');
    await eventually(async () => {
      expect(double.abandoned()).toBe(before + 1);
      expect(await rows(app, 'SELECT 1 FROM demo_sessions WHERE pending > 0')).toEqual([]);
    });
    expect((await demoChat(app.url, demo)).body).toMatchObject({ messages: [], questionsUsed: 0 });
  });

  it('uses the built-in coach beyond the day’s budget, and the model the next day', async () => {
    const coach = async () =>
      (await answered(app.url, await startDemo(app.url), QUESTION)).at(-1)?.message?.coach;
    await rows(
      app,
      `INSERT INTO ai_usage (id, purpose, model, outcome, prompt_tokens, completion_tokens,
         estimated, price_version, prompt_cost_micros, completion_cost_micros, created_at)
       VALUES (gen_random_uuid(), 'demo', 'double-1', 'answered', 999000, 999, false, 'unpriced',
         0, 0, now())`,
    );
    expect(await coach()).toBe('openai');
    expect(await coach()).toBe('builtin');
    await rows(
      app,
      `UPDATE ai_usage SET created_at = date_trunc('day', now(), 'UTC') - interval '1 second'`,
    );
    expect(await coach()).toBe('openai');
    await rows(app, `UPDATE ai_usage SET purpose = 'workout', created_at = now()`);
    expect(await coach()).toBe('openai');
  });
});
