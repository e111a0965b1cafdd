import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { newAthlete, PERSON } from './credentials.support.js';

const UNSTORABLE = [
  ['a NUL', '\u0000'],
  ['half of a character', '\ud800'],
  ['the other half', '\udc00'],
  ['a control character', '\u0007'],
] as const;

describe('text that no table takes', () => {
  let app: TestApp;
  let visitor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    visitor = new HttpClient(app.url);
  }, 60_000);
  afterAll(() => app.close());

  const places = UNSTORABLE.flatMap(
    ([what, text]) =>
      [
        [what, 'within', `a${text}b@x.org`],
        [what, 'alone', `${text}@x.org`],
        [what, 'in the domain', `a@x${text}.org`],
      ] as const,
  );

  it.each(places)(
    'is refused of every form that asks for an address: %s %s [AUTH-19]',
    async (_what, _where, email) => {
      const message = 'Please enter a valid email address';
      const refused = {
        status: 400,
        body: { code: 'VALIDATION_FAILED', error: message, fields: [{ field: 'email', message }] },
      };
      expect(
        await visitor.post('/api/auth/login', { email, password: PERSON.password }),
      ).toMatchObject(refused);
      expect(await visitor.post('/api/auth/forgot-password', { email })).toMatchObject(refused);
      expect(await visitor.post('/api/auth/register', { ...PERSON, email })).toMatchObject(refused);
    },
  );

  it.each(UNSTORABLE)(
    'makes no password and no token an inner error: %s [AUTH-19]',
    async (_what, text) => {
      const athlete = await newAthlete(app.url);
      expect(
        await visitor.post('/api/auth/login', {
          email: athlete.email,
          password: `secret-1${text}`,
        }),
      ).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
      expect(
        await visitor.post('/api/auth/reset-password', {
          token: `link${text}`,
          password: 'brand-new-1',
        }),
      ).toMatchObject({ status: 400, body: { code: 'INVALID_RESET_TOKEN' } });
      expect(
        await athlete.post('/api/auth/change-password', {
          currentPassword: `secret-1${text}`,
          newPassword: 'brand-new-1',
        }),
      ).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
      const feedback = {
        reason: 'other',
        feedback: `it was${text} fine`,
        wouldRecommend: 'yes',
        userToken: `a.${text}.c`,
      };
      expect((await visitor.post('/api/feedback', feedback)).status).toBe(200);
    },
  );
});
