import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fadingRide } from '#test/builders/fit/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { askStreaming, collected, framesOf, messagesOf, type Asked } from './coach.support.js';
import { rows, shortRide, uploaded } from '../workouts/workouts.support.js';

const QUESTION = 'What was my average power and heart rate?';

describe('questions that are sent twice', () => {
  let double: OpenaiDouble;
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  let workoutId: string;
  let requestId: string;
  beforeAll(async () => {
    double = await startOpenaiDouble();
    app = await startTestApp({
      env: { OPENAI_BASE_URL: double.url, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'double-1' },
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await double.close();
  });
  beforeEach(async () => {
    double.behave('honest');
    double.requests.length = 0;
    athlete = await newAthlete(app.url);
    workoutId = await uploaded(athlete, fadingRide());
    requestId = randomUUID();
  });

  const ask = (changes: object = {}) =>
    athlete.post<Asked>('/api/ai/chat', { message: QUESTION, workoutId, requestId, ...changes });
  const used = async () =>
    (await athlete.get<{ questionsUsed: number }>('/api/subscription/status')).body.questionsUsed;

  it('get the first answer again, also as a stream, and count once [CHAT-13]', async () => {
    const first = await ask();
    const again = await ask();
    expect(again).toMatchObject({ status: 200, body: first.body });
    const frames = await collected(
      await askStreaming(athlete, { message: QUESTION, workoutId, requestId }),
    );
    expect(frames).toEqual([{ chunk: first.body.message.content }, { done: true, ...first.body }]);
    expect(await messagesOf(athlete, workoutId)).toHaveLength(2);
    expect([await used(), double.requests.length]).toEqual([1, 1]);
  });

  it('share one answer when they are sent concurrently [CHAT-05, CHAT-13]', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await messagesOf(athlete, workoutId)).toHaveLength(2);
    expect([await used(), double.requests.length]).toEqual([1, 1]);
  });

  it('are asked again after a failure', async () => {
    double.behave('cut');
    expect((await ask()).body.code).toBe('COACH_UNAVAILABLE');
    double.behave('honest');
    expect((await ask()).status).toBe(200);
    expect(await messagesOf(athlete, workoutId)).toHaveLength(2);
  });

  it('are asked again after an interruption, also before it is noticed [CHAT-09]', async () => {
    double.behave('stalled');
    const gone = new AbortController();
    const response = await askStreaming(
      athlete,
      { message: QUESTION, workoutId, requestId },
      gone.signal,
    );
    for await (const frame of framesOf(response)) if (frame.chunk) break;
    double.behave('honest');
    const second = ask();
    gone.abort();
    expect((await second).status).toBe(200);
    expect(await messagesOf(athlete, workoutId)).toHaveLength(2);
    expect(await used()).toBe(1);
  });

  it('are refused if the id belongs to another question', async () => {
    await ask();
    expect(await ask({ message: 'How far was it?' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'requestId' }] },
    });
  });

  it('are separate for each athlete, also with the same id', async () => {
    await ask();
    const other = await newAthlete(app.url);
    const own = await uploaded(other, fadingRide());
    const { status, body } = await other.post<Asked>('/api/ai/chat', {
      message: QUESTION,
      workoutId: own,
      requestId,
    });
    expect([status, body.message.workoutId]).toEqual([200, own]);
  });

  it('count once in a comparison’s chat while the first is under way [X-44]', async () => {
    const workoutIds = [workoutId, await uploaded(athlete, shortRide())];
    const body = {
      workouts: [],
      workoutIds,
      message: QUESTION,
      conversationHistory: [],
      requestId,
    };
    const answers = await Promise.all([
      athlete.post('/api/ai/analyze-comparison', body),
      athlete.post('/api/ai/analyze-comparison', body),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(double.requests).toHaveLength(1);
    expect(
      await rows(
        app,
        'SELECT 1 FROM comparison_questions WHERE user_id = (SELECT id FROM users WHERE ' +
          'email = $1)',
        [athlete.email],
      ),
    ).toHaveLength(1);
  });

  it('take over their reservation from a dead server', async () => {
    await rows(
      app,
      'INSERT INTO trial_questions (user_id, workout_id, reservation_id, reserved_until) ' +
        `SELECT id, $2, $3, now() + interval '2 minutes' FROM users WHERE email = $1`,
      [athlete.email, workoutId, requestId],
    );
    expect((await ask({ requestId: randomUUID() })).body.code).toBe('TRIAL_QUESTION_LIMIT');
    expect((await ask()).status).toBe(200);
    await eventually(async () => expect(await used()).toBe(1));
  });
});
