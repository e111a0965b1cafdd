import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { rowOf, startWithAdministrator } from './admin.support.js';
import { erased } from '../leaving/leaving.support.js';
import { shortRide, upload } from '../workouts/workouts.support.js';

describe('records that administrators read and export', () => {
  let app: TestApp;
  let boss: HttpClient;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
  }, 60_000);
  afterAll(() => app.close());

  it('says who deleted an account: its owner, or the administrator', async () => {
    const [own, others] = [await newAthlete(app.url), await newAthlete(app.url)];
    await own.send('/api/auth/account', { method: 'DELETE' });
    await boss.send(`/api/admin/users/${(await rowOf(boss, others.email)).userId}`, {
      method: 'DELETE',
    });
    const { body } = await boss.get<{
      deletedAccounts: { email: string; deletedBy: string | null }[];
    }>('/api/admin/deleted-accounts');
    const by = new Map(body.deletedAccounts.map((row) => [row.email, row.deletedBy]));
    expect([by.get(own.email), by.get(others.email)]).toEqual([null, 'boss@example.com']);
    const { body: log } = await boss.get<{ entries: { action: string }[] }>(
      `/api/admin/audit-log?subject=${encodeURIComponent(others.email)}`,
    );
    expect(log.entries.map(({ action }) => action)).toContain('deleted');
  });

  it('lists feedback of visitors, newest first, by page', async () => {
    for (const feedback of ['First.', 'Second.'])
      await new HttpClient(app.url).post('/api/feedback', {
        ...{ reason: 'too-expensive', feedback, wouldRecommend: 'maybe' },
      });
    expect((await boss.get('/api/admin/feedback?limit=1')).body).toMatchObject({
      feedback: [{ reason: 'too-expensive', text: 'Second.', wouldRecommend: 'maybe' }],
      pagination: { totalCount: 2, totalPages: 2 },
    });
  });

  it.each([
    ['users/export.csv?only=ADMINISTRATORS', /boss@example\.com/],
    ['deleted-accounts/export.csv', /"deletedBy"/],
    ['feedback/export.csv', /"Second\."/],
    ['demo-sessions/export.csv?startDate=2026-01-01', /"presetQuestion1"/],
    ['usage/export.csv?startDate=2025-03-10&endDate=2025-03-10', /"totalCost"/],
    ['audit-log/export.csv?action=deleted', /"deleted"/],
    ['coaching-instructions/export.csv', /"content"/],
    ['administrators/export.csv', /boss@example\.com/],
    ['queues/export.csv', /"outbox"/],
    ['queues/failed/export.csv', /"reason"/],
    ['coach-quality/export.csv?days=7', /"fallbacks"/],
  ])('exports %s for spreadsheet programs', async (path, content) => {
    const answer = await fetch(`${app.url}/api/admin/${path}`, {
      headers: { Authorization: `Bearer ${boss.token}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString()).toMatch(content);
  });

  it('keeps the uploads of a closed account in the totals', async () => {
    const leaver = await newAthlete(app.url);
    await upload(leaver, shortRide());
    const uploads = async () =>
      (await boss.get<{ totals: { uploads: number } }>('/api/admin/usage')).body.totals.uploads;
    const before = await uploads();
    const { userId } = await rowOf(boss, leaver.email);
    expect((await rowOf(boss, leaver.email))['uploads']).toBe(1);
    await leaver.send('/api/auth/account', { method: 'DELETE' });
    await erased(app, userId);
    expect(await uploads()).toBe(before);
  });
});
