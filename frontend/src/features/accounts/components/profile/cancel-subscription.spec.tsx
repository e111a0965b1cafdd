import { describe, expect, it } from '@jest/globals';
import { queries, screen, waitFor, within, type BoundFunctions } from '@testing-library/react';
import { failure, type Answer } from '#testing/environment/network.js';
import { openProfile, paying, type OpenedProfile } from '#testing/accounts/profile-page.js';

const route = 'POST /api/subscription/cancel-request';
const canceled = { ...paying, subscriptionStatus: 'CANCELED', cancelAtPeriodEnd: true };
const subscription = () => within(screen.getByRole('region', { name: 'Subscription' }));

async function ask(
  answer: Answer,
): Promise<OpenedProfile & { readonly dialog: BoundFunctions<typeof queries> }> {
  const app = await openProfile({ 'GET /api/subscription/status': paying, [route]: answer });
  await app.user.click(subscription().getByRole('button', { name: 'Cancel Subscription' }));
  return {
    ...app,
    dialog: within(await screen.findByRole('dialog', { name: 'Cancel your subscription?' })),
  };
}

describe('cancelling the plan', () => {
  it('is offered to those who pay, with a No that changes nothing [PRO-16]', async () => {
    const { dialog, user, network } = await ask({});
    expect(subscription().getByText('Status: Active', { exact: false })).toBeTruthy();
    expect(dialog.getByText(/You keep Pro until \w{3} (19|20|21) Dec 2026/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.callsTo(route)).toHaveLength(0);
  });

  it('sends an empty reason, confirms and shows the plan [PRO-16, PRO-17]', async () => {
    const app = await ask(() => {
      app.network.answer({ 'GET /api/subscription/status': canceled });
      return {};
    });
    await app.user.click(app.dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText("Cancel request sent. We'll email you shortly.")).toBeTruthy();
    expect(await subscription().findByText(/Status: Canceled\. You keep Pro until/)).toBeTruthy();
    expect(app.network.callsTo(route).map(({ body }) => body)).toEqual([{ reason: '' }]);
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  });

  it('cannot be pressed twice while it is under way [PRO-17]', async () => {
    let answer = (): void => {};
    const { dialog, user, network } = await ask(
      () => new Promise<object>((resolve) => (answer = () => resolve({}))),
    );
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await user.click(await dialog.findByRole('button', { name: 'Canceling...' }));
    expect(network.callsTo(route)).toHaveLength(1);
    answer();
    await screen.findByText("Cancel request sent. We'll email you shortly.");
  });

  it('says why it failed and keeps the dialog open', async () => {
    const { dialog, user } = await ask(
      failure(
        503,
        'SERVICE_UNAVAILABLE',
        'The payment provider does not answer. Try again in a moment.',
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(
      await screen.findByText('The payment provider does not answer. Try again in a moment.'),
    ).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Yes' })).toBeTruthy();
  });
});

describe('a canceled plan', () => {
  it('may be kept while it still holds', async () => {
    const { user, network } = await openProfile({
      'GET /api/subscription/status': canceled,
      'POST /api/subscription/resume': {},
    });
    network.answer({ 'GET /api/subscription/status': paying });
    await user.click(subscription().getByRole('button', { name: 'Keep my plan' }));
    expect(await screen.findByText('Your plan goes on')).toBeTruthy();
    expect(await subscription().findByText('Status: Active')).toBeTruthy();
  });

  it('says so where it could not be kept', async () => {
    const { user } = await openProfile({
      'GET /api/subscription/status': canceled,
      'POST /api/subscription/resume': failure(
        503,
        'SERVICE_UNAVAILABLE',
        'The payment provider does not answer. Try again in a moment.',
      ),
    });
    await user.click(subscription().getByRole('button', { name: 'Keep my plan' }));
    expect(
      await screen.findByText('The payment provider does not answer. Try again in a moment.'),
    ).toBeTruthy();
    expect(subscription().getByRole('button', { name: 'Keep my plan' })).toBeTruthy();
  });
});
