import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '#testing/admin.js';
import { fillIn } from '#testing/environment/render-app.js';

const text = (elements: readonly Element[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);
const entry = (id: string, action: string) => ({
  id,
  at: '2026-03-04T19:05:00Z',
  actor: 'chief@example.org',
  action,
  subject: 'user-1',
  subjectLabel: 'ada@example.org',
  address: '192.0.2.1',
  details: { reason: 'Shares an account', durationDays: 14 },
});

describe('audit log and health', () => {
  it('tells who did what to whom, when and from where, and goes on to older entries', async () => {
    const { user, network, address } = openDashboard('?tab=audit', {
      'GET /api/admin/audit-log': ({ query }) =>
        query.get('cursor') === 'older'
          ? { entries: [entry('2', 'deleted')], nextCursor: null }
          : { entries: [entry('1', 'suspended')], nextCursor: 'older' },
    });
    const table = within(await screen.findByRole('region', { name: 'Audit log' }));
    expect(text(table.getAllByRole('columnheader'))).toEqual([
      'When',
      'Who',
      'What',
      'Whom',
      'Details',
      'From',
    ]);
    expect(text(table.getAllByRole('cell'))).toEqual([
      'chief@example.org',
      'Suspended',
      'ada@example.org',
      'Reason: Shares an account · Duration Days: 14',
      '192.0.2.1',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('Deleted')).toBeTruthy();
    await fillIn(user, screen.getByLabelText('Who'), 'chief@example.org');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toBe('/admin/dashboard?tab=audit&actor=chief%40example.org'),
    );
    expect(network.callsTo('GET /api/admin/audit-log').at(-1)?.query.get('actor')).toBe(
      'chief@example.org',
    );
    await user.click(
      (await screen.findAllByRole('link', { name: 'ada@example.org' }))[0] as HTMLElement,
    );
    await waitFor(() =>
      expect(network.callsTo('GET /api/admin/audit-log').at(-1)?.query.toString()).toBe(
        'subject=user-1',
      ),
    );
  });

  it('tells from which version to which an instruction went, and what it is now', async () => {
    openDashboard('?tab=audit', {
      'GET /api/admin/audit-log': {
        entries: [
          {
            ...entry('1', 'instruction-changed'),
            details: { to: 2, from: 1, name: 'Easy days easy', isActive: false },
          },
          { ...entry('2', 'setting-changed'), details: { to: 'b@example.org', from: null } },
        ],
        nextCursor: null,
      },
    });
    expect(await screen.findByText('1 → 2 · Name: Easy days easy · Is Active: No')).toBeTruthy();
    expect(screen.getByText('– → b@example.org')).toBeTruthy();
  });

  it('shows queue depths, failed jobs and coach quality', async () => {
    const { user, network } = openDashboard('?tab=health', {
      'GET /api/admin/queues': [
        { queue: 'uploads', waiting: 4, active: 1, delayed: 0, failed: 1, oldestS: 7300 },
      ],
      'GET /api/admin/queues/failed': [
        {
          id: 'job-1',
          queue: 'uploads',
          name: 'analyse',
          reason: 'out of memory',
          attempts: 3,
          failedAt: '2026-03-04T19:05:00Z',
        },
      ],
      'POST /api/admin/queues/failed/job-1/retry': new Response(null, { status: 204 }),
      'GET /api/admin/coach-quality': [
        {
          model: 'gpt-4o-mini',
          answers: 200,
          sentencesDropped: 14,
          rewrites: 6,
          fallbacks: 1,
          failures: { 'unknown-number': 9, causes: 5 },
        },
      ],
    });
    const queues = within(await screen.findByRole('region', { name: 'Queues' }));
    expect(text(queues.getAllByRole('cell'))).toEqual(['4', '1', '0', '1', '2 h']);
    const quality = within(await screen.findByRole('region', { name: 'Coach quality' }));
    expect(text(quality.getAllByRole('cell'))).toEqual([
      '200',
      '14',
      '6 (3.0%)',
      '1 (0.5%)',
      'Unknown Number 9 · Causes 5',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Retry analyse' }));
    expect(await screen.findByText('Job Queued Again')).toBeTruthy();
    await waitFor(() => expect(network.callsTo('GET /api/admin/queues/failed')).toHaveLength(2));
    await user.click(screen.getByTitle('7 days'));
    await waitFor(() =>
      expect(network.callsTo('GET /api/admin/coach-quality').at(-1)?.query.get('days')).toBe('7'),
    );
  });

  it('opens the queue board in a new window and closes it when refused', async () => {
    const board = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(board as unknown as Window);
    let answer = new Response(null, { status: 204 });
    const { user } = openDashboard('?tab=health', {
      'GET /api/admin/queues': [],
      'GET /api/admin/queues/failed': [],
      'GET /api/admin/coach-quality': [],
      'POST /api/admin/board/session': () => answer,
    });
    const button = await screen.findByRole('button', { name: 'Open queue board' });
    await user.click(button);
    await waitFor(() => expect(board.location.href).toBe('/api/admin/board'));
    answer = new Response('{}', { status: 500 });
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    await user.click(button);
    expect(await screen.findByText('The Queue Board Could Not Be Opened')).toBeTruthy();
    expect(board.close).toHaveBeenCalledTimes(1);
  });
});
