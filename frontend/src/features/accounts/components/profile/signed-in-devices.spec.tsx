import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure } from '#testing/environment/network.js';
import { openProfile } from '#testing/accounts/profile-page.js';

const LIST = 'GET /api/auth/sessions';
const laptop = {
  id: 'session-1',
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  current: true,
};
const phone = {
  id: 'session-2',
  device: 'Safari on iPhone',
  createdAt: '2026-11-18T08:00:00.000Z',
  lastUsedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  current: false,
};
const both = { sessions: [laptop, phone] };
const gone = new Response(null, { status: 204 });

const section = async () =>
  within(await screen.findByRole('region', { name: 'Signed-in Devices' }));

describe('signed-in devices', () => {
  it('names each device with its last use, and says which one this is', async () => {
    await openProfile({ [LIST]: both });
    const [first, second] = await (await section()).findAllByRole('listitem');
    expect(first?.textContent).toContain('Firefox on Windows This device');
    expect(first?.querySelector('button')).toBeNull();
    expect(second?.textContent).toContain('Safari on iPhone Last used 3 hours ago');
  });

  it('signs one out and shows the list as it is then', async () => {
    const { user, network } = await openProfile({
      [LIST]: both,
      'DELETE /api/auth/sessions/session-2': gone,
    });
    await user.click(await (await section()).findByRole('button', { name: /^Sign out Safari/ }));
    network.answer({ [LIST]: { sessions: [laptop] } });
    expect(await screen.findByText('Safari on iPhone has been signed out.')).toBeTruthy();
  });

  it('counts one that has ended already as signed out', async () => {
    const { user } = await openProfile({
      [LIST]: both,
      'DELETE /api/auth/sessions/session-2': failure(404, 'NOT_FOUND', 'Ended already.'),
    });
    await user.click(await (await section()).findByRole('button', { name: /^Sign out Safari/ }));
    expect(await screen.findByText('Safari on iPhone has been signed out.')).toBeTruthy();
  });

  it('signs out everywhere else after a question', async () => {
    const { user, network } = await openProfile({
      [LIST]: both,
      'DELETE /api/auth/sessions': gone,
    });
    await user.click(
      await (await section()).findByRole('button', { name: 'Sign out everywhere else' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(network.callsTo('DELETE /api/auth/sessions')).toHaveLength(1));
    expect(await screen.findByText('Every other device has been signed out.')).toBeTruthy();
  });

  it('offers nothing to sign out where this is the only device', async () => {
    await openProfile({ [LIST]: { sessions: [laptop] } });
    await (await section()).findByText('Firefox on Windows');
    expect((await section()).queryByRole('button')).toBeNull();
  });

  it('says so where the list cannot be loaded', async () => {
    await openProfile({ [LIST]: failure(503, 'SERVICE_UNAVAILABLE', 'Try again.') });
    expect(await (await section()).findByText(/could not be loaded/)).toBeTruthy();
  });
});
