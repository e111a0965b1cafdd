import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { failure, type Answer, type Network } from '#testing/environment/network.js';
import { renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';

const sync = 'POST /api/subscription/sync';

function open(answer: Answer, status = 'succeeded'): RenderedApp & { readonly network: Network } {
  const network = signedIn({ [sync]: answer });
  return {
    ...renderApp(
      '/subscription/confirmation?payment_intent=pi_1' +
        `&payment_intent_client_secret=pi_1_secret_2&redirect_status=${status}`,
    ),
    network,
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/**
 * Lets the page load its parts, at a clock that hardly moves, until it has asked for the first
 * time.
 */
async function asked(network: Network): Promise<void> {
  for (let turn = 0; turn < 500 && network.callsTo(sync).length === 0; turn++) await pass(1);
  await pass(1);
}

describe('the confirmation of a payment', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('confirms the plan, then leads home [SUB-06, SUB-07, SUB-08, SUB-09]', async () => {
    const { network, address } = open({ appStatus: 'ACTIVE' });
    await asked(network);
    expect(screen.getByRole('heading', { name: 'Your subscription is active' })).toBeTruthy();
    expect(network.callsTo(sync)).toHaveLength(1);
    await pass(2400);
    expect(address()).toMatch(/^\/subscription\/confirmation/);
    await pass(700);
    expect(address()).toMatch(/^\/(\?payment=success)?$/);
  });

  it('waits for the payment and never calls a trial active [SUB-07, SUB-08, X-20]', async () => {
    let status = 'TRIAL';
    const { network } = open(() => ({ appStatus: status }));
    await asked(network);
    await pass(2500);
    expect(screen.getByRole('heading', { name: 'Confirming your subscription' })).toBeTruthy();
    status = 'ACTIVE';
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'Your subscription is active' })).toBeTruthy();
    expect(network.callsTo(sync)).toHaveLength(3);
  });

  it('gives up after five answers and retries on demand [SUB-08, SUB-10, SUB-11]', async () => {
    let status = 'PENDING';
    const { network } = open(() => ({ appStatus: status }));
    await asked(network);
    await pass(10_000);
    expect(screen.getByText(/^We couldn't confirm your subscription yet/)).toBeTruthy();
    expect(network.callsTo(sync)).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe(
      '/profile',
    );
    expect(screen.getByRole('link', { name: 'Return to Subscribe' }).getAttribute('href')).toBe(
      '/subscribe',
    );
    status = 'ACTIVE';
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.getByRole('heading', { name: 'Confirming your subscription' })).toBeTruthy();
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Your subscription is active' })).toBeTruthy();
  });

  it.each(['PENDING', 'ACTIVE'])(
    'says that a payment failed whatever the plan is (%s), and retries [SUB-12]',
    async (appStatus) => {
      const { network } = open({ appStatus }, 'failed');
      await asked(network);
      expect(screen.getByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Return to Subscribe' }).getAttribute('href')).toBe(
        '/subscribe',
      );
      await pass(20_000);
      expect(network.callsTo(sync)).toHaveLength(1);
      network.answer({ [sync]: { appStatus: 'ACTIVE' } });
      act(() => screen.getByRole('button', { name: 'Retry' }).click());
      await pass(100);
      expect(screen.getByRole('heading', { name: 'Your subscription is active' })).toBeTruthy();
    },
  );

  it('leaves nothing of the payment in the address [SUB-05]', async () => {
    const { network, address } = open({ appStatus: 'TRIAL' });
    await asked(network);
    expect(address()).toBe('/subscription/confirmation');
  });

  it('says so immediately where the provider cannot be asked [SUB-11]', async () => {
    jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
    const { network } = open(failure(503, 'SERVICE_UNAVAILABLE', 'Try again in a moment.'));
    await asked(network);
    expect(screen.getByText(/^We couldn't confirm your subscription yet/)).toBeTruthy();
    expect(network.callsTo(sync)).toHaveLength(1);
  });
});
