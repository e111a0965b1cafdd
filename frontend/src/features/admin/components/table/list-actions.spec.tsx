import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  deletedAccount,
  instructionsAnswer,
  openDashboard,
  pageOf,
  usageAnswer,
  userRow,
  usersAnswer,
} from '#testing/admin.js';

const CSV = new Response('a,b', { headers: { 'Content-Type': 'text/csv' } });

const LISTS = [
  ['', 'GET /api/admin/users', usersAnswer(), 'GET /api/admin/users/export.csv'],
  ['?tab=usage', 'GET /api/admin/usage', usageAnswer(), 'GET /api/admin/usage/export.csv'],
  [
    '?tab=deleted',
    'GET /api/admin/deleted-accounts',
    { deletedAccounts: [deletedAccount()], pagination: pageOf(1) },
    'GET /api/admin/deleted-accounts/export.csv',
  ],
  [
    '?tab=demo',
    'GET /api/admin/demo-sessions',
    { demoSessions: [], total: 0, pagination: pageOf(0) },
    'GET /api/admin/demo-sessions/export.csv',
  ],
  [
    '?tab=instructions',
    'GET /api/admin/coaching-instructions',
    instructionsAnswer([]),
    'GET /api/admin/coaching-instructions/export.csv',
  ],
  [
    '?tab=feedback',
    'GET /api/admin/feedback',
    { feedback: [], pagination: pageOf(0) },
    'GET /api/admin/feedback/export.csv',
  ],
  [
    '?tab=administrators',
    'GET /api/admin/administrators',
    { administrators: [] },
    'GET /api/admin/administrators/export.csv',
  ],
  [
    '?tab=audit',
    'GET /api/admin/audit-log',
    { entries: [], nextCursor: null },
    'GET /api/admin/audit-log/export.csv',
  ],
] as const;

describe('every list of the administrators', () => {
  it.each(LISTS)('%s is refreshed and exported', async (address, call, answer, exported) => {
    const { user, network } = openDashboard(address, { [call]: answer, [exported]: CSV });
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(network.callsTo(call)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(network.callsTo(exported)).toHaveLength(1));
  });

  it('lists and exports only suspended users', async () => {
    const { user, network } = openDashboard('?only=SUSPENDED', {
      'GET /api/admin/users/export.csv': CSV,
    });
    await screen.findByRole('button', { name: 'Export CSV' });
    expect(network.callsTo('GET /api/admin/users')[0]?.query.get('only')).toBe('SUSPENDED');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(network.callsTo('GET /api/admin/users/export.csv')[0]?.query.get('only')).toBe(
        'SUSPENDED',
      ),
    );
  });

  it('says until when access is full although a payment is owed', async () => {
    const owing = userRow({ isSuspended: true, subscriptionStatus: 'SUSPENDED' });
    const { user } = openDashboard('', {
      'GET /api/admin/users': usersAnswer([owing]),
      'POST /api/admin/users/user-1/unsuspend': {
        user: userRow({ paymentGraceUntil: '2026-03-11T19:05:00.000Z' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Unsuspend: ada@example.org' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/A payment is overdue: access is full for 7 days/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Unsuspend' }));
    expect(
      await screen.findByText('A payment is overdue. Access is full until 11 Mar 2026.'),
    ).toBeTruthy();
  });
});
