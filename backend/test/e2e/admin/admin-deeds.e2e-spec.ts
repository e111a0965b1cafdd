import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { newAthlete, subscribe, type HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import {
  ADMIN_EMAIL,
  entries,
  remove,
  rowOf,
  startWithAdministrator,
  type Row,
} from './admin.support.js';
import { newsApplied } from '../billing/billing.support.js';
import { erased } from '../leaving/leaving.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

describe('what an administrator does to an account', () => {
  let app: TestApp;
  let boss: HttpClient;
  let athlete: HttpClient & { readonly email: string };
  let userId: string;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
    ({ userId } = await rowOf(boss, athlete.email));
  });

  const deed = (what: string, body: object = {}) =>
    boss.post<{ user: Row }>(`/api/admin/users/${userId}/${what}`, body);
  const noted = async (action: string) =>
    (await entries(app, action)).filter(({ subject }) => subject === userId);

  it('suspends without an end by default; the athlete reads why [AUS-24, AUS-25]', async () => {
    expect((await deed('suspend', { reason: 'Sharing an account' })).body.user).toMatchObject({
      isSuspended: true,
      accessDisplay: 'SUSPENDED',
      suspendExpiresAt: null,
    });
    expect((await upload(athlete, shortRide())).body).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      suspendReason: 'Sharing an account',
      suspendExpiresAt: null,
    });
    expect(await noted('suspended')).toEqual([
      expect.objectContaining({
        actor: ADMIN_EMAIL,
        details: { reason: 'Sharing an account', days: null },
      }),
    ]);
  });

  it('suspends for days of 24 hours [AUS-23]', async () => {
    const { user } = (await deed('suspend', { durationDays: 7 })).body;
    const days = (Date.parse(String(user['suspendExpiresAt'])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7.01);
  });

  it.each([0, -1, 1.5, 3651, '7'])('refuses %j days [X-57]', async (durationDays) => {
    expect(await deed('suspend', { durationDays })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'durationDays' }] },
    });
    expect((await rowOf(boss, athlete.email)).isSuspended).toBe(false);
  });

  it('gives full access back [AUS-26, AUS-27, X-12]', async () => {
    await deed('suspend');
    expect((await deed('unsuspend')).body.user).toMatchObject({
      isSuspended: false,
      accessDisplay: 'ENABLED',
      suspendReason: null,
    });
    expect((await upload(athlete, shortRide())).status).toBe(201);
    expect(await noted('unsuspended')).toHaveLength(1);
  });

  it('gives full access for a week where a payment is owed, and says so [AUS-27]', async () => {
    await subscribe(athlete);
    await newsApplied(app, userId, [
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
    ]);
    await rows(app, `UPDATE subscriptions SET status = 'unpaid' WHERE user_id = $1`, [userId]);
    await rows(
      app,
      `UPDATE users SET suspended_at = now(), suspended_for_payment = true WHERE id = $1`,
      [userId],
    );
    const { user } = (await deed('unsuspend')).body;
    expect(user).toMatchObject({
      accessDisplay: 'ENABLED',
      paymentGraceUntil: expect.any(String),
    });
    const days = (Date.parse(String(user['paymentGraceUntil'])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect((await upload(athlete, shortRide())).status).toBe(201);
    expect((await athlete.get('/api/subscription/status')).body).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      uploadsRemaining: 'unlimited',
      lastPayment: 'failed',
    });
    expect(await noted('unsuspended')).toEqual([
      expect.objectContaining({ details: { paymentGraceUntil: user['paymentGraceUntil'] } }),
    ]);
    await rows(app, `UPDATE users SET payment_grace_until = now() WHERE id = $1`, [userId]);
    expect(await rowOf(boss, athlete.email)).toMatchObject({
      accessDisplay: 'SUSPENDED',
      paymentGraceUntil: null,
    });
    expect(await upload(athlete, shortRide())).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_SUSPENDED', paymentUrl: '/subscribe' },
    });
  });

  it('pauses access and payments, and resumes both [AUS-04, AUS-28, AUS-29, X-15]', async () => {
    await subscribe(athlete);
    const collectionPaused = async () =>
      (
        await rows<{ collection_paused: boolean }>(
          app,
          'SELECT collection_paused FROM subscriptions WHERE user_id = $1',
          [userId],
        )
      )[0]?.collection_paused;
    expect((await deed('pause')).body.user).toMatchObject({
      isSuspended: true,
      suspendReason: 'Paused by an administrator',
      suspendExpiresAt: null,
      subscriptionStatus: 'ACTIVE',
      nextBillingDisplay: null,
    });
    expect(await collectionPaused()).toBe(true);
    expect((await deed('unpause')).body.user).toMatchObject({ isSuspended: false });
    expect(await collectionPaused()).toBe(false);
    expect([await noted('paused'), await noted('unpaused')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it('resumes payments when a paused account is unsuspended [X-15]', async () => {
    await subscribe(athlete);
    await deed('pause');
    await deed('unsuspend');
    expect(
      await rows(app, 'SELECT collection_paused FROM subscriptions WHERE user_id = $1', [userId]),
    ).toEqual([{ collection_paused: false }]);
  });

  it('deletes an account with its data and sessions; the log keeps the id [AUS-33]', async () => {
    await upload(athlete, shortRide());
    expect((await remove(boss, userId)).status).toBe(204);
    expect((await athlete.get('/api/auth/me')).status).toBe(401);
    expect(await erased(app, userId)).toMatchObject({ email: athlete.email, upload_count: 1 });
    expect(await remove(boss, userId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await noted('deleted')).toHaveLength(1);
    expect(JSON.stringify(await entries(app))).not.toContain(athlete.email);
  });

  it('refuses to delete a renewing plan, without a log entry [AUS-33, SEC-22]', async () => {
    await subscribe(athlete);
    expect(await remove(boss, userId)).toMatchObject({
      status: 409,
      body: {
        code: 'CANNOT_DELETE_ACTIVE',
        message: 'Cannot delete users with active paid subscriptions',
      },
    });
    await athlete.post('/api/subscription/cancel-request', {});
    expect(await noted('deleted')).toHaveLength(0);
    expect((await remove(boss, userId)).status).toBe(204);
  });

  it('deletes once for two administrators, beside concurrent actions [AUS-33]', async () => {
    const answers = await Promise.all([
      remove(boss, userId),
      remove(boss, userId),
      deed('suspend'),
      deed('pause'),
      deed('unsuspend'),
    ]);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([204, 404]);
    for (const { status } of answers.slice(2)) expect([200, 404]).toContain(status);
    expect(await noted('deleted')).toHaveLength(1);
  });

  it('refuses every administrator, oneself included [AUS-33, SEC-22]', async () => {
    const { userId: own } = await rowOf(boss, ADMIN_EMAIL);
    expect(await remove(boss, own)).toMatchObject({
      status: 409,
      body: { code: 'CANNOT_CHANGE_ADMIN', message: 'Cannot delete admin users' },
    });
    expect(await boss.post(`/api/admin/users/${own}/suspend`, {})).toMatchObject({
      status: 409,
      body: { message: 'Cannot suspend admin users' },
    });
    expect(await boss.post(`/api/admin/users/${own}/pause`, {})).toMatchObject({ status: 409 });
  });

  it('shows the questionnaire by field names, and logs it [AUS-16, AUS-19, SEC-58]', async () => {
    const { status, body } = await boss.get<{ email: string; profile: Record<string, unknown> }>(
      `/api/admin/users/${userId}/profile`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: athlete.email,
      profile: {
        id: userId,
        userId,
        age: 34,
        trainingBackground: 'INTERMEDIATE',
        unitSystem: 'METRIC',
        createdAt: expect.any(String),
      },
    });
    expect(await noted('profile-viewed')).toEqual([
      expect.objectContaining({ actor: ADMIN_EMAIL }),
    ]);
  });

  it('has no profile without a completed questionnaire [AUS-18]', async () => {
    const blank = await newAthlete(app.url, {}, { onboarding: 'skipped' });
    const row = await rowOf(boss, blank.email);
    expect((await boss.get(`/api/admin/users/${row.userId}/profile`)).body).toEqual({
      email: blank.email,
      profile: null,
    });
  });

  it('answers 404 for an unknown id, and 400 for an invalid one', async () => {
    for (const what of ['suspend', 'unsuspend', 'pause', 'unpause']) {
      expect((await boss.post(`/api/admin/users/${randomUUID()}/${what}`, {})).status).toBe(404);
      expect(await boss.post(`/api/admin/users/nobody/${what}`, {})).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'id' }] },
      });
    }
    expect((await boss.get(`/api/admin/users/${randomUUID()}/profile`)).status).toBe(404);
  });

  it('is logged append-only: the database changes and removes no entry [SEC-59]', async () => {
    const database = app.app.get(DataSource);
    for (const sql of [
      `UPDATE audit_log SET actor = 'nobody'`,
      `DELETE FROM audit_log`,
      `TRUNCATE audit_log`,
    ])
      await expect(database.query(sql)).rejects.toThrow('never changed and never removed');
  });

  it('fails if the log entry fails [SEC-59]', async () => {
    await rows(
      app,
      `ALTER TABLE audit_log ADD CONSTRAINT full_disk CHECK (action <> 'suspended') NOT VALID`,
    );
    const { status } = await deed('suspend');
    await rows(app, `ALTER TABLE audit_log DROP CONSTRAINT full_disk`);
    expect(status).toBe(500);
    expect((await rowOf(boss, athlete.email)).isSuspended).toBe(false);
  });
});
