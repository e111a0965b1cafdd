import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failure, type Answer } from '#testing/environment/network.js';
import { openProfile, paying, type OpenedProfile } from '#testing/accounts/profile-page.js';

const route = 'DELETE /api/auth/account';
const blocked =
  'You must cancel your recurring subscription before closing your account. Please cancel ' +
  'your subscription first.';

/** Notes every heading that the page ever shows. */
function watchHeadings(): Set<string> {
  const seen = new Set<string>();
  new MutationObserver(() =>
    document.querySelectorAll('h1,h2').forEach(({ textContent }) => seen.add(textContent)),
  ).observe(document, { childList: true, subtree: true });
  return seen;
}

async function ask(answer: Answer, status: object = {}): Promise<OpenedProfile> {
  const app = await openProfile({
    [route]: answer,
    ...('subscriptionStatus' in status ? { 'GET /api/subscription/status': status } : {}),
  });
  await app.user.click(screen.getByRole('button', { name: 'Cancel Account' }));
  return app;
}

async function confirm({ user }: OpenedProfile, password = 'correct horse 7'): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  if (password) await user.type(dialog.getByLabelText('Your password'), password);
  await user.click(dialog.getByRole('button', { name: 'Cancel Account' }));
}

describe('closing the account', () => {
  it('lists what will be gone before the button [PRO-18]', async () => {
    const { user, network } = await ask({ redirectTo: '/feedback' });
    const dialog = await screen.findByRole('dialog', { name: 'Close your account for good?' });
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(within(dialog).getByText(/cannot be undone/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.callsTo(route)).toHaveLength(0);
  });

  it('is refused while a plan is running, without a delete button [PRO-19]', async () => {
    await ask({}, paying);
    const dialog = await screen.findByRole('dialog', { name: 'Cannot Cancel Account' });
    expect(within(dialog).getByText(blocked)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Cancel Account' })).toBeNull();
  });

  it('is open to an athlete who has canceled the plan [PRO-19, X-18]', async () => {
    await ask({}, { ...paying, subscriptionStatus: 'CANCELED', cancelAtPeriodEnd: true });
    expect(
      await screen.findByRole('dialog', { name: 'Close your account for good?' }),
    ).toBeTruthy();
  });

  it('sends the password, and nothing without one [PRO-20]', async () => {
    const app = await ask({ redirectTo: '/feedback' });
    await confirm(app, '');
    expect(await screen.findByText('Enter your password to close the account.')).toBeTruthy();
    expect(app.network.callsTo(route)).toHaveLength(0);
    await confirm(app);
    await waitFor(() => expect(app.address()).toBe('/feedback'));
    expect(app.network.callsTo(route)[0]?.body).toEqual({ password: 'correct horse 7' });
  });

  it('says beside the field that the password is wrong, and keeps the dialog', async () => {
    const app = await ask(failure(400, 'WRONG_PASSWORD', 'The current password is not correct.'));
    await confirm(app);
    expect(await screen.findByText('This password is not correct.')).toBeTruthy();
    expect([app.address(), localStorage.getItem('token')]).toEqual(['/profile', 'secret']);
  });

  it('says the same where only the server knows of the plan [PRO-19]', async () => {
    await confirm(await ask(failure(409, 'CANNOT_DELETE_ACTIVE', 'A plan is running.')));
    expect(await screen.findByText('Cannot Cancel Account')).toBeTruthy();
    expect(screen.getByText(blocked)).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('secret');
  });

  it('keeps feedbackToken, forgets the rest, asks why [PRO-20, PRO-21, PRO-22]', async () => {
    const seen = watchHeadings();
    const app = await ask({ redirectTo: '/feedback' });
    await confirm(app);
    expect(
      await screen.findByRole('heading', { level: 1, name: "We're Sorry to See You Go" }),
    ).toBeTruthy();
    expect(await screen.findByText('Account Deleted')).toBeTruthy();
    await waitFor(() =>
      expect([
        localStorage.getItem('token'),
        localStorage.getItem('feedbackToken'),
        sessionStorage.getItem('subStatus'),
      ]).toEqual([null, 'secret', null]),
    );
    expect(app.address()).toBe('/feedback');
    expect([...seen].filter((heading) => heading.includes('Sign In'))).toEqual([]);
    await act(async () => app.history.push('/profile'));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
  });

  it('keeps the feedback token when another call fails first [PRO-21]', async () => {
    const seen = watchHeadings();
    const { network, user } = await ask(() => {
      network.answer({ 'GET /api/auth/me': failure(401, 'UNAUTHENTICATED', 'Sign in.') });
      jumpSixMinutes();
      return { redirectTo: '/feedback' };
    });
    await confirm({ user } as OpenedProfile);
    await screen.findByRole('heading', { level: 1, name: "We're Sorry to See You Go" });
    await waitFor(() => expect(network.callsTo('GET /api/auth/me')).toHaveLength(2));
    await waitFor(() =>
      expect([localStorage.getItem('token'), localStorage.getItem('feedbackToken')]).toEqual([
        null,
        'secret',
      ]),
    );
    expect([...seen].filter((heading) => heading.includes('Sign In'))).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['another site', { redirectTo: '//elsewhere.example' }],
    ['a way out of the site', { redirectTo: '/\\elsewhere.example' }],
  ])('goes to /feedback where the answer names %s [PRO-20]', async (_, answer) => {
    const app = await ask(answer);
    await confirm(app);
    await waitFor(() => expect(app.address()).toBe('/feedback'));
  });

  it('says Deletion Failed and stays where it was [PRO-22]', async () => {
    const app = await ask(failure(500, 'INTERNAL_ERROR', 'Request 9 failed.'));
    await confirm(app);
    expect(await screen.findByText('Deletion Failed')).toBeTruthy();
    expect([
      app.address(),
      localStorage.getItem('token'),
      localStorage.getItem('feedbackToken'),
    ]).toEqual(['/profile', 'secret', null]);
  });
});

/** Past the five minutes for which it is known who is signed in. */
function jumpSixMinutes(): void {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 6 * 60_000);
}
