import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import {
  lettersOf,
  lettersTo,
  logIn,
  newAthlete,
  resetTokenFor,
  userRow,
} from './credentials.support.js';

const CHANGE = '/api/auth/change-email';
const CONFIRM = '/api/auth/confirm-email';
const SUBJECT = 'Confirm your new email address';
const PASSWORD = 'secret-1';

describe('who an athlete is', () => {
  let app: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const another = () => `another-${process.pid}-${(addresses += 1)}@example.com`;
  const linkTo = async (email: string): Promise<string> => {
    const [letter = ''] = (await lettersOf(app, email, SUBJECT)).slice(-1);
    const [link = ''] = /https?:\/\/\S+\/confirm-email\?token=[\w%.-]+/.exec(letter) ?? [];
    return new URL(link).searchParams.get('token') ?? '';
  };

  describe('name, city, country and sport', () => {
    it('can be changed one by one', async () => {
      const athlete = await newAthlete(app.url);
      expect(await athlete.patch('/api/auth/me', { city: 'Wien', sport: 'RUNNING' })).toMatchObject(
        { status: 200, body: { user: { firstName: 'Ada', city: 'Wien', sport: 'RUNNING' } } },
      );
      expect((await athlete.get('/api/auth/me')).body).toMatchObject({
        user: { lastName: 'Athlete', city: 'Wien', country: 'Austria', sport: 'RUNNING' },
      });
    });

    it.each(['محمد علی', '🚴 Ada', "O'Brien-Smith", '身長', 'x'.repeat(100)])(
      'are kept as typed: %s',
      async (firstName) => {
        const athlete = await newAthlete(app.url);
        expect((await athlete.patch('/api/auth/me', { firstName })).body).toMatchObject({
          user: { firstName },
        });
      },
    );

    it.each([
      ['firstName', 'x'.repeat(200), 'First name must be at most 100 characters'],
      ['lastName', '  ', 'Last name is required'],
      ['city', null, 'City is required'],
      ['country', 'A\u202eB', 'Country holds characters that cannot be shown'],
      ['sport', 'SWIMMING', 'Please select your sport'],
    ])('are refused with the name of the field: %s', async (field, value, message) => {
      const athlete = await newAthlete(app.url);
      expect(await athlete.patch('/api/auth/me', { [field]: value })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field, message }] },
      });
    });

    it.each(['role', 'email', 'tokenVersion', 'profileCompleted'])(
      'are all that can be changed; %s is refused',
      async (field) => {
        const athlete = await newAthlete(app.url);
        expect((await athlete.patch('/api/auth/me', { [field]: 'admin' })).status).toBe(400);
        expect(await userRow(app, athlete.email)).toMatchObject({ role: 'athlete' });
      },
    );
  });

  describe('the email address', () => {
    it('changes by the link to the new one; the old one gets two notices', async () => {
      const athlete = await newAthlete(app.url);
      const email = another();
      expect((await athlete.post(CHANGE, { email, password: PASSWORD })).status).toBe(202);
      const token = await linkTo(email);
      const notice = 'Your email address is about to change';
      expect((await lettersOf(app, athlete.email, notice))[0]).toContain(email);
      expect((await logIn(app, email, PASSWORD)).status).toBe(401);
      expect((await athlete.as('').post(CONFIRM, { token })).status).toBe(200);
      expect((await logIn(app, email, PASSWORD)).status).toBe(200);
      expect((await logIn(app, athlete.email, PASSWORD)).status).toBe(401);
      expect((await athlete.get('/api/auth/me')).body).toMatchObject({ user: { email } });
      const changed = await lettersOf(app, athlete.email, 'Your email address was changed');
      expect(changed[0]).toContain(email);
      expect((await athlete.as('').post(CONFIRM, { token })).body).toMatchObject({
        code: 'INVALID_EMAIL_LINK',
      });
    });

    it('needs the password', async () => {
      const athlete = await newAthlete(app.url);
      const email = another();
      expect(await athlete.post(CHANGE, { email, password: 'secret-2' })).toMatchObject({
        status: 400,
        body: { code: 'WRONG_PASSWORD' },
      });
      expect(await lettersTo(app, email)).toEqual([]);
    });

    it('cannot be one that is in use, nor the present one in another spelling', async () => {
      const [athlete, other] = [await newAthlete(app.url), await newAthlete(app.url)];
      expect(
        (await athlete.post(CHANGE, { email: other.email, password: PASSWORD })).body,
      ).toMatchObject({ code: 'EMAIL_TAKEN' });
      const same = { email: ` ${athlete.email.toUpperCase()} `, password: PASSWORD };
      expect((await athlete.post(CHANGE, same)).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'email' }],
      });
    });

    it('stays if somebody registers the new one before it is confirmed', async () => {
      const athlete = await newAthlete(app.url);
      const email = another();
      await athlete.post(CHANGE, { email, password: PASSWORD });
      const token = await linkTo(email);
      await newAthlete(app.url, { email });
      expect((await athlete.post(CONFIRM, { token })).body).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect((await logIn(app, athlete.email, PASSWORD)).status).toBe(200);
    });

    it('stays if the password is reset before the new one is confirmed', async () => {
      const athlete = await newAthlete(app.url);
      const email = another();
      await athlete.post(CHANGE, { email, password: PASSWORD });
      const token = await linkTo(email);
      const reset = await resetTokenFor(app, athlete.email);
      await athlete.post('/api/auth/reset-password', { token: reset, password: 'brand-new-1' });
      expect((await athlete.post(CONFIRM, { token })).body).toMatchObject({
        code: 'INVALID_EMAIL_LINK',
      });
    });

    it('voids the reset links that the old one got', async () => {
      const athlete = await newAthlete(app.url);
      const email = another();
      const reset = await resetTokenFor(app, athlete.email);
      await athlete.post(CHANGE, { email, password: PASSWORD });
      await athlete.post(CONFIRM, { token: await linkTo(email) });
      expect(
        (await athlete.post('/api/auth/reset-password', { token: reset, password: 'brand-new-1' }))
          .body,
      ).toMatchObject({ code: 'INVALID_RESET_TOKEN' });
    });

    it.each(['', 'nonsense', 'x'.repeat(5000), '\u0000', 7])(
      'does not change by the token %#',
      async (token) => {
        const athlete = await newAthlete(app.url);
        expect((await athlete.post(CONFIRM, { token })).status).toBe(400);
      },
    );
  });
});
