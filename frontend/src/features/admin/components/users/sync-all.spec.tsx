import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { openDashboard, pageOf } from '#testing/admin.js';
import { failure, json } from '#testing/environment/network.js';

const route = 'GET /api/admin/users';
const row = async (email: string): Promise<HTMLElement> =>
  (await screen.findByText(email)).closest('tr') as HTMLElement;

describe('sync of all subscriptions', () => {
  it('shows the progress of a sync again after a reload [AUS-13]', async () => {
    const job = {
      id: 'job-1',
      state: 'running',
      done: 1,
      total: 4,
      failed: 0,
      startedAt: '2026-03-04T19:05:00Z',
      endedAt: null,
    };
    const first = openDashboard('', {
      'POST /api/admin/subscriptions/sync-all': json({ jobId: 'job-1' }, 202),
      'GET /api/admin/jobs/job-1': job,
    });
    const start = await screen.findByRole('button', { name: 'Sync All' });
    act(() => {
      start.click();
      start.click();
    });
    expect(await screen.findByText('1 of 4 synced')).toBeTruthy();
    expect(first.network.callsTo('POST /api/admin/subscriptions/sync-all')).toHaveLength(1);
    cleanup();
    openDashboard('', {
      'GET /api/admin/jobs/job-1': {
        ...job,
        done: 4,
        state: 'done',
        endedAt: '2026-03-04T19:06:00Z',
      },
    });
    expect(await screen.findByText('Synced 4')).toBeTruthy();
    cleanup();
    openDashboard('');
    await row('ada@example.org');
    expect(screen.queryByText('Synced 4')).toBeNull();
  });

  it('reads the subscriptions as a hundred, the newest first [AUS-11]', async () => {
    const { network } = openDashboard('', {
      'GET /api/admin/subscriptions': { subscriptions: [], pagination: pageOf(1234, 1, 100) },
    });
    expect(await screen.findByText('1234 subscriptions')).toBeTruthy();
    expect(
      Object.fromEntries(network.callsTo('GET /api/admin/subscriptions')[0]?.query ?? []),
    ).toEqual({ page: '1', limit: '100', sort: 'createdAt_desc' });
  });

  it('starts a sync of all and shows its progress until it ends [AUS-13]', async () => {
    let done = 40;
    const { user, network } = openDashboard('', {
      'POST /api/admin/subscriptions/sync-all': () => json({ jobId: 'job-1' }, 202),
      'GET /api/admin/jobs/job-1': () => ({
        id: 'job-1',
        state: 'running',
        done: (done += 30),
        total: 100,
        failed: 2,
        startedAt: '2026-03-04T19:05:00Z',
        endedAt: done >= 100 ? '2026-03-04T19:06:00Z' : null,
      }),
    });
    await screen.findByText('ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Sync All' }));
    expect(await screen.findByText('Sync Started')).toBeTruthy();
    expect(await screen.findByText('70 of 100 synced, 2 failed')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Syncing...' }).disabled).toBe(
      true,
    );
    expect(await screen.findByText('Synced 100, 2 failed')).toBeTruthy();
    await waitFor(() => expect(network.callsTo(route)).toHaveLength(2));
  });

  it('says Failed to start subscription sync where none begins [AUS-13]', async () => {
    const { user } = openDashboard('', {
      'POST /api/admin/subscriptions/sync-all': failure(
        503,
        'SERVICE_UNAVAILABLE',
        'The payment provider does not answer.',
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Sync All' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to start subscription sync',
    );
  });
});
