import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createQueryClient } from '#app/query-client.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { forgetSubscriptionStatus, subscriptionStatusQuery } from './get-subscription-status.js';

const asked = 'GET /api/subscription/status';
/** A page of its own: nothing is known but what the browser kept. */
const reloaded = () => createQueryClient().fetchQuery(subscriptionStatusQuery);

describe('the subscription status', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is kept in session storage for 30,000 ms [CNV-15, CNV-24]', async () => {
    const network = signedIn();
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await reloaded();
    expect(JSON.parse(sessionStorage.getItem('subStatus') ?? '{}')).toMatchObject({
      at: 1_000_000,
      status: { subscriptionStatus: 'TRIAL' },
    });
    now.mockReturnValue(1_029_999);
    await reloaded();
    expect(network.callsTo(asked)).toHaveLength(1);
    now.mockReturnValue(1_030_000);
    await reloaded();
    expect(network.callsTo(asked)).toHaveLength(2);
  });

  it('is asked for again after something may have used it up [CNV-24]', async () => {
    const network = signedIn();
    await reloaded();
    forgetSubscriptionStatus();
    await reloaded();
    expect(network.callsTo(asked)).toHaveLength(2);
  });
});
