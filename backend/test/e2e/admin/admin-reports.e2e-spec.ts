import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { list, rowOf, startWithAdministrator, type Row } from './admin.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

interface Figures {
  readonly uploads: number;
  readonly promptTokens: number;
  readonly totalTokens: number;
  readonly totalCost: number;
  readonly totalCostExact: string;
  readonly unpricedCalls: number;
}

interface Usage {
  readonly usageData: readonly (Figures & {
    readonly userId: string | null;
    readonly email: string;
    readonly subscriptionStatus: string;
  })[];
  readonly totals: Figures;
  readonly perDay: readonly {
    readonly day: string;
    readonly model: string;
    readonly tokens: number;
    readonly cost: string;
  }[];
  readonly pagination: { readonly totalCount: number };
}

describe('what administrators read', () => {
  let app: TestApp;
  let boss: HttpClient;
  let ada: Row;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
    const athlete = await newAthlete(app.url, { email: 'ada@example.com' }, { plan: 'active' });
    await upload(athlete, shortRide());
    ada = await rowOf(boss, 'ada@example.com');
  }, 60_000);
  afterAll(() => app.close());

  const call = (
    at: string,
    {
      userId = ada.userId,
      model = 'gpt-4o-mini',
      prompt = 1000,
      completion = 100,
      costs = ['150', '60'],
    }: {
      userId?: string | null;
      model?: string;
      prompt?: number;
      completion?: number;
      costs?: (string | null)[];
    } = {},
  ) =>
    rows<{ id: string }>(
      app,
      `INSERT INTO ai_usage (id, user_id, purpose, model, outcome, prompt_tokens,
         completion_tokens, estimated, price_version, prompt_cost_micros, completion_cost_micros,
         created_at)
       VALUES (gen_random_uuid(), $1, 'workout', $2, 'answered', $3, $4, false, 'v1', $5, $6, $7)
       RETURNING id`,
      [userId, model, prompt, completion, costs[0], costs[1], at],
    );
  const usage = async (from: string, to: string, more = '') =>
    (await boss.get<Usage>(`/api/admin/usage?startDate=${from}&endDate=${to}${more}`)).body;

  it('sums a person’s calls, exact to the last digit of the ledger [AUG-03, AUG-04]', async () => {
    await call('2025-03-10T15:00:00Z', { costs: ['0.000001', '0.1'] });
    await call('2025-03-10T16:00:00Z', { costs: ['123456789.000001', '0.2'] });
    const { usageData, totals } = await usage('2025-03-10', '2025-03-10');
    expect(usageData).toEqual([
      expect.objectContaining({
        userId: ada.userId,
        email: 'ada@example.com',
        subscriptionStatus: 'ACTIVE',
        uploads: 0,
        promptTokens: 2000,
        completionTokens: 200,
        totalTokens: 2200,
        promptCostExact: '123.456789000002',
        completionCostExact: '0.000000300000',
        totalCostExact: '123.456789300002',
        totalCost: 123.456789300002,
        unpricedCalls: 0,
      }),
    ]);
    expect(totals.totalCostExact).toBe('123.456789300002');
  });

  it('sums calls by day in New York across clock changes [AUG-12, X-27, FAULT-30]', async () => {
    const stamps = [
      '2025-11-02T03:59:59Z',
      '2025-11-02T04:00:00Z',
      '2025-11-02T06:30:00Z',
      '2025-11-03T04:59:59Z',
      '2025-11-03T05:00:00Z',
    ];
    for (const stamp of stamps) await call(stamp);
    expect(
      (await usage('2025-11-01', '2025-11-03')).perDay.map(({ day, tokens, cost }) => [
        day,
        tokens,
        cost,
      ]),
    ).toEqual([
      ['2025-11-01', 1100, '0.000210000000'],
      ['2025-11-02', 3300, '0.000630000000'],
      ['2025-11-03', 1100, '0.000210000000'],
    ]);
    await call('2025-11-02T12:00:00Z', { userId: null, model: 'other', costs: [null, null] });
    const { usageData, totals } = await usage('2025-11-02', '2025-11-02');
    expect(
      usageData.map(({ userId, email, totalTokens, unpricedCalls }) => [
        userId,
        email,
        totalTokens,
        unpricedCalls,
      ]),
    ).toEqual([
      [ada.userId, 'ada@example.com', 3300, 0],
      [null, 'Visitors and closed accounts', 1100, 1],
    ]);
    for (const field of ['uploads', 'promptTokens', 'totalTokens', 'unpricedCalls'] as const)
      expect(totals[field]).toBe(usageData.reduce((sum, row) => sum + row[field], 0));
  });

  it('shows today by default, with uploads of athletes without calls [AUG-01]', async () => {
    const { usageData, totals } = (await boss.get<Usage>('/api/admin/usage')).body;
    expect(usageData.find(({ email }) => email === 'ada@example.com')).toMatchObject({
      uploads: 1,
      totalCostExact: expect.stringMatching(/^0(\.0+)?$/),
    });
    expect(totals.uploads).toBe(1);
  });

  it('refuses an invalid day, and an end before its start [AUG-02]', async () => {
    for (const query of [
      'startDate=2025-02-30',
      'startDate=2025-02-02&endDate=2025-02-01',
      'startDate=x',
      'startDate=0000-01-01&endDate=0000-01-02',
      'startDate=2025-02-01T00:00:00Z',
      'limit=0',
      'page=0',
    ]) {
      expect(await boss.get(`/api/admin/usage?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    }
  });

  it('lists deleted accounts with their feedback, newest first [ADL-01, ADL-03]', async () => {
    await rows(
      app,
      `INSERT INTO deleted_accounts (id, user_id, email, email_key, signup_date, deleted_at,
         upload_count, feedback_reason, feedback_text, would_recommend)
       SELECT gen_random_uuid(), gen_random_uuid(), email, email, '2026-01-01T12:00Z', deleted_at,
         uploads, reason, words, would_recommend
       FROM (VALUES
         ('old@example.com', '2026-01-03T11:59Z'::timestamptz, 2, 'difficult-to-use', 'Hm.', 'no'),
         ('new@example.com', '2026-02-01T12:00Z', 0, NULL, NULL, NULL)
       ) AS accounts (email, deleted_at, uploads, reason, words, would_recommend)`,
    );
    const { body } = await boss.get<{ deletedAccounts: object[]; pagination: object }>(
      '/api/admin/deleted-accounts',
    );
    expect(body.deletedAccounts).toEqual([
      {
        id: expect.any(String),
        email: 'new@example.com',
        signupDate: '2026-01-01T12:00:00.000Z',
        deletedAt: '2026-02-01T12:00:00.000Z',
        daysActive: 31,
        uploadCount: 0,
        feedbackReason: null,
        feedbackText: null,
        wouldRecommend: null,
        deletedBy: null,
      },
      {
        id: expect.any(String),
        email: 'old@example.com',
        signupDate: '2026-01-01T12:00:00.000Z',
        deletedAt: '2026-01-03T11:59:00.000Z',
        daysActive: 1,
        uploadCount: 2,
        feedbackReason: 'difficult-to-use',
        feedbackText: 'Hm.',
        wouldRecommend: 'no',
        deletedBy: null,
      },
    ]);
    expect(body.pagination).toMatchObject({ totalCount: 2 });
  });

  it('lists demo visits by New York day, newest first [ADS-02, ADS-03, ADS-06, X-27]', async () => {
    const visit = (at: string, own: string | null) =>
      rows(
        app,
        `INSERT INTO demo_sessions (id, workout_id, sport, level, data_source, email,
           preset_question_1, user_question, created_at)
         VALUES (gen_random_uuid(), gen_random_uuid(), 'cycling', 'beginner', 'garmin',
           'visitor@example.com', 'First?', $2, $1)`,
        [at, own],
      );
    await visit('2026-01-02T04:59:59Z', 'Mine?');
    await visit('2026-01-02T05:00:00Z', null);
    await visit('2026-01-03T04:59:59Z', 'Last?');
    const { body } = await boss.get<{ demoSessions: Record<string, unknown>[]; total: number }>(
      '/api/admin/demo-sessions?startDate=2026-01-02&endDate=2026-01-02',
    );
    expect(body.total).toBe(2);
    expect(body.demoSessions.map(({ date }) => date)).toEqual([
      '2026-01-03T04:59:59.000Z',
      '2026-01-02T05:00:00.000Z',
    ]);
    expect(Object.keys(body.demoSessions[0] ?? {}).sort()).toEqual([
      'ageRange',
      'country',
      'dataSource',
      'date',
      'deviceType',
      'gender',
      'id',
      'level',
      'presetQuestion1',
      'presetQuestion2',
      'sport',
      'userQuestion',
    ]);
  });

  it('reads the log newest first, by administrator, action and athlete', async () => {
    await boss.post(`/api/admin/users/${ada.userId}/suspend`, { reason: 'A test' });
    await boss.post(`/api/admin/users/${ada.userId}/unsuspend`, {});
    const log = async (query: string) =>
      (
        await boss.get<{
          entries: { action: string; subject: string; subjectLabel: string }[];
          nextCursor: string | null;
        }>(`/api/admin/audit-log?${query}`)
      ).body;
    const first = await log(`subject=${ada.userId}&limit=1`);
    expect(first.entries).toMatchObject([
      {
        action: 'unsuspended',
        actor: 'boss@example.com',
        subject: ada.userId,
        subjectLabel: 'ada@example.com',
        address: expect.any(String),
        details: {},
      },
    ]);
    const second = await log(`subject=${ada.userId}&limit=1&cursor=${first.nextCursor}`);
    expect(second.entries.map(({ action }) => action)).toEqual(['suspended']);
    expect((await log('action=signed-in')).entries.length).toBeGreaterThan(0);
    expect((await log('actor=nobody')).entries).toEqual([]);
    expect((await boss.get('/api/admin/audit-log?action=sneezed')).status).toBe(400);
    expect((await list(boss)).users.length).toBeGreaterThan(0);
  });
});
