import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete, REQUIRED_ANSWERS } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { complete, draftOf, save } from './questionnaire.support.js';
import { rows } from '../workouts/workouts.support.js';

describe('the draft of the questionnaire', () => {
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url, { sport: 'RUNNING' }, { onboarding: 'none' });
  });

  it('starts with the defaults and the sport of the registration [ONB-20, ONB-12]', async () => {
    expect(await draftOf(athlete)).toEqual({
      data: {
        activityTypes: ['RUNNING'],
        unitSystem: 'METRIC',
        trainingBackground: 'INTERMEDIATE',
        fitnessGoal: 'FITNESS',
        workType: 'SITTING',
        runningPaceUnit: 'min/km',
      },
      currentStep: 1,
      sequence: null,
    });
  });

  it('keeps answers and step, also for another machine [ONB-19, ONB-23, ONB-24]', async () => {
    const writer = randomUUID();
    const answer = await save(athlete, {
      age: 34,
      usesPowerMeter: false,
      seasonPeakDate: '2026-09-06T00:00:00.000Z',
      writer,
      sequence: 1,
      currentStep: 3,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { currentStep: 3, sequence: 1, saved: true },
    });
    const { body } = await new HttpClient(app.url).post<{ token: string }>('/api/auth/login', {
      email: athlete.email,
      password: 'secret-1',
    });
    expect(await draftOf(new HttpClient(app.url, body.token))).toMatchObject({
      data: {
        age: 34,
        usesPowerMeter: false,
        seasonPeakDate: '2026-09-06T00:00:00.000Z',
        activityTypes: ['RUNNING'],
      },
      currentStep: 3,
    });
  });

  it('clears an answer with null, also a default', async () => {
    await save(athlete, { age: 34, sleepQuality: 'good' });
    await save(athlete, { age: null, workType: null });
    expect((await draftOf(athlete)).data).not.toHaveProperty('age');
    expect((await draftOf(athlete)).data).not.toHaveProperty('workType');
    expect((await draftOf(athlete)).data).toHaveProperty('sleepQuality', 'good');
  });

  it('ignores a late change [ONB-22]', async () => {
    const writer = randomUUID();
    await save(athlete, { goalDetails: 'sub 3', writer, sequence: 2, currentStep: 4 });
    const late = await save(athlete, { goalDetails: 'sub', writer, sequence: 1, currentStep: 2 });
    expect(late.body).toEqual({ currentStep: 4, sequence: 2, saved: false });
    expect(await draftOf(athlete)).toMatchObject({
      data: { goalDetails: 'sub 3' },
      currentStep: 4,
    });
  });

  it('keeps the last of thirty concurrent changes [ONB-22]', async () => {
    const writer = randomUUID();
    const sent = Array.from({ length: 30 }, (_, at) => at + 1).sort(
      (a, b) => ((a * 7) % 30) - ((b * 7) % 30),
    );
    const answers = await Promise.all(
      sent.map((sequence) => save(athlete, { goalDetails: `typed ${sequence}`, writer, sequence })),
    );
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect((await draftOf(athlete)).data['goalDetails']).toBe('typed 30');
  });

  it('loses no answer of two concurrent pages [ONB-22]', async () => {
    const pages = [randomUUID(), randomUUID()];
    const fields = [
      'gpsComputer',
      'medications',
      'eventType',
      'sleepQuality',
      'stressLevel',
      'goalDetails',
    ];
    await Promise.all(
      fields.map((field, at) =>
        save(athlete, { [field]: field, writer: pages[at % 2], sequence: Math.floor(at / 2) + 1 }),
      ),
    );
    // Those that came late are sent again by their page, which has heard nothing of them.
    for (const [at, field] of fields.entries())
      await save(athlete, { [field]: field, writer: pages[at % 2], sequence: 10 + at });
    expect((await draftOf(athlete)).data).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, field])),
    );
  });

  it('accepts heart rate zones for both sports, and prefers those of one [ONB-18]', async () => {
    await save(athlete, { hrZone1Min: 120, hrZone1Max: 134, runningHRZone1Max: 140 });
    const { data } = await draftOf(athlete);
    expect(data).toMatchObject({
      cyclingHRZone1Min: 120,
      cyclingHRZone1Max: 134,
      runningHRZone1Min: 120,
      runningHRZone1Max: 140,
    });
    expect(data).not.toHaveProperty('hrZone1Min');
  });

  it.each<[string, object, string]>([
    ['a number as text', { age: '34' }, 'age'],
    ['a number beyond all', { weightKg: 1e9 }, 'weightKg'],
    ['a number below all', { weightKg: -1e9 }, 'weightKg'],
    ['an unknown choice', { gender: 'yes' }, 'gender'],
    ['an object in place of a text', { goalDetails: { $ne: '' } }, 'goalDetails'],
    ['10 kB of text', { medicalConditions: 'x'.repeat(10_240) }, 'medicalConditions'],
    ['an unknown activity', { activityTypes: ['SWIMMING'] }, 'activityTypes'],
    [
      'an activity three times',
      { activityTypes: ['RUNNING', 'RUNNING', 'RUNNING'] },
      'activityTypes',
    ],
    ['an impossible date', { seasonPeakDate: '2026-02-30' }, 'seasonPeakDate'],
    ['an unknown step', { currentStep: 8 }, 'currentStep'],
    ['a step of null', { currentStep: null }, 'currentStep'],
    ['a writer without a sequence', { writer: '5f0c7a4e-3e6f-4f4e-9a55-0d6c1d1f3c11' }, 'sequence'],
    ['a sequence without a writer', { sequence: 3 }, 'writer'],
    ['a role', { role: 'admin' }, 'role'],
    ['another account', { userId: '00000000-0000-7000-8000-000000000000' }, 'userId'],
    ['a completed profile', { profileCompleted: true }, 'profileCompleted'],
    ['a constructor', { constructor: { prototype: { admin: true } } }, 'body'],
  ])('refuses %s and names the field', async (_what, body, field) => {
    const answer = await save(athlete, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [expect.objectContaining({ field })] },
    });
    const stored = await rows(
      app,
      'SELECT 1 FROM questionnaire_drafts JOIN users ON users.id = user_id WHERE email = $1',
      [athlete.email],
    );
    expect(stored).toEqual([]);
  });

  it.each([
    ['an infinite number', '{"age": 1e999}'],
    ['NaN as a number', '{"age": NaN}'],
    ['a prototype', '{"__proto__": {"role": "admin"}}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"age"'],
    ['a number alone', '7'],
    ['yes alone', 'true'],
  ])('refuses %s with 400', async (_what, body) => {
    const answer = await athlete.send('/api/onboarding/draft', {
      method: 'PATCH',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });

  it('keeps emoji, tabs, line breaks and RTL letters, and drops invisible characters', async () => {
    await save(athlete, {
      goalDetails: '🚴‍♀️ שלום\n\tnext\u0000\u202Eevil\u202C \ud800',
      sleepQuality: "'; DROP TABLE users; --",
    });
    expect((await draftOf(athlete)).data).toMatchObject({
      goalDetails: '🚴‍♀️ שלום\n\tnextevil \ufffd',
      sleepQuality: "'; DROP TABLE users; --",
    });
  });

  it("is nobody else's to read or write [ONB-20, GATE-14]", async () => {
    await save(athlete, { medications: 'secret' });
    const other = await newAthlete(app.url, {}, { onboarding: 'none' });
    expect((await draftOf(other)).data).not.toHaveProperty('medications');
    expect((await new HttpClient(app.url).get('/api/onboarding/draft')).status).toBe(401);
    expect((await save(new HttpClient(app.url), { age: 3 })).status).toBe(401);
  });

  it('a concurrent change does not restore the draft of a completed questionnaire', async () => {
    const writer = randomUUID();
    await save(athlete, { ...REQUIRED_ANSWERS, sleepQuality: 'good', writer, sequence: 9 });
    await complete(athlete);
    expect((await save(athlete, { sleepQuality: 'go', writer, sequence: 8 })).body).toMatchObject({
      saved: false,
      sequence: 9,
    });
    expect(
      await rows(
        app,
        'SELECT 1 FROM questionnaire_drafts JOIN users ON users.id = user_id WHERE email = $1',
        [athlete.email],
      ),
    ).toEqual([]);
  });
});
