import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fadingRide } from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { askStreaming, framesOf, messagesOf, type Frame, type Message } from './coach.support.js';
import { rows, uploaded } from '../workouts/workouts.support.js';

const QUESTION = 'Did I fade at the end?';

describe('the coach over HTTP', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let workoutId: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
    workoutId = await uploaded(athlete, fadingRide());
  });

  const ask = (body: object) =>
    athlete.post<{ message: Message; remaining: number | null }>('/api/ai/chat', body);

  it('answers as JSON and keeps question and answer [CHAT-01, CHAT-02, CHAT-03]', async () => {
    const { status, body } = await ask({
      message: `  ${QUESTION} `,
      workoutId,
      unitSystem: 'METRIC',
    });
    expect(status).toBe(200);
    expect(body.remaining).toBe(0);
    expect(body.message).toMatchObject({
      role: 'assistant',
      workoutId,
      coach: 'builtin',
      unverified: [],
      content: expect.stringMatching(/^Yes, you faded/),
    });
    expect(body.message.evidence).toContainEqual(
      expect.objectContaining({
        label: 'Power in the last quarter',
        display: expect.stringMatching(/^\d+ W$/),
      }),
    );
    const messages = await messagesOf(athlete, workoutId);
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', QUESTION],
      ['assistant', body.message.content],
    ]);
    expect(Object.keys(messages[1] ?? {}).sort()).toEqual([
      'coach',
      'content',
      'createdAt',
      'evidence',
      'id',
      'model',
      'role',
      'unverified',
      'userId',
      'workoutId',
    ]);
  });

  it('streams sentence by sentence and ends with the stored message', async () => {
    const response = await askStreaming(athlete, { message: QUESTION, workoutId });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const frames: Frame[] = [];
    for await (const frame of framesOf(response)) frames.push(frame);
    const chunks = frames.flatMap(({ chunk }) => chunk ?? []);
    const last = frames.at(-1);
    expect(chunks.length).toBeGreaterThan(2);
    expect(last).toMatchObject({
      done: true,
      remaining: 0,
      message: { content: chunks.join(''), coach: 'builtin' },
    });
    expect(await messagesOf(athlete, workoutId)).toHaveLength(2);
  });

  it('asks back with questions to choose from where it did not understand, for free', async () => {
    const { body } = await athlete.post<{
      remaining: number | null;
      guesses: readonly { label: string; question: string }[];
    }>('/api/ai/chat', { message: 'the thingy there', workoutId });
    expect(body.remaining).toBe(1);
    expect(body.guesses.length).toBeGreaterThan(1);
    const chosen = body.guesses[0]?.question ?? '';
    expect((await ask({ message: chosen, workoutId })).body.remaining).toBe(0);
  });

  it('refuses a trial’s second question by HTTP error, also for a stream [CHAT-12]', async () => {
    await ask({ message: QUESTION, workoutId });
    const response = await askStreaming(athlete, { message: QUESTION, workoutId });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({
      statusCode: 402,
      error: 'TRIAL_QUESTION_LIMIT',
      code: 'TRIAL_QUESTION_LIMIT',
      message: "You've used your 1 free question for this workout.",
    });
  });

  it('answers one of five concurrent questions [CHAT-13, FAULT-27]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask({ message: QUESTION, workoutId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402, 402]);
    expect(await messagesOf(athlete, workoutId)).toHaveLength(2);
  });

  it('answers in miles and feet on request', async () => {
    const { body } = await ask({
      message: 'How far did I go and how much did I climb?',
      workoutId,
      unitSystem: 'imperial',
    });
    expect(body.message.content).toMatch(/ mi\b/);
    expect(body.message.content).not.toMatch(/ km\b/);
  });

  it('answers a warning sign for free', async () => {
    const { body } = await ask({
      message: 'I nearly fainted at the top, was that my heart rate?',
      workoutId,
    });
    expect(body).toMatchObject({
      remaining: 1,
      message: { coach: 'safety', content: expect.stringContaining('emergency number') },
    });
  });

  it('holds a warning sign for the advice that is asked after it, for free', async () => {
    await ask({ message: 'My chest felt really tight on this one', workoutId });
    const { body } = await ask({ message: 'can i just go again tomorrow', workoutId });
    expect(body).toMatchObject({ remaining: 1, message: { coach: 'safety' } });
  });

  it.each([
    ['no message', { workoutId: randomUUID() }, 'message'],
    ['an empty message', { message: ' \n ', workoutId: randomUUID() }, 'message'],
    ['a message that is no text', { message: 7, workoutId: randomUUID() }, 'message'],
    ['a message too long', { message: 'a'.repeat(2001), workoutId: randomUUID() }, 'message'],
    ['no workout', { message: QUESTION }, 'workoutId'],
    ['a workout that is no id', { message: QUESTION, workoutId: '42' }, 'workoutId'],
    [
      'unknown units',
      { message: QUESTION, workoutId: randomUUID(), unitSystem: 'NAUTICAL' },
      'unitSystem',
    ],
    [
      'a field of its own',
      { message: QUESTION, workoutId: randomUUID(), userId: randomUUID() },
      'userId',
    ],
  ])('refuses %s and names the field [CHAT-15]', async (_, body, field) => {
    const answer = await athlete.post<{ code: string; fields: { field: string }[] }>(
      '/api/ai/chat',
      body,
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
  });

  it('answers 404 for another athlete’s workout on every route', async () => {
    const other = await newAthlete(app.url);
    const answers = await Promise.all([
      other.post('/api/ai/chat', { message: QUESTION, workoutId }),
      other.get(`/api/chat/messages?workoutId=${workoutId}`),
      other.get(`/api/chat/suggestions?workoutId=${workoutId}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is closed without a token, and accepts only ids', async () => {
    const visitor = await fetch(`${app.url}/api/chat/messages?workoutId=${workoutId}`);
    expect(visitor.status).toBe(401);
    expect((await athlete.get('/api/chat/messages')).status).toBe(400);
    expect((await athlete.get('/api/chat/suggestions?workoutId=1')).status).toBe(400);
  });

  it('suggests answerable questions by level, the best one apart [CHAT-18, CHAT-19]', async () => {
    const { body } = await athlete.get<{
      suggestions: string[];
      levels: { level: string; questions: string[]; plan: string[] }[];
    }>(`/api/chat/suggestions?workoutId=${workoutId}`);
    const all = body.levels.flatMap(({ questions, plan }) => [...questions, ...plan]);
    expect([body.suggestions.length, new Set(body.suggestions).size]).toEqual([6, 6]);
    expect(
      body.levels.map(({ level, questions, plan }) => [
        level,
        questions.length <= 5,
        plan.length <= 2,
      ]),
    ).toEqual(['beginner', 'intermediate', 'advanced'].map((level) => [level, true, true]));
    expect([all.includes(QUESTION), new Set(all).size === all.length]).toEqual([true, true]);
    // One ride alone has no trend, and this one has no intervals.
    expect(all).not.toContain('How even were my intervals?');
  });

  it('keeps, but does not count, unclear and off-topic questions [CHAT-14]', async () => {
    for (const message of ['Who is the president of France?', 'Blorp fnord wibble?']) {
      const { status, body } = await ask({ message, workoutId });
      expect([message, status, body.remaining]).toEqual([message, 200, 1]);
    }
    expect(await messagesOf(athlete, workoutId)).toHaveLength(4);
    expect((await ask({ message: QUESTION, workoutId })).body.remaining).toBe(0);
  });

  it('refuses a suspended athlete with the reason', async () => {
    await rows(
      app,
      `UPDATE users SET suspended_at = now(), suspend_reason = 'Unpaid' WHERE id = (SELECT ` +
        'user_id FROM workouts WHERE id = $1)',
      [workoutId],
    );
    const answer = await ask({ message: QUESTION, workoutId });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      suspended: true,
      suspendReason: 'Unpaid',
    });
  });

  it('writes a first report with the import, from facts, at no cost', async () => {
    const { body } = await athlete.get<{
      workout: {
        reports: {
          kind: string;
          headline: string;
          coach: string;
          sections: object[];
          evidence: object[];
        }[];
      };
    }>(`/api/workouts/${workoutId}`);
    const [report] = body.workout.reports;
    expect(report).toMatchObject({
      kind: 'first',
      coach: 'builtin',
      headline: expect.stringMatching(/\bfade/),
    });
    expect(report?.sections.length).toBeGreaterThan(2);
    expect(report?.evidence.length).toBeGreaterThan(3);
  });
});
