import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { askDemo, answered, demoChat, startDemo } from './demo.support.js';
import { rows } from '../workouts/workouts.support.js';

const SPORTS = ['cycling', 'running'] as const;
const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
const KINDS = SPORTS.flatMap((sport) => LEVELS.map((level) => [sport, level] as const));

interface Shown {
  readonly workout: {
    readonly id: string;
    readonly family: string;
    readonly title: string;
    readonly analysis: { status: string };
    readonly reports: { headline: string }[];
  };
}

describe('the demo', () => {
  let app: TestApp;
  let visitor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp({ working: false });
    visitor = new HttpClient(app.url);
  }, 60_000);
  afterAll(() => app.close());

  it.each(KINDS)(
    'a visit with %s for %s gets its sample and report without a token [DEMO-13, DEMO-21, X-32]',
    async (sport, level) => {
      const demo = await startDemo(app.url, { sport, level });
      const asked = performance.now();
      const { status, body } = await visitor.get<Shown>(`/api/demo-workouts/${demo.workoutId}`);
      expect(status).toBe(200);
      expect(body.workout).toMatchObject({
        id: demo.workoutId,
        family: sport,
        title: expect.stringContaining('Sample '),
        analysis: { status: 'ready' },
        reports: [{ headline: expect.stringMatching(/\w/) }],
      });
      expect(performance.now() - asked).toBeLessThan(5_000);
      const streams = await visitor.get<{ channels: Record<string, unknown> }>(
        `/api/demo-workouts/${demo.workoutId}/streams?` +
          'channels=heartRate,cadence,altitude,speed,power&points=200',
      );
      expect(Object.keys(streams.body.channels).sort()).toEqual([
        'altitude',
        'cadence',
        'heartRate',
        ...(sport === 'cycling' ? ['power'] : []),
        'speed',
      ]);
    },
  );

  it('writes the report of a sample in miles on request [CNV-12, DEMO-17]', async () => {
    const { workoutId } = await startDemo(app.url);
    const text = async (query: string) =>
      JSON.stringify(
        (await visitor.get<Shown>(`/api/demo-workouts/${workoutId}${query}`)).body.workout.reports,
      );
    expect(await text('')).toMatch(/ km\b/);
    expect(await text('?unitSystem=IMPERIAL')).toMatch(/ mi\b/);
    expect((await visitor.get(`/api/demo-workouts/${workoutId}?unitSystem=FURLONGS`)).status).toBe(
      400,
    );
  });

  it('stores answers, garmin by default, no IP address [DEMO-10, DEMO-11, DEMO-12]', async () => {
    const said = {
      sport: 'running',
      level: 'advanced',
      ageRange: '50+',
      gender: 'female',
      country: ' Austria ',
      email: 'Visitor@Example.com',
      deviceType: 'mobile',
    };
    const { workoutId } = await startDemo(app.url, said);
    const [row] = await rows<Record<string, unknown>>(
      app,
      'SELECT * FROM demo_sessions WHERE email IS NOT NULL',
    );
    expect(row).toMatchObject({
      workout_id: workoutId,
      sport: 'running',
      level: 'advanced',
      data_source: 'garmin',
      age_range: '50+',
      gender: 'female',
      country: 'Austria',
      email: 'Visitor@Example.com',
      device_type: 'mobile',
    });
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it('requires sport and level only [DEMO-09]', async () => {
    for (const changes of [
      {},
      {
        dataSource: null,
        ageRange: null,
        gender: null,
        country: null,
        email: null,
        deviceType: null,
      },
      { country: '', email: ' ' },
    ]) {
      expect(await startDemo(app.url, changes)).toEqual({
        workoutId: expect.any(String),
        sessionId: expect.stringMatching(/^[\w-]{22}$/),
      });
    }
  });

  it.each([
    ['DEMO-09 no sport', { sport: null }, 'sport'],
    ['DEMO-09 another sport', { sport: 'swimming' }, 'sport'],
    ['DEMO-09 no level', { level: undefined }, 'level'],
    ['DEMO-11 X-10 an age range of its own', { ageRange: '31-41' }, 'ageRange'],
    ['DEMO-11 another gender', { gender: 'yes' }, 'gender'],
    ['DEMO-11 no mail address', { email: 'nobody' }, 'email'],
    ['DEMO-11 a country without end', { country: 'A'.repeat(81) }, 'country'],
    ['DEMO-11 a country that no database keeps', { country: 'a\0b' }, 'country'],
    [
      'DEMO-10 a source that no database keeps',
      { dataSource: 'half a character: \ud800' },
      'dataSource',
    ],
    ['DEMO-12 another device', { deviceType: 'watch' }, 'deviceType'],
    ['an id of its own', { id: '1' }, 'id'],
  ])('refuses %s', async (_what, changes, field) => {
    const { status, body } = await visitor.post('/api/demo/session', {
      sport: 'cycling',
      level: 'beginner',
      ...changes,
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
    });
  });

  it.each(KINDS)(
    'offers seven questions about %s for %s [DEMO-22, DEMO-43, CHAT-20]',
    async (sport, level) => {
      const { body } = await visitor.get<{ questions: { questionText: string }[] }>(
        `/api/demo-questions?sport=${sport}&level=${level}`,
      );
      expect(new Set(body.questions.map(({ questionText }) => questionText)).size).toBe(7);
      expect(body.questions.map(({ questionText }) => questionText).join()).not.toMatch(
        sport === 'cycling' ? /\brun\b/ : /\bride\b/,
      );
    },
  );

  it('refuses unknown lists [DEMO-22, DEMO-43]', async () => {
    for (const query of [
      '',
      '?sport=cycling',
      '?sport=golf&level=beginner',
      '?sport=cycling&level=pro',
    ])
      expect((await visitor.get(`/api/demo-questions${query}`)).status).toBe(400);
  });

  it('streams each accepted question, stores the answer [DEMO-24, DEMO-25, DEMO-23]', async () => {
    const demo = await startDemo(app.url);
    const response = await askDemo(app.url, demo, 'How hard was this ride?');
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const text = await response.text();
    expect(
      text
        .split('\n\n')
        .slice(0, -1)
        .every((frame) => /^data: \{"(chunk|done)"/.test(frame)),
    ).toBe(true);
    const done = JSON.parse(text.split('\n\n').at(-2)?.slice(6) ?? '') as Record<string, unknown>;
    expect(done).toMatchObject({
      done: true,
      questionsUsed: 1,
      message: {
        role: 'assistant',
        coach: 'builtin',
        content: expect.stringContaining('hard ride'),
        unverified: [],
      },
    });
    expect((await demoChat(app.url, demo)).body).toEqual({
      messages: [
        expect.objectContaining({ role: 'user', content: 'How hard was this ride?' }),
        done['message'],
      ],
      questionsUsed: 1,
      questionLimit: 6,
    });
  });

  it('answers in the units of the page [CNV-12]', async () => {
    const demo = await startDemo(app.url);
    const content = async (unitSystem: string) =>
      (await answered(app.url, demo, 'How far was it?', { unitSystem })).at(-1)?.message?.content;
    expect(await content('METRIC')).toMatch(/ km\b/);
    expect(await content('IMPERIAL')).toMatch(/ mi\b/);
  });

  it.each([
    ['DEMO-37 no session', { sessionId: undefined }],
    ['DEMO-37 a blank session', { sessionId: '   ' }],
    ['an empty question', { message: ' ' }],
    ['a question of 2,001 characters', { message: 'a'.repeat(2001) }],
    ['a workout that is no id', { workoutId: 'first' }],
    ['other units', { unitSystem: 'FURLONGS' }],
  ])('refuses %s before anything is counted', async (_what, changes) => {
    const demo = await startDemo(app.url);
    const response = await askDemo(app.url, demo, 'How far was it?', changes);
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', error: 'VALIDATION_FAILED' },
    });
    expect((await demoChat(app.url, demo)).body).toMatchObject({ messages: [], questionsUsed: 0 });
  });

  it('ignores any token [DEMO-20, X-32]', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    for (const client of [athlete, visitor.as('no token at all')]) {
      const { status, body } = await client.post<{ workoutId: string }>('/api/demo/session', {
        sport: 'running',
        level: 'beginner',
      });
      expect(status).toBe(201);
      expect((await client.get(`/api/demo-workouts/${body.workoutId}`)).status).toBe(200);
    }
  });

  it('records the first two preset questions and the first own one [DEMO-44, X-28]', async () => {
    const demo = await startDemo(app.url, { country: 'Nowhere Land' });
    for (const question of [
      'How hard was this ride?',
      'How fast was the first climb?',
      'How hard was this ride?',
      'Did the rider fade at the end?',
      'How far was it?',
      'How much climbing was there?',
    ]) {
      await answered(app.url, demo, question);
    }
    const [row] = await rows(
      app,
      'SELECT preset_question_1, preset_question_2, user_question, answered, pending FROM ' +
        `demo_sessions WHERE country = 'Nowhere Land'`,
    );
    expect(row).toEqual({
      preset_question_1: 'How hard was this ride?',
      preset_question_2: 'Did the rider fade at the end?',
      user_question: 'How fast was the first climb?',
      answered: 6,
      pending: 0,
    });
  });
});
