import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete, subscribe, type HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { ADMIN_EMAIL, entries, remove, rowOf, startWithAdministrator } from './admin.support.js';
import { lettersOf } from '../credentials/credentials.support.js';

const PATH = '/api/admin/settings/notification_email';

describe('emails to the operator', () => {
  let app: TestApp;
  let boss: HttpClient;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
  }, 60_000);
  afterAll(() => app.close());

  const arrived = (subject: string, count: number) =>
    lettersOf(app, 'office@example.com', subject, count);

  it('has no address by default [AST-05]', async () => {
    expect((await boss.get(PATH)).body).toEqual({
      setting_key: 'notification_email',
      setting_value: null,
    });
  });

  it.each([
    ['', 'Email address is required'],
    ['   ', 'Email address is required'],
    ['no address', 'Please enter a valid email address'],
  ])('refuses %j [AST-04]', async (value, message) => {
    expect(await boss.put(PATH, { value })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message, fields: [{ field: 'value' }] },
    });
  });

  it('uses the address that was set last, which the audit log records [AST-06]', async () => {
    await boss.put(PATH, { value: 'first@example.com' });
    expect((await boss.put(PATH, { value: ' office@example.com ' })).body).toEqual({
      setting_key: 'notification_email',
      setting_value: 'office@example.com',
    });
    expect((await boss.get(PATH)).body['setting_value']).toBe('office@example.com');
    expect((await entries(app, 'setting-changed')).at(-1)).toMatchObject({
      actor: ADMIN_EMAIL,
      details: { from: 'first@example.com', to: 'office@example.com' },
    });
  });

  it('sends a test email for each request', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await boss.post(`${PATH}/test`, {})).status).toBe(202);
    expect(await arrived('Notifications from Stridewatt work', 2)).toHaveLength(2);
    expect(await entries(app, 'test-mail-sent')).toHaveLength(2);
  });

  it('reports a sign-up, a subscription and a deletion once each [AST-08]', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    await subscribe(athlete);
    await athlete.post('/api/subscription/cancel-request', {});
    await remove(boss, (await rowOf(boss, athlete.email)).userId);
    const subjects = ['New sign-up', 'A subscription has started', 'An account was closed'];
    for (const subject of subjects)
      expect(
        (await arrived(subject, 1)).filter((letter) => letter.includes(athlete.email)),
      ).toHaveLength(1);
    // Somebody later: by now a second letter about the first would be here.
    await newAthlete(app.url, {}, { onboarding: 'none' });
    await arrived('New sign-up', 2);
    for (const subject of subjects)
      expect(
        (await arrived(subject, 1)).filter((letter) => letter.includes(athlete.email)),
      ).toHaveLength(1);
  });
});
