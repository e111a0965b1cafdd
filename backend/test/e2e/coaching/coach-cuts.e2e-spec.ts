import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from '#coaching/adapters/openai/circuit-breaker.js';
import { OpenaiCoachModel } from '#coaching/adapters/openai/openai-coach-model.js';
import { STREAM_LIMITS } from '#coaching/adapters/openai/stream-deadline.js';
import { Coaches } from '#coaching/ports/coaches.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { askStreaming, collected, messagesOf, type Message } from './coach.support.js';
import { rows, shortRide, uploaded } from '../workouts/workouts.support.js';

/** A clean end of the stream, a reset line, silence, broken JSON, and no reason for the end. */
const CUTS = ['clean-cut', 'cut', 'stalled', 'malformed', 'unfinished'] as const;
const WAYS = ['workout', 'general', 'comparison'] as const;
type Way = (typeof WAYS)[number];

describe('a model’s answer that is cut off', () => {
  let double: OpenaiDouble;
  let app: TestApp;
  beforeAll(async () => {
    double = await startOpenaiDouble();
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000', OPENAI_BASE_URL: double.url } });
    // As it is wired, but a silence need not last as long.
    const hasty = new OpenaiCoachModel({
      apiKey: null,
      baseUrl: double.url,
      model: 'double-1',
      limits: { ...STREAM_LIMITS, idleMs: 700 },
      breaker: app.app.get(CircuitBreaker),
    });
    Object.assign(app.app.get(Coaches), { preferred: hasty });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await double.close();
  });
  beforeEach(async () => {
    await app.app.get(CircuitBreaker).close();
  });

  /**
   * Somebody with two rides who asks in one of the ways; trial athletes where questions are
   * counted.
   */
  async function asking(way: Way) {
    const athlete = await newAthlete(app.url, {}, way === 'general' ? { plan: 'active' } : {});
    const ids = [await uploaded(athlete, shortRide(0)), await uploaded(athlete, shortRide(10))];
    const [path, body] = {
      workout: ['/api/ai/chat', { message: 'What was my average power?', workoutId: ids[0] }],
      general: ['/api/ai/general-chat', { message: 'How was my training over the last week?' }],
      comparison: [
        '/api/ai/analyze-comparison',
        { workoutIds: ids, message: 'What was my average power?' },
      ],
    }[way] as [string, object];
    return { athlete, ids, path, body };
  }

  async function kept(athlete: HttpClient & { readonly email: string }, ids: readonly string[]) {
    const mine = 'user_id = (SELECT id FROM users WHERE email = $1)';
    const general =
      (await athlete.get<{ messages: Message[] }>('/api/chat/general')).body.messages ?? [];
    const chats = await Promise.all(ids.map((id) => messagesOf(athlete, id)));
    const counted = await Promise.all(
      ['trial_questions', 'comparison_questions'].map((table) =>
        rows(app, `SELECT 1 FROM ${table} WHERE ${mine}`, [athlete.email]),
      ),
    );
    return { messages: [...general, ...chats.flat()].length, counted: counted.flat().length };
  }

  describe.each(WAYS)('about a %s', (way) => {
    it.each(CUTS)(
      'ends in an error frame, stores and counts nothing: %s [CHAT-13, GCH-04, CMP-08, FAULT-16]',
      async (cut) => {
        const { athlete, ids, path, body } = await asking(way);
        double.behave(cut);
        const frames = await collected(await askStreaming(athlete, body, undefined, path));
        expect(frames[0]?.chunk).toEqual(expect.any(String));
        expect(frames.at(-1)).toEqual({
          error: { code: 'COACH_UNAVAILABLE', message: expect.any(String) },
        });
        expect(
          frames.filter(({ done, message }) => done !== undefined || message !== undefined),
        ).toEqual([]);
        expect(await kept(athlete, ids)).toEqual({ messages: 0, counted: 0 });
        double.behave('honest');
        expect(
          (await collected(await askStreaming(athlete, body, undefined, path))).at(-1),
        ).toMatchObject({ done: true });
      },
    );

    it.each(CUTS)(
      'answers JSON with 503, stores and counts nothing: %s [CHAT-13, GCH-04, CMP-08, FAULT-16]',
      async (cut) => {
        const { athlete, ids, path, body } = await asking(way);
        double.behave(cut);
        expect(await athlete.post(path, body)).toMatchObject({
          status: 503,
          body: { code: 'COACH_UNAVAILABLE' },
        });
        expect(await kept(athlete, ids)).toEqual({ messages: 0, counted: 0 });
        double.behave('honest');
        expect((await athlete.post(path, body)).status).toBe(200);
      },
    );
  });
});
