import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete, subscribe, type HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import {
  ADMIN_EMAIL,
  entries,
  list,
  remove,
  rowOf,
  startWithAdministrator,
} from './admin.support.js';
import { rows } from '../workouts/workouts.support.js';

const FIELDS = [
  'userId',
  'email',
  'firstName',
  'lastName',
  'city',
  'country',
  'sport',
  'role',
  'profileCompleted',
  'subscriptionDisplay',
  'subscriptionStatus',
  'accessDisplay',
  'isSuspended',
  'nextBillingDisplay',
  'lastPaymentStatus',
  'stripeCustomerId',
  'stripeSubscriptionId',
  'createdAt',
  'lastSyncedAt',
  'paidThrough',
];

describe('the administrators’ list of users', () => {
  let app: TestApp;
  let boss: HttpClient;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
    await newAthlete(
      app.url,
      {
        email: 'zoe@north.example',
        firstName: 'Zoé',
        lastName: 'Alm',
        city: 'Oslo',
        country: 'Norway',
        sport: 'CYCLING',
      },
      { onboarding: 'none' },
    );
    await newAthlete(
      app.url,
      { email: 'Ben@south.example', firstName: 'Ben', lastName: 'Zander' },
      { onboarding: 'completed', plan: 'active' },
    );
    const leaving = await newAthlete(
      app.url,
      { email: 'cara@south.example', firstName: '=Cara', lastName: 'Miller' },
      { onboarding: 'skipped', plan: 'active' },
    );
    await leaving.post('/api/subscription/cancel-request', {});
  }, 90_000);
  afterAll(() => app.close());

  const emails = async (query: string) => (await list(boss, query)).users.map(({ email }) => email);

  it('returns every field, newest first, twenty-five to a page [AUS-09, AUS-10]', async () => {
    const { users, pagination } = await list(boss);
    expect(users.map(({ email }) => email)).toEqual([
      'cara@south.example',
      'Ben@south.example',
      'zoe@north.example',
      ADMIN_EMAIL,
    ]);
    expect(pagination).toEqual({ page: 1, limit: 25, totalCount: 4, totalPages: 1, exact: true });
    for (const user of users) for (const field of FIELDS) expect(user).toHaveProperty(field);
    expect(users[2]).toMatchObject({
      firstName: 'Zoé',
      lastName: 'Alm',
      city: 'Oslo',
      country: 'Norway',
      sport: 'CYCLING',
      role: 'athlete',
      profileCompleted: false,
      subscriptionDisplay: 'TRIAL',
      accessDisplay: 'ENABLED',
      nextBillingDisplay: null,
      lastPaymentStatus: null,
      stripeCustomerId: null,
      lastSyncedAt: null,
      paidThrough: null,
    });
    expect(JSON.stringify(users)).not.toMatch(/hash|tokenVersion|token_version/i);
  });

  it('shows each plan as its athlete sees it, and its check [AUS-12, AUS-21, X-19]', async () => {
    const ben = await rowOf(boss, 'Ben@south.example');
    expect(ben).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      subscriptionDisplay: 'ACTIVE',
      lastPaymentStatus: 'paid',
      providerStatus: 'active',
      profileCompleted: true,
      customerUrl: null,
    });
    expect(ben['nextBillingDisplay']).toBe(ben['paidThrough']);
    expect(Date.now() - Date.parse(String(ben['lastSyncedAt']))).toBeLessThan(300_000);
    expect(await rowOf(boss, 'cara@south.example')).toMatchObject({
      subscriptionStatus: 'CANCELED',
      nextBillingDisplay: null,
    });
  });

  it('reads any athlete’s plan for administrators only [AUS-14, X-21]', async () => {
    const { userId } = await rowOf(boss, 'Ben@south.example');
    expect((await boss.get(`/api/subscription/status?userId=${userId}`)).body).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      uploadsUsed: 0,
    });
    const athlete = await newAthlete(app.url, { email: 'nosy@north.example' });
    expect((await athlete.get(`/api/subscription/status?userId=${userId}`)).status).toBe(403);
    for (const own of ['', `?userId=${(await rowOf(boss, ADMIN_EMAIL)).userId}`])
      expect((await boss.get(`/api/subscription/status${own}`)).status).toBe(200);
    expect((await boss.get(`/api/subscription/status?userId=${randomUUID()}`)).status).toBe(404);
    expect(await entries(app, 'subscription-viewed')).toEqual([
      expect.objectContaining({ actor: ADMIN_EMAIL, subject: userId }),
    ]);
    await remove(boss, (await rowOf(boss, 'nosy@north.example')).userId);
  });

  it('filters by plan, with its own count [AUS-08]', async () => {
    for (const [filter, expected] of [
      ['ACTIVE', ['Ben@south.example']],
      ['CANCELED', ['cara@south.example']],
      ['TRIAL', ['zoe@north.example', ADMIN_EMAIL]],
      ['PENDING', []],
      ['EXPIRED', []],
      ['COMPLETED', []],
    ] as const) {
      const { users, pagination } = await list(boss, `filter=${filter}`);
      expect([filter, users.map(({ email }) => email), pagination.totalCount]).toEqual([
        filter,
        expected,
        expected.length,
      ]);
    }
  });

  it('lists a canceled plan as completed once its paid time ends [AUS-08]', async () => {
    const gone = await newAthlete(app.url, { email: 'dora@east.example' }, { plan: 'active' });
    await gone.post('/api/subscription/cancel-request', {});
    expect(await emails('filter=CANCELED')).toContain('dora@east.example');
    const [forecast] = await rows<{ plan_then: string; plan_turns_at: Date }>(
      app,
      `SELECT plan_then, plan_turns_at FROM users WHERE email = 'dora@east.example'`,
    );
    expect(forecast?.plan_then).toBe('COMPLETED');
    expect(forecast?.plan_turns_at.getTime()).toBeGreaterThan(Date.now());
    // The provider may still send word of dora's plan, which would put her own date back; of eric's
    // it knows nothing.
    await newAthlete(app.url, { email: 'eric@east.example' });
    await rows(
      app,
      `UPDATE users SET plan_status = 'CANCELED', plan_then = 'COMPLETED', plan_turns_at = ` +
        `now() - interval '1 second' WHERE email = 'eric@east.example'`,
    );
    expect(await emails('filter=COMPLETED')).toEqual(['eric@east.example']);
    expect((await list(boss, 'filter=COMPLETED')).pagination.totalCount).toBe(1);
    await rows(app, `DELETE FROM users WHERE email LIKE '%@east.example'`);
  });

  it('finds parts of address and name in any case, and escapes patterns', async () => {
    expect(await emails('search=SOUTH')).toEqual(['cara@south.example', 'Ben@south.example']);
    expect(await emails(`search=${encodeURIComponent('zoé alm')}`)).toEqual(['zoe@north.example']);
    expect(await emails('search=zo')).toEqual(['zoe@north.example']);
    expect(await emails('search=south&filter=ACTIVE')).toEqual(['Ben@south.example']);
    for (const search of ['%', '___', '\\', "' OR 1=1 --", 'nobody at all'])
      expect(await emails(`search=${encodeURIComponent(search)}`)).toEqual([]);
  });

  it.each([
    [
      'email_asc',
      ['Ben@south.example', 'boss@example.com', 'cara@south.example', 'zoe@north.example'],
    ],
    [
      'email_desc',
      ['zoe@north.example', 'cara@south.example', 'boss@example.com', 'Ben@south.example'],
    ],
    [
      'createdAt_asc',
      ['boss@example.com', 'zoe@north.example', 'Ben@south.example', 'cara@south.example'],
    ],
    [
      'lastName_asc',
      ['boss@example.com', 'zoe@north.example', 'cara@south.example', 'Ben@south.example'],
    ],
  ])('sorts by %s', async (sort, expected) => {
    expect(await emails(`sort=${sort}`)).toEqual(expected);
  });

  it.each([
    `search=${'x'.repeat(10_000)}`,
    'search=%00',
    'search=a&search=b',
    'page=0',
    'page=x',
    'limit=26',
    'limit=1000',
    'filter=NONE',
    'sort=password',
    'sort=email_asc;drop',
    'unknown=1',
  ])('refuses %.30s by its field', async (query) => {
    expect(await boss.get(`/api/admin/users?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it('pages without a lost or repeated row [AUS-06]', async () => {
    await rows(
      app,
      `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city, country,
         sport, created_at, updated_at)
       SELECT gen_random_uuid(), address, address, '', '', 'Same', '', '', 'BOTH', '2020-01-01',
         now()
       FROM (SELECT 'n' || n || '@many.example' AS address FROM generate_series(1, 60) n) people`,
    );
    const seen: string[] = [];
    for (const page of [1, 2, 3]) seen.push(...(await emails(`page=${page}&sort=lastName_desc`)));
    expect(new Set(seen).size).toBe(64);
    expect((await list(boss, 'page=3')).pagination).toMatchObject({
      totalCount: 64,
      totalPages: 3,
    });
    expect((await list(boss, 'page=9')).users).toEqual([]);
  });

  it('exports the list without spreadsheet formulas, and logs it [SEC-30]', async () => {
    const answer = await fetch(`${app.url}/api/admin/users/export.csv?search=south`, {
      headers: { Authorization: `Bearer ${boss.token}` },
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"cara@south.example","'=Cara"`);
    expect(await entries(app, 'users-exported')).toEqual([
      expect.objectContaining({
        actor: ADMIN_EMAIL,
        details: { filter: 'ALL', only: null, searched: true },
      }),
    ]);
  });

  it('lists past and present subscribers, a hundred to a page [AUS-11]', async () => {
    await subscribe(await newAthlete(app.url, { email: 'eve@east.example' }));
    const { body } = await boss.get<{ subscriptions: { email: string }[]; pagination: object }>(
      '/api/admin/subscriptions?page=1&limit=100&sort=createdAt_desc',
    );
    expect(body.subscriptions.map(({ email }) => email)).toEqual([
      'eve@east.example',
      'cara@south.example',
      'Ben@south.example',
    ]);
    expect(body.pagination).toEqual({
      page: 1,
      limit: 100,
      totalCount: 3,
      totalPages: 1,
      exact: true,
    });
  });
});
