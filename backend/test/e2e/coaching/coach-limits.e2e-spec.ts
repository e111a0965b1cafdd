import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { askStreaming } from './coach.support.js';
import { shortRide, uploaded } from '../workouts/workouts.support.js';

describe('the limit on questions to the coach', () => {
  let double: OpenaiDouble;
  let app: TestApp;
  let athlete: HttpClient;
  beforeAll(async () => {
    double = await startOpenaiDouble({ behaviour: 'stalled' });
    app = await startTestApp({
      env: { RATE_LIMIT_SCALE: '1', OPENAI_BASE_URL: double.url, OPENAI_API_KEY: 'sk-test' },
    });
    athlete = await newAthlete(app.url, {}, { plan: 'active' });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await double.close();
  });

  it('is two concurrent questions over all chats, and ten a minute [CHAT-14]', async () => {
    const workoutId = await uploaded(athlete, shortRide());
    const gone = new AbortController();
    const open = [
      await askStreaming(athlete, { message: 'How far?', workoutId }, gone.signal),
      await askStreaming(
        athlete,
        { message: 'How was my week?' },
        gone.signal,
        '/api/ai/general-chat',
      ),
    ];
    expect(open.map(({ status }) => status)).toEqual([200, 200]);
    for (const path of ['/api/ai/chat', '/api/ai/general-chat', '/api/ai/analyze-comparison']) {
      const refused = await askStreaming(
        athlete,
        { message: 'And now?', ...(path === '/api/ai/chat' && { workoutId }) },
        undefined,
        path,
      );
      expect([path, refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([
        path,
        429,
        true,
      ]);
      expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', error: 'RATE_LIMITED' });
    }
    gone.abort();
    double.behave('honest');
    await eventually(async () =>
      expect(
        (await athlete.post('/api/ai/general-chat', { message: 'How was my week?' })).status,
      ).toBe(200),
    );
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1)
      statuses.push(
        (await athlete.post('/api/ai/general-chat', { message: 'How was my week?' })).status,
      );
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
  });
});
