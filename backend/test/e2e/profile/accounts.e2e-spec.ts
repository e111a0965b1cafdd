import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete, REQUIRED_ANSWERS } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { thresholdsOf } from './questionnaire.support.js';

/** YYYY-MM-DD in UTC. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const PERSON = {
  password: 'secret-1',
  firstName: 'Ada',
  lastName: 'Athlete',
  city: 'Graz',
  country: 'Austria',
  sport: 'CYCLING',
};

describe('accounts over HTTP', () => {
  let app: TestApp;
  let visitor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    visitor = new HttpClient(app.url);
  }, 60_000);
  afterAll(() => app.close());

  it('registers with 201 and returns token and user [AUTH-20, CNV-25]', async () => {
    const answer = await visitor.post('/api/auth/register', {
      ...PERSON,
      email: ' Ada@Example.com ',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      token: expect.any(String),
      user: {
        id: expect.any(String),
        email: 'Ada@Example.com',
        firstName: 'Ada',
        lastName: 'Athlete',
        city: 'Graz',
        country: 'Austria',
        role: 'athlete',
        sport: 'CYCLING',
        profileCompleted: false,
        onboardingSkipped: false,
        isSuspended: false,
        suspendedAt: null,
        suspendExpiresAt: null,
        suspendReason: null,
      },
    });
  });

  it('signs in with 200, without regard to case and space in the address [AUTH-05]', async () => {
    const { email } = await newAthlete(app.url);
    const answer = await visitor.post('/api/auth/login', {
      email: ` ${email.toUpperCase()} `,
      password: 'secret-1',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ token: expect.any(String), user: { email } });
  });

  it('returns the signed-in user [CNV-26]', async () => {
    const athlete = await newAthlete(app.url);
    expect(await athlete.get('/api/auth/me')).toMatchObject({
      status: 200,
      body: { user: { email: athlete.email } },
    });
  });

  it.each([
    ['a wrong password', { password: 'wrong-1' }],
    ['an unknown address', { email: 'nobody@example.com' }],
  ])('refuses %s with one and the same answer [CNV-17]', async (_what, change) => {
    const { email } = await newAthlete(app.url);
    const answer = await visitor.post('/api/auth/login', {
      email,
      password: 'secret-1',
      ...change,
    });
    const message = 'Invalid email or password.';
    expect(answer).toMatchObject({
      status: 401,
      body: { statusCode: 401, code: 'INVALID_CREDENTIALS', error: message, message },
    });
  });

  it('refuses a duplicate address', async () => {
    const { email } = await newAthlete(app.url);
    const answer = await visitor.post('/api/auth/register', {
      ...PERSON,
      email: email.toUpperCase(),
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', error: 'An account with this email exists already.' },
    });
  });

  it.each([
    [
      'AUTH-18 a password of five characters',
      { password: '12345' },
      'password',
      'Password must be at least 6 characters',
    ],
    ['AUTH-15 no sport', { sport: '' }, 'sport', 'Please select your sport'],
    ['AUTH-16 an unknown sport', { sport: 'SWIMMING' }, 'sport', 'Please select your sport'],
    ['AUTH-19 a blank first name', { firstName: '  ' }, 'firstName', 'First name is required'],
    ['a malformed address', { email: 'ada' }, 'email', 'Please enter a valid email address'],
    ['AUTH-21 a role', { role: 'admin' }, 'role', 'There is no field "role".'],
    ['a city that is no text', { city: { $ne: '' } }, 'city', 'City is required'],
  ])('refuses %s and names the field', async (_what, change, field, message) => {
    const answer = await visitor.post('/api/auth/register', {
      ...PERSON,
      email: 'new@example.com',
      ...change,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field, message }] },
    });
  });

  it('refuses a call without a token [GATE-02]', async () => {
    const answer = await visitor.get('/api/auth/me');
    expect(answer).toMatchObject({
      status: 401,
      body: { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Please sign in.' },
    });
  });

  it.each([
    ['that is no token', 'nonsense'],
    [
      'signed by nobody',
      [
        { alg: 'none', typ: 'JWT' },
        { sub: '00000000-0000-7000-8000-000000000000', ver: 0 },
      ]
        .map((part) => `${encode(part)}.`)
        .join(''),
    ],
    [
      'signed by somebody else',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIiwidmVyIjowfQ.c2lnbmF0dXJl',
    ],
  ])('refuses a token %s', async (_what, token) => {
    expect(await visitor.as(token).get('/api/auth/me')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it('ends a session when the token version rises [SEC-12]', async () => {
    const athlete = await newAthlete(app.url);
    await sql(
      app,
      `UPDATE users SET token_version = token_version + 1 WHERE email = '${athlete.email}'`,
    );
    expect((await athlete.get('/api/auth/me')).status).toBe(401);
  });

  it('stores and returns units and thresholds [PRO-12, PRO-13]', async () => {
    const athlete = await newAthlete(app.url);
    expect((await athlete.get('/api/profile')).body).toEqual({
      profile: {
        unitSystem: 'METRIC',
        paceUnit: 'min/km',
        distanceUnit: 'km',
        elevationUnit: 'm',
        currentFTP: null,
        maxHR: null,
        restingHR: null,
        weightKg: null,
      },
    });
    await athlete.post('/api/profile', {
      unitSystem: 'IMPERIAL',
      distanceUnit: 'mi',
      currentFTP: 255,
      maxHR: 188,
      weightKg: 70.5,
    });
    expect((await athlete.get('/api/profile')).body).toMatchObject({
      profile: {
        unitSystem: 'IMPERIAL',
        paceUnit: 'min/km',
        distanceUnit: 'mi',
        currentFTP: 255,
        maxHR: 188,
        restingHR: null,
        weightKg: 70.5,
      },
    });
  });

  it('refuses a resting heart rate that is not below the maximum', async () => {
    const athlete = await newAthlete(app.url);
    await athlete.post('/api/profile', { maxHR: 110 });
    const answer = await athlete.post('/api/profile', { restingHR: 115 });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        fields: [
          {
            field: 'restingHR',
            message: 'Resting heart rate must be below the maximum heart rate.',
          },
        ],
      },
    });
  });

  it('shows a new athlete the contents of the trial [SUB-14, SUB-15, SUB-16]', async () => {
    const athlete = await newAthlete(app.url);
    expect((await athlete.get('/api/subscription/status')).body).toEqual({
      subscriptionStatus: 'TRIAL',
      uploadsUsed: 0,
      uploadsRemaining: 3,
      questionsUsed: 0,
      trialFullyExhausted: false,
      paidThrough: null,
      cancelAtPeriodEnd: false,
      lastPayment: null,
    });
  });

  describe('thresholds', () => {
    let athlete: HttpClient;
    beforeEach(async () => {
      athlete = await newAthlete(app.url);
    });

    it('hold from the athlete’s own day, whatever day it is in UTC', async () => {
      const said = { 'Content-Type': 'application/json', 'Local-Day': dayFromNow(-1) };
      const body = JSON.stringify({ currentFTP: 261 });
      await athlete.send('/api/profile', { method: 'POST', body, headers: said });
      expect(await thresholdsOf(athlete)).toMatchObject([
        { validFrom: dayFromNow(-1), currentFTP: 261 },
      ]);
    });

    it('hold from the day of UTC if the client says an impossible one', async () => {
      const said = { 'Content-Type': 'application/json', 'Local-Day': dayFromNow(-3) };
      const body = JSON.stringify({ currentFTP: 262 });
      await athlete.send('/api/profile', { method: 'POST', body, headers: said });
      expect(await thresholdsOf(athlete)).toMatchObject([{ validFrom: dayFromNow(0) }]);
    });

    it('of a completed questionnaire hold from the athlete’s own day', async () => {
      await athlete.patch('/api/onboarding/draft', { ...REQUIRED_ANSWERS, maxHR: 191 });
      await athlete.send('/api/onboarding/complete', {
        method: 'POST',
        headers: { 'Local-Day': dayFromNow(-1) },
      });
      expect(await thresholdsOf(athlete)).toMatchObject([
        { validFrom: dayFromNow(-1), maxHR: 191 },
      ]);
    });
  });
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function sql(app: TestApp, statement: string): Promise<void> {
  const { DataSource } = await import('typeorm');
  await app.app.get(DataSource).query(statement);
}
