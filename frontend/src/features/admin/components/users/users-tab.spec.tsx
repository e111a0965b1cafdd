import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  deletedAccount,
  demoSession,
  openDashboard,
  pageOf,
  usageAnswer,
  usageRow,
  userRow,
  usersAnswer,
} from '#testing/admin.js';
import type { Call } from '#testing/environment/network.js';
import { fillIn } from '#testing/environment/render-app.js';

const route = 'GET /api/admin/users';
const row = async (email: string): Promise<HTMLElement> =>
  (await screen.findByText(email)).closest('tr') as HTMLElement;
const cells = (of: HTMLElement): (string | null)[] =>
  within(of)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the list of users', () => {
  it('has the ten columns, and a row for each user [AUS-01, AUS-10]', async () => {
    const paying = userRow({
      subscriptionDisplay: 'ACTIVE',
      subscriptionStatus: 'ACTIVE',
      nextBillingDisplay: '2026-12-01T15:00:00.000Z',
      lastPaymentStatus: 'paid',
    });
    openDashboard('', { [route]: usersAnswer([paying]) });
    expect(cells(await row('ada@example.org')).slice(0, 8)).toEqual([
      'Ada Rider',
      'Ghent',
      'Belgium',
      'Cycling',
      'ACTIVE',
      'ENABLED',
      '1 Dec 2026',
      'paid',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Name',
      'City',
      'Country',
      'Sport',
      'Subscription',
      'Access',
      'Next Billing',
      'Last Payment',
      'Details',
    ]);
  });

  it('links completed profiles by email and greys out others [AUS-02]', async () => {
    const { user, address } = openDashboard('', {
      [route]: usersAnswer([
        userRow(),
        userRow({ userId: 'user-2', email: 'new@example.org', profileCompleted: false }),
      ]),
      'GET /api/admin/users/user-1/profile': {
        email: 'ada@example.org',
        profile: { id: 'p', userId: 'user-1', age: 41 },
      },
    });
    const greyed = await screen.findByText('new@example.org');
    expect(greyed.closest('a')).toBeNull();
    await user.hover(greyed);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Profile not completed');
    await user.click(screen.getByRole('link', { name: 'ada@example.org' }));
    expect(
      (await screen.findByText('Onboarding responses for ada@example.org')).closest(
        '[role=dialog]',
      ),
    ).not.toBeNull();
    expect(address()).toBe('/admin/dashboard?profile=user-1');
  });

  it('offers every action in each row [AUS-03, AUS-04, X-15]', async () => {
    openDashboard('', {
      [route]: usersAnswer([
        userRow(),
        userRow({
          userId: 'user-2',
          email: 'out@example.org',
          isSuspended: true,
          accessDisplay: 'SUSPENDED',
        }),
      ]),
    });
    const actions = async (email: string) =>
      within(await row(email))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')?.split(':')[0]);
    expect(await actions('ada@example.org')).toEqual([
      'User details',
      'Subscription details',
      'Suspend',
      'Pause',
      'Delete',
    ]);
    expect(await actions('out@example.org')).toEqual([
      'User details',
      'Subscription details',
      'Unsuspend',
      'Unpause',
      'Delete',
    ]);
  });

  it('tells access as ENABLED or SUSPENDED [AUS-07, AUS-12]', async () => {
    openDashboard('', {
      [route]: usersAnswer([
        userRow(),
        userRow({
          userId: '2',
          email: 'b@example.org',
          isSuspended: true,
          subscriptionDisplay: 'SUSPENDED',
        }),
      ]),
    });
    const access = [await row('ada@example.org'), await row('b@example.org')].map(
      (each) => cells(each)[5],
    );
    expect(access).toEqual(['ENABLED', 'SUSPENDED']);
  });

  it('asks for the page and filter of the address [AUS-05, AUS-06, AUS-09, X-23]', async () => {
    const { user, network, address } = openDashboard('?page=2&filter=ACTIVE', {
      [route]: ({ query }) =>
        usersAnswer(
          [userRow({ email: `page-${query.get('page')}@example.org` })],
          pageOf(60, Number(query.get('page'))),
        ),
    });
    expect(await screen.findByText('Showing 26-50 of 60 users')).toBeTruthy();
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    expect(Object.fromEntries(network.callsTo(route)[0]?.query ?? [])).toEqual({
      page: '2',
      limit: '25',
      filter: 'ACTIVE',
      sort: 'createdAt_desc',
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 51-60 of 60 users')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Showing 1-25 of 60 users')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    expect(address()).toBe('/admin/dashboard?page=1&filter=ACTIVE'.replace('page=1&', ''));
  });

  it('has a filter for each plan state and restarts at page one [AUS-08]', async () => {
    const { user, network, address } = openDashboard('?page=2', {
      [route]: usersAnswer([userRow()], pageOf(60, 2)),
    });
    await user.click(await screen.findByRole('combobox', { name: 'Subscription' }));
    const options = Array.from(
      document.querySelectorAll('.ant-select-item-option'),
      ({ textContent }) => textContent,
    );
    expect(options).toEqual([
      'ALL',
      'ACTIVE',
      'TRIAL',
      'PENDING',
      'COMPLETED',
      'EXPIRED',
      'CANCELED',
    ]);
    await user.click(screen.getByTitle('EXPIRED'));
    await waitFor(() => expect(address()).toBe('/admin/dashboard?filter=EXPIRED'));
    await waitFor(() => expect(network.callsTo(route).at(-1)?.query.get('filter')).toBe('EXPIRED'));
  });

  it('searches once the typing rests, and orders by the head of a column', async () => {
    const { user, network, address } = openDashboard('', {
      [route]: ({ query }) => usersAnswer(query.get('search') === 'nobody' ? [] : [userRow()]),
    });
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard?sort=email_asc'));
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await fillIn(
      user,
      screen.getByRole('searchbox', { name: 'Search users by email or name' }),
      'nobody',
    );
    expect(await screen.findByText('No users found for “nobody”.')).toBeTruthy();
    expect(address()).toBe('/admin/dashboard?sort=email_asc&search=nobody');
    expect(network.callsTo(route).at(-1)?.query.get('search')).toBe('nobody');
  });

  it.each(['usage', 'deleted', 'demo', 'users'])(
    'goes to the last page of %s from one behind it, never showing it empty [AUS-06]',
    async (tab) => {
      const answer =
        (rows: string, all: object[]) =>
        ({ query }: Call) => {
          const page = Number(query.get('page') ?? 1);
          return {
            ...usageAnswer([]),
            [rows]: page > 2 ? [] : all,
            total: 30,
            pagination: pageOf(30, page),
          };
        };
      const { address, history } = openDashboard(`?tab=${tab}&page=99`, {
        [route]: answer('users', [userRow()]),
        'GET /api/admin/usage': answer('usageData', [usageRow()]),
        'GET /api/admin/deleted-accounts': answer('deletedAccounts', [deletedAccount()]),
        'GET /api/admin/demo-sessions': answer('demoSessions', [demoSession()]),
      });
      expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
      expect(screen.queryByText(/^No .* found/)).toBeNull();
      expect(address()).toBe(`/admin/dashboard?tab=${tab}&page=2`);
      expect(history.length).toBe(1);
    },
  );

  it('begins at the first page where the address names one that no list has [AUS-06]', async () => {
    const { network } = openDashboard('?page=1e12&search=a%00b');
    await row('ada@example.org');
    expect(
      network.callsTo(route).map(({ query }) => [query.get('page'), query.get('search')]),
    ).toEqual([['1', 'ab']]);
  });
});
