import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  deletedAccount,
  openDashboard,
  pageOf,
  userRow,
  usersAnswer,
  type OpenedDashboard,
} from '#testing/admin.js';
import { failure, type Answers } from '#testing/environment/network.js';
import { fillIn } from '#testing/environment/render-app.js';
import type { UserRow } from '#features/admin/model/user-list.js';

const done = new Response(null, { status: 204 });

async function open(
  action: string,
  changes: Partial<UserRow> = {},
  answers: Answers = {},
): Promise<OpenedDashboard & { dialog: HTMLElement }> {
  const app = openDashboard('', {
    'GET /api/admin/users': usersAnswer([userRow(changes)]),
    ...answers,
  });
  await app.user.click(await screen.findByRole('button', { name: `${action}: ada@example.org` }));
  return { ...app, dialog: await screen.findByRole('dialog') };
}

const press = ({ user, dialog }: Awaited<ReturnType<typeof open>>, name: string): Promise<void> =>
  user.click(within(dialog).getByRole('button', { name }));

const PROTECTED: readonly (readonly [string, Partial<UserRow>])[] = [
  ['Cannot delete admin users', { role: 'admin' }],
  [
    'Cannot delete users with active subscriptions',
    { subscriptionStatus: 'ACTIVE', subscriptionDisplay: 'ACTIVE' },
  ],
];

describe('dialogs of a user', () => {
  it('suspends with a reason and a length, and says so [AUS-23, AUS-25]', async () => {
    const app = await open(
      'Suspend',
      {},
      { 'POST /api/admin/users/user-1/suspend': { user: userRow({ isSuspended: true }) } },
    );
    await fillIn(
      app.user,
      within(app.dialog).getByLabelText('Reason (optional)'),
      ' Shares an account ',
    );
    await fillIn(app.user, within(app.dialog).getByLabelText('Duration in days (optional)'), '14');
    expect(app.dialog.textContent).toContain('for 14 days');
    await press(app, 'Suspend');
    expect(await screen.findByText('User Suspended')).toBeTruthy();
    expect(app.network.callsTo('POST /api/admin/users/user-1/suspend')[0]?.body).toEqual({
      reason: 'Shares an account',
      durationDays: 14,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(app.network.callsTo('GET /api/admin/users')).toHaveLength(2));
  });

  it('suspends without an end when the length is empty, and says so [AUS-24]', async () => {
    const app = await open(
      'Suspend',
      {},
      { 'POST /api/admin/users/user-1/suspend': { user: userRow() } },
    );
    expect(app.dialog.textContent).toContain('until an administrator unsuspends the account');
    await press(app, 'Suspend');
    await screen.findByText('User Suspended');
    expect(app.network.callsTo('POST /api/admin/users/user-1/suspend')[0]?.body).toEqual({});
  });

  it.each(['0', '-3', '1.5', '3651'])(
    'refuses a length of %s days [AUS-23, X-57]',
    async (days) => {
      const app = await open('Suspend');
      await fillIn(
        app.user,
        within(app.dialog).getByLabelText('Duration in days (optional)'),
        days,
      );
      expect(within(app.dialog).getByText(/whole days from 1 to 3650/)).toBeTruthy();
      expect(
        within(app.dialog).getByRole<HTMLButtonElement>('button', { name: 'Suspend' }).disabled,
      ).toBe(true);
    },
  );

  it.each([
    ['Unsuspend', 'unsuspend', 'User Unsuspended'],
    ['Pause', 'pause', 'Account Paused'],
    ['Unpause', 'unpause', 'Account Unpaused'],
  ])(
    'asks before it does %s, and then says so [AUS-26, AUS-27, AUS-28, AUS-29, X-15]',
    async (action, call, toast) => {
      const app = await open(
        action,
        { isSuspended: action !== 'Pause' },
        { [`POST /api/admin/users/user-1/${call}`]: { user: userRow() } },
      );
      expect(app.network.callsTo(`POST /api/admin/users/user-1/${call}`)).toHaveLength(0);
      await press(app, action);
      expect(await screen.findByText(toast)).toBeTruthy();
      expect(app.network.callsTo(`POST /api/admin/users/user-1/${call}`)).toHaveLength(1);
    },
  );

  it.each([
    ['Suspend', 'suspend', 'Failed to suspend user account'],
    ['Unsuspend', 'unsuspend', 'Failed to unsuspend user account'],
    ['Pause', 'pause', 'Failed to pause user account'],
    ['Unpause', 'unpause', 'Failed to unpause user account'],
  ])(
    'tells that it could not %s, once, and stays open [AUS-25, AUS-26, AUS-28, AUS-29]',
    async (action, call, toast) => {
      const app = await open(
        action,
        { isSuspended: action.startsWith('Un') },
        {
          [`POST /api/admin/users/user-1/${call}`]: failure(
            503,
            'SERVICE_UNAVAILABLE',
            'The payment provider does not answer.',
          ),
        },
      );
      await press(app, action);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(toast);
      expect(alert.textContent).toContain('The payment provider does not answer.');
      expect(app.network.callsTo(`POST /api/admin/users/user-1/${call}`)).toHaveLength(1);
      expect(screen.getByRole('dialog')).toBeTruthy();
    },
  );

  it('deletes after confirmation that names what goes [AUS-30, AUS-33]', async () => {
    const app = await open('Delete', {}, { 'DELETE /api/admin/users/user-1': done });
    expect(app.dialog.textContent).toContain('This cannot be undone.');
    expect(app.network.callsTo('DELETE /api/admin/users/user-1')).toHaveLength(0);
    await press(app, 'Delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.network.callsTo('DELETE /api/admin/users/user-1')).toHaveLength(1);
  });

  it.each([
    ['Cannot delete admin users', failure(409, 'CANNOT_CHANGE_ADMIN', 'Cannot delete admin users')],
    [
      'Cannot delete users with active paid subscriptions',
      failure(409, 'CANNOT_DELETE_ACTIVE', 'Cannot delete users with active paid subscriptions'),
    ],
    ['Failed to delete user', failure(500, 'INTERNAL', 'Something failed.')],
  ])('says "%s" as the server does [AUS-33, X-25]', async (sentence, answer) => {
    const app = await open('Delete', {}, { 'DELETE /api/admin/users/user-1': answer });
    await press(app, 'Delete');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  it.each(PROTECTED)(
    'does not delete where it must not: %s [AUS-31, AUS-32, X-25]',
    async (tooltip, changes) => {
      const { user } = openDashboard('', {
        'GET /api/admin/users': usersAnswer([userRow(changes)]),
      });
      const button = await screen.findByRole<HTMLButtonElement>('button', {
        name: 'Delete: ada@example.org',
      });
      expect(button.disabled).toBe(true);
      await user.hover(screen.getByRole('note', { name: tooltip }));
      expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip);
    },
  );

  it.each([
    ['Suspend', 'POST /api/admin/users/user-1/suspend'],
    ['Pause', 'POST /api/admin/users/user-1/pause'],
    ['Delete', 'DELETE /api/admin/users/user-1'],
  ])(
    'does it once where %s is pressed twice before the page is drawn anew [AUS-25, AUS-28, AUS-33]',
    async (action, call) => {
      const app = await open(action, {}, { [call]: () => new Promise<Response>(() => undefined) });
      const button = within(app.dialog).getByRole('button', { name: action });
      act(() => {
        button.click();
        button.click();
      });
      await screen.findByRole('button', { name: /ing\.\.\.$/ });
      expect(app.network.callsTo(call)).toHaveLength(1);
    },
  );

  it('offers no suspending or pausing of administrators [AUS-03, AUS-04]', async () => {
    openDashboard('', { 'GET /api/admin/users': usersAnswer([userRow({ role: 'admin' })]) });
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Suspend: ada@example.org' }))
        .disabled,
    ).toBe(true);
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Pause: ada@example.org' }).disabled,
    ).toBe(true);
    expect(screen.getByRole('note', { name: 'Cannot suspend admin users' })).toBeTruthy();
  });

  it('focuses the list after a deletion and lists the account [AUS-33, ADL-01]', async () => {
    const rows = [userRow(), userRow({ userId: 'user-2', email: 'b@example.org' })];
    const { user, network } = openDashboard('?tab=deleted', {
      'GET /api/admin/users': usersAnswer(rows),
      'GET /api/admin/deleted-accounts': { deletedAccounts: [], pagination: pageOf(0) },
      'DELETE /api/admin/users/user-1': done,
    });
    await screen.findByText('No deleted accounts found.');
    await user.click(screen.getByRole('tab', { name: 'Users' }));
    await user.click(await screen.findByRole('button', { name: 'Delete: ada@example.org' }));
    network.answer({
      'GET /api/admin/users': usersAnswer(rows.slice(1)),
      'GET /api/admin/deleted-accounts': {
        deletedAccounts: [deletedAccount({ email: 'ada@example.org' })],
        pagination: pageOf(1),
      },
    });
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Delete: ada@example.org' })).toBeNull(),
    );
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Users' }));
    await user.click(screen.getByRole('tab', { name: 'Deleted Accounts' }));
    expect(await screen.findByRole('rowheader', { name: 'ada@example.org' })).toBeTruthy();
  });

  it('says so where an id could not be copied [AUS-20]', async () => {
    const app = await open('User details', { stripeCustomerId: 'cus_1' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await press(app, 'Copy customer ID');
    expect((await screen.findByRole('alert')).textContent).toContain('Not copied');
  });

  it('shows provider ids to copy and links to its pages [AUS-20, AUS-21, AUS-22]', async () => {
    const app = await open('User details', {
      stripeCustomerId: 'cus_1',
      customerUrl: 'https://dashboard.stripe.com/customers/cus_1',
      paidThrough: '2026-04-04T19:05:00.000Z',
    });
    expect(
      Array.from(app.dialog.querySelectorAll('dl > div'), ({ children }) =>
        Array.from(children, ({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Subscription status', 'TRIAL'],
      ['Customer ID', 'cus_1'],
      ['Subscription ID', 'Not available'],
      ['Uploads', '0'],
      ['Created', '4 Mar 2026, 14:05 EST'],
      ['Last Synced', '–'],
      ['Paid Through', '4 Apr 2026, 15:05 EDT'],
    ]);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await press(app, 'Copy customer ID');
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(copied).toHaveBeenCalledWith('cus_1');
    const link = within(app.dialog).getByRole('link', { name: 'View Customer in Stripe' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://dashboard.stripe.com/customers/cus_1',
      '_blank',
    ]);
    expect(
      within(app.dialog).getByRole<HTMLButtonElement>('button', {
        name: 'View Subscription in Stripe',
      }).disabled,
    ).toBe(true);
  });

  it('says why the sandbox has no provider pages [AUS-22]', async () => {
    const { dialog } = await open('User details', { stripeCustomerId: 'cus_sandbox_1' });
    expect(
      within(dialog).getByText('Payments go to the sandbox, which has no dashboard.'),
    ).toBeTruthy();
  });

  it("links to the provider's subscription without a referrer [AUS-22]", async () => {
    const { dialog } = await open('User details', {
      stripeSubscriptionId: 'sub_1',
      subscriptionUrl: 'https://dashboard.stripe.com/subscriptions/sub_1',
    });
    const link = within(dialog).getByRole('link', { name: 'View Subscription in Stripe' });
    expect([
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]).toEqual([
      'https://dashboard.stripe.com/subscriptions/sub_1',
      '_blank',
      'noopener noreferrer',
    ]);
  });
});
