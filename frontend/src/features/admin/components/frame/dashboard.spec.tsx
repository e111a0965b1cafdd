import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard, userRow, usersAnswer } from '#testing/admin.js';
import { failure } from '#testing/environment/network.js';

describe('the dashboard', () => {
  it('has a logo, Logout and the tabs, with Users open [ADM-11]', async () => {
    openDashboard('');
    expect(await screen.findByRole('button', { name: /^Stridewatt.*refresh data$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole(
      'tab',
    );
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Users',
      'Usage',
      'Deleted Accounts',
      'Demo Sessions',
      'Coaching Instructions',
      'Settings',
      'Visitor Feedback',
      'Administrators',
      'Audit Log',
      'Health',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Users');
  });

  it('has an address for each tab; arrow keys move between them [ADM-11]', async () => {
    const { user, address } = openDashboard('?tab=users&filter=ACTIVE', {
      'GET /api/admin/settings/notification_email': {
        setting_key: 'notification_email',
        setting_value: 'ops@example.org',
      },
    });
    await user.click(await screen.findByRole('tab', { name: 'Settings' }));
    expect(await screen.findByLabelText('Notification Email')).toBeTruthy();
    expect(address()).toBe('/admin/dashboard?tab=settings');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Visitor Feedback');
  });

  it('reads users and subscriptions anew by its logo, and says so [ADM-12]', async () => {
    const { user, network } = openDashboard('');
    await screen.findByRole('link', { name: 'ada@example.org' });
    network.answer({
      'GET /api/admin/users': usersAnswer([userRow({ email: 'new@example.org' })]),
    });
    await user.click(screen.getByRole('button', { name: /^Stridewatt.*refresh data$/ }));
    expect(await screen.findByText('Refreshing Data')).toBeTruthy();
    expect(screen.getByText('Refreshing Data')).toBeTruthy();
    expect(screen.getByText('Updating Stripe subscription data...')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'new@example.org' })).toBeTruthy();
    expect(network.callsTo('GET /api/admin/users')).toHaveLength(2);
    expect(network.callsTo('GET /api/admin/subscriptions')).toHaveLength(2);
  });

  it('signs out on the server and here, then shows its sign-in [ADM-09]', async () => {
    const { user, network, address } = openDashboard('', {
      'POST /api/admin/logout': new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(network.callsTo('POST /api/admin/logout')[0]?.headers.get('Authorization')).toBe(
      'Bearer secret',
    );
    expect([localStorage.getItem('token'), localStorage.getItem('adminAuthenticated')]).toEqual([
      null,
      null,
    ]);
  });

  it('signs out of the browser where the server cannot be told [ADM-09]', async () => {
    const { user, address } = openDashboard('', {
      'POST /api/admin/logout': new Response('', { status: 502 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('calls carry the token uncached; failures have a Retry [ADM-13, X-54]', async () => {
    const { user, network } = openDashboard('', {
      'GET /api/admin/users': failure(503, 'UNAVAILABLE', 'The database does not answer.'),
    });
    const alert = await screen.findByText('Users could not be loaded');
    expect(
      within(alert.closest<HTMLElement>('[role=alert]') as HTMLElement).getByText(
        /The database does not answer/,
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/No users found/)).toBeNull();
    expect(network.callsTo('GET /api/admin/users')).toHaveLength(1);
    for (const { path, request, headers } of network.calls.filter(({ path }) =>
      path.startsWith('/api/admin'),
    )) {
      expect([path, request.cache, request.credentials, headers.get('Authorization')]).toEqual([
        path,
        'no-store',
        'same-origin',
        'Bearer secret',
      ]);
    }
    network.answer({ 'GET /api/admin/users': usersAnswer() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'ada@example.org' })).toBeTruthy();
  });

  it('asks to sign in again where the server takes the token no longer', async () => {
    const { address } = openDashboard('?tab=users&page=3', {
      'GET /api/admin/users': failure(401, 'UNAUTHENTICATED', 'Sign in.'),
    });
    await waitFor(() => expect(address()).toMatch(/^\/admin\/login/));
    expect(localStorage.getItem('token')).toBeNull();
  });
});
