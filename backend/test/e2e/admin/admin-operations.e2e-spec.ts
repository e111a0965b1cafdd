import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { BackgroundJobs } from '#admin/ports/background-jobs.js';
import { JobQueue } from '#platform/queue/jobs/job-queue.js';
import { JobRegistry } from '#platform/queue/jobs/job-registry.js';
import { QueueLifecycle } from '#platform/queue/workers/queue-lifecycle.js';
import { HopelessJobError, type JobDefinition } from '#platform/queue/jobs/job-definition.js';
import { FailedJobs } from '#platform/queue/jobs/failed-jobs.js';
import { backgroundJobsContract } from '#test/contracts/admin/background-jobs.contract.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import {
  ADMIN_EMAIL,
  entries,
  rowOf,
  signInAsAdministrator,
  startWithAdministrator,
} from './admin.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

interface Sync {
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

const HOPELESS: JobDefinition<{ readonly id: string }> = {
  name: 'hopeless',
  queue: 'housekeeping',
  attempts: 3,
  backoffMs: 1,
  jobId: ({ id }) => `hopeless-${id}`,
  parse: (payload) => payload as { id: string },
};

describe('work in the background, for administrators', () => {
  let app: TestApp;
  let boss: HttpClient;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
  }, 60_000);
  afterAll(() => app.close());

  it('checks every customer, shows progress and finds missed changes [AUS-13]', async () => {
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    await rows(app, `UPDATE subscriptions SET status = 'unpaid'; `);
    const { status, body } = await boss.post<{ jobId: string }>(
      '/api/admin/subscriptions/sync-all',
      {},
    );
    expect(status).toBe(202);
    const ended = await eventually(async () => {
      const run = (await boss.get<Sync>(`/api/admin/jobs/${body.jobId}`)).body;
      if (run.endedAt === null) throw new Error(`it is ${run.state}`);
      return run;
    });
    expect(ended).toMatchObject({
      id: body.jobId,
      state: 'done',
      done: 1,
      total: 1,
      failed: 0,
      startedAt: expect.any(String),
    });
    expect(await rowOf(boss, athlete.email)).toMatchObject({ subscriptionStatus: 'ACTIVE' });
    expect(await entries(app, 'sync-started')).toEqual([
      expect.objectContaining({ actor: ADMIN_EMAIL, subject: body.jobId }),
    ]);
    expect((await boss.get(`/api/admin/jobs/${randomUUID()}`)).status).toBe(404);
  });

  it('runs once for ten concurrent requests [AUS-13]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        boss.post<{ jobId: string }>('/api/admin/subscriptions/sync-all', {}),
      ),
    );
    const ids = new Set(answers.map(({ body }) => body.jobId));
    expect(
      (await entries(app, 'sync-started')).filter(
        ({ subject }) => subject !== null && ids.has(subject),
      ).length,
    ).toBe(ids.size);
    expect(answers.every(({ status }) => status === 202)).toBe(true);
  });

  describe('the board of the queues', () => {
    const opened = async (by: HttpClient): Promise<{ status: number; cookie: string }> => {
      const { status, headers } = await by.post('/api/admin/board/session', {});
      return { status, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
    };
    const looked = (path: string, cookie: string, method = 'GET') =>
      fetch(`${app.url}/api/admin/board${path}`, { method, headers: { cookie } });

    it('opens in a browser that an administrator signed in, and logs who looked', async () => {
      const { status, cookie } = await opened(boss);
      expect([status, (await entries(app, 'queue-board-opened')).at(-1)]).toEqual([
        204,
        expect.objectContaining({ actor: ADMIN_EMAIL }),
      ]);
      const page = await looked('', cookie);
      expect([
        page.status,
        page.headers.get('content-type'),
        page.headers.get('cache-control'),
      ]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
      const html = await page.text();
      expect(html).toContain('<base href="/api/admin/board/" />');
      expect(html).not.toMatch(/https?:\/\//);
      const scripts = [...html.matchAll(/src="(static[^"]+)"/g)].map(([, src]) => src ?? '');
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts)
        expect((await looked(`/${script}`, cookie)).headers.get('content-type')).toBe(
          'text/javascript; charset=utf-8',
        );
      const queues = (await (await looked('/api/queues', cookie)).json()) as {
        queues: { name: string; readOnlyMode: boolean }[];
      };
      expect(queues.queues.map(({ name, readOnlyMode }) => [name, readOnlyMode])).toEqual(
        ['workouts', 'mail', 'billing', 'coaching', 'housekeeping'].map((name) => [name, true]),
      );
    });

    it('is read-only, and opens nothing else', async () => {
      const { cookie } = await opened(boss);
      expect((await looked('/api/queues/mail/pause', cookie, 'PUT')).status).toBe(404);
      for (const path of [
        '/static/../../package.json',
        '/static/%2e%2e/%2e%2e/package.json',
        '/static',
        '/%ff',
        '/api/nothing',
      ])
        expect((await looked(path, cookie)).status).toBe(404);
      expect((await fetch(`${app.url}/api/admin/users`, { headers: { cookie } })).status).toBe(401);
    });

    it('is closed to athletes, to strangers and after a sign-out', async () => {
      const athlete = await newAthlete(app.url);
      expect((await opened(athlete)).status).toBe(403);
      expect((await looked('', `stridewatt_board=${athlete.token ?? ''}`)).status).toBe(403);
      expect((await looked('/api/queues', '')).status).toBe(401);
      const leaving = await signInAsAdministrator(app);
      const { cookie } = await opened(leaving);
      await leaving.post('/api/admin/logout', {});
      expect((await looked('/api/queues', cookie)).status).toBe(401);
    });
  });

  it('shows the waiting jobs of each queue and of the outbox', async () => {
    const { body } =
      await boss.get<{ queue: string; waiting: number; oldestS: number | null }[]>(
        '/api/admin/queues',
      );
    expect(body.map(({ queue }) => queue)).toEqual([
      'outbox',
      'workouts',
      'mail',
      'billing',
      'coaching',
      'housekeeping',
    ]);
    for (const depth of body)
      expect(depth).toEqual({
        queue: expect.any(String),
        waiting: expect.any(Number),
        active: expect.any(Number),
        delayed: expect.any(Number),
        failed: 0,
        oldestS: depth.waiting > 0 ? expect.any(Number) : depth.oldestS,
      });
  });

  it('lists failed jobs with their reasons, and retries one', async () => {
    const failures = app.app.get(FailedJobs, { strict: false });
    await failures.add({
      queue: 'mail',
      name: 'send-welcome-mail',
      jobId: `send-welcome-mail-${randomUUID()}`,
      payload: { userId: randomUUID() },
      reason: 'the carrier is closed',
      attempts: 10,
    });
    const [failed] = (await boss.get<{ id: string }[]>('/api/admin/queues/failed')).body;
    expect(failed).toMatchObject({
      queue: 'mail',
      name: 'send-welcome-mail',
      reason: 'the carrier is closed',
      attempts: 10,
      failedAt: expect.any(String),
    });
    expect((await boss.post(`/api/admin/queues/failed/${failed?.id}/retry`, {})).status).toBe(202);
    expect((await boss.post(`/api/admin/queues/failed/${failed?.id}/retry`, {})).status).toBe(404);
    expect((await boss.get('/api/admin/queues/failed')).body).toEqual([]);
    expect(await entries(app, 'job-retried')).toEqual([
      expect.objectContaining({ details: { name: 'send-welcome-mail', queue: 'mail' } }),
    ]);
  });

  backgroundJobsContract('the queues of the product', () => ({
    jobs: app.app.get(BackgroundJobs, { strict: false }),
    fail: (queue, reason) =>
      app.app.get(FailedJobs, { strict: false }).add({
        queue,
        name: 'send-welcome-mail',
        jobId: `send-welcome-mail-${randomUUID()}`,
        payload: { userId: randomUUID() },
        reason,
        attempts: 10,
      }),
  }));

  it('shows the share of supported sentences of each coach', async () => {
    const athlete = await newAthlete(app.url);
    const { body } = await upload<{ id: string }>(athlete, shortRide(3));
    await athlete.post('/api/ai/chat', { workoutId: body.id, message: 'How far did I ride?' });
    const [quality] = await eventually(async () => {
      const found = (await boss.get<{ answers: number }[]>('/api/admin/coach-quality?days=1')).body;
      if (found.length === 0) throw new Error('nothing is noted yet');
      return found;
    });
    expect(quality).toEqual({
      model: expect.any(String),
      answers: 1,
      sentences: expect.any(Number),
      sentencesDropped: 0,
      rewrites: 0,
      fallbacks: 0,
      failures: {},
    });
    expect((await boss.get('/api/admin/coach-quality?days=0')).status).toBe(400);
  });
});

describe('a job that always fails', () => {
  it('is listed as failed after its last try', async () => {
    const { app, boss } = await startWithAdministrator({ working: false });
    const queue = app.app.get(JobQueue, { strict: false });
    app.app
      .get(JobRegistry, { strict: false })
      .register(HOPELESS, () => Promise.reject(new HopelessJobError('there is no way')));
    await app.app.get(QueueLifecycle, { strict: false }).startWorkers();
    await queue.add({ name: HOPELESS.name, jobId: 'hopeless-1', payload: { id: '1' } });
    const failed = await eventually(async () => {
      const { body } = await boss.get<object[]>('/api/admin/queues/failed');
      if (body.length === 0) throw new Error('nothing has failed yet');
      return body;
    });
    const depths = (await boss.get<{ queue: string; failed: number }[]>('/api/admin/queues')).body;
    await app.close();
    expect(failed).toMatchObject([
      { queue: 'housekeeping', name: 'hopeless', reason: 'there is no way' },
    ]);
    expect(depths.find(({ queue: name }) => name === 'housekeeping')?.failed).toBe(1);
  }, 60_000);
});
