import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { askStreaming, collected, type Asked, type Message } from './coach.support.js';
import { rows, shortRide, shortRun, uploaded } from '../workouts/workouts.support.js';

const QUESTION = 'How was my cycling over the last week?';

describe('the general chat over HTTP', () => {
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url, {}, { plan: 'active' });
  });

  const ask = (body: object, client: HttpClient = athlete) =>
    client.post<Asked>('/api/ai/general-chat', body);
  const messages = async (client: HttpClient = athlete) =>
    (await client.get<{ messages: Message[] }>('/api/chat/general')).body.messages;

  it('answers {message} without limit, apart from every workout [GCH-03, GCH-04]', async () => {
    const workoutId = await uploaded(athlete, shortRide());
    const { status, body } = await ask({ message: ` ${QUESTION} ` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      remaining: null,
      message: { role: 'assistant', workoutId: null, content: expect.any(String) },
    });
    expect(await messages()).toMatchObject([
      { role: 'user', content: QUESTION, workoutId: null },
      { id: body.message.id, role: 'assistant' },
    ]);
    expect((await athlete.get(`/api/chat/messages?workoutId=${workoutId}`)).body).toEqual({
      messages: [],
    });
  });

  it('streams its sentences and closes with the stored message [GCH-04]', async () => {
    const frames = await collected(
      await askStreaming(athlete, { message: QUESTION }, undefined, '/api/ai/general-chat'),
    );
    const chunks = frames.flatMap(({ chunk }) => chunk ?? []);
    expect(frames.at(-1)).toMatchObject({
      done: true,
      remaining: null,
      message: { content: chunks.join(''), workoutId: null },
    });
    expect(await messages()).toHaveLength(2);
  });

  it('accepts the athlete’s local day, and refuses an invalid day [GCH-04]', async () => {
    expect(
      (
        await ask({
          message: QUESTION,
          today: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
        })
      ).status,
    ).toBe(200);
    for (const today of ['2026-02-30', 'tomorrow', 5])
      expect([(await ask({ message: QUESTION, today })).status, today]).toEqual([400, today]);
  });

  it('is one chat across all workouts, and private to each athlete [GCH-06]', async () => {
    await uploaded(athlete, shortRide());
    await uploaded(athlete, shortRun());
    await ask({ message: QUESTION });
    await ask({ message: 'And my running?' });
    const other = await newAthlete(app.url, {}, { plan: 'active' });
    expect(await messages(other)).toEqual([]);
    expect((await messages()).map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
  });

  it('links each best to its workout and stretch [GCH-06]', async () => {
    const workoutId = await uploaded(athlete, shortRide());
    const { body } = await ask({ message: 'What are my best powers so far?' });
    const best = body.message.evidence.find(
      ({ label }) => label === 'Best 1 min power of all your rides',
    );
    expect(best).toMatchObject({
      workoutId,
      workout: expect.stringMatching(/^\d+ \w+ \d{4}$/),
      at: { channel: 'power' },
    });
    expect((best?.at?.to ?? 0) - (best?.at?.from ?? 0)).toBe(60);
    expect((await messages()).at(-1)?.evidence).toContainEqual(best);
  });

  it('refuses a trial athlete by HTTP error, also for a stream [GCH-05]', async () => {
    const trial = await newAthlete(app.url);
    expect(await ask({ message: QUESTION }, trial)).toMatchObject({
      status: 403,
      body: { code: 'GENERAL_CHAT_TRIAL_BLOCKED', error: 'GENERAL_CHAT_TRIAL_BLOCKED' },
    });
    const response = await askStreaming(
      trial,
      { message: QUESTION },
      undefined,
      '/api/ai/general-chat',
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([
      403,
      expect.stringContaining('application/json'),
    ]);
    expect(await messages(trial)).toEqual([]);
  });

  it('refuses a trial before it asks for a profile [GCH-05]', async () => {
    const trial = await newAthlete(app.url, {}, { onboarding: 'skipped' });
    expect((await ask({ message: QUESTION }, trial)).body).toMatchObject({
      code: 'GENERAL_CHAT_TRIAL_BLOCKED',
    });
  });

  it('asks a subscriber without a profile to complete it first [CHAT-10]', async () => {
    const bare = await newAthlete(app.url, {}, { onboarding: 'skipped', plan: 'active' });
    const refused = {
      status: 400,
      body: { code: 'ONBOARDING_REQUIRED', requiresOnboarding: true },
    };
    expect(await ask({ message: QUESTION }, bare)).toMatchObject(refused);
    expect(await bare.get('/api/chat/general')).toMatchObject(refused);
    expect(await bare.get('/api/chat/suggestions/general')).toMatchObject(refused);
  });

  it('stays open to a canceled plan until its paid time ends [GCH-06, X-56]', async () => {
    await athlete.post('/api/subscription/cancel-request', { reason: 'other' });
    expect((await athlete.get('/api/subscription/status')).body).toMatchObject({
      subscriptionStatus: 'CANCELED',
    });
    expect((await ask({ message: QUESTION })).status).toBe(200);
    await rows(
      app,
      `UPDATE subscriptions SET paid_through = now() - interval '1 minute' WHERE user_id = ` +
        '(SELECT id FROM users WHERE email = $1)',
      [athlete.email],
    );
    expect(await ask({ message: QUESTION })).toMatchObject({
      status: 402,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
    // What was said before stays readable.
    expect(await messages()).toHaveLength(2);
  });

  it('answers a warning sign immediately, also in a trial', async () => {
    const trial = await newAthlete(app.url);
    const { status, body } = await ask({ message: 'I had chest pain on my last two runs' }, trial);
    expect(status).toBe(200);
    expect(body.message).toMatchObject({
      coach: 'safety',
      evidence: [],
      content: expect.stringContaining('emergency number'),
    });
  });

  it('holds a warning sign for the advice that is asked after it, and for no other question', async () => {
    await ask({ message: 'I had chest pain on my last two runs' });
    const advice = await ask({ message: 'ok, can I race on sunday?' });
    const value = await ask({ message: QUESTION });
    expect([advice, value].map(({ body }) => body.message.coach)).toEqual(['safety', 'builtin']);
  });

  it('suggests six questions for each sport [GCH-02]', async () => {
    const { body } = await athlete.get<{ cycling: string[]; running: string[] }>(
      '/api/chat/suggestions/general',
    );
    expect([new Set(body.cycling).size, new Set(body.running).size]).toEqual([6, 6]);
    await uploaded(athlete, shortRide());
    await uploaded(athlete, shortRun());
    const answers: string[] = [];
    for (const message of [...body.cycling, ...body.running])
      answers.push((await ask({ message })).body.message.content);
    // One ride and one run cannot tell much, but each question is understood.
    expect(answers.filter((answer) => /^I can't answer that/.test(answer))).toEqual([]);
    expect(new Set(answers).size).toBeGreaterThan(6);
  });

  it.each([
    ['no message', {}, 'message'],
    ['an empty message', { message: '  ' }, 'message'],
    ['a message too long', { message: 'a'.repeat(2001) }, 'message'],
    ['a workout', { message: QUESTION, workoutId: randomUUID() }, 'workoutId'],
    ['a request id that is no uuid', { message: QUESTION, requestId: '7' }, 'requestId'],
  ])('refuses %s and names the field [CHAT-15]', async (_, body, field) => {
    expect(await ask(body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
    });
  });
});
