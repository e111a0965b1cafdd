import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, json, type Answers, type Network } from '#testing/environment/network.js';
import { paying } from '#testing/accounts/profile-page.js';
import { fillIn, renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { stripeDouble } from '#testing/environment/stripe-double.js';

const create = 'POST /api/subscription/create';
const pay = 'POST /api/billing/sandbox/confirm';
const sync = 'POST /api/subscription/sync';
const sandbox = { clientSecret: 'cs_1', publishableKey: null, provider: 'sandbox' };

function open(answers: Answers): RenderedApp & { readonly network: Network } {
  const network = signedIn({ [create]: sandbox, [sync]: { appStatus: 'TRIAL' }, ...answers });
  return { ...renderApp('/subscribe'), network };
}

const button = () => screen.findByRole('button', { name: 'Subscribe Now - $10 USD/month' });

describe('the page that offers the plan', () => {
  it('names four benefits and the price beside the form [SUB-01, SUB-19]', async () => {
    open({});
    await button();
    const main = within(screen.getByRole('main'));
    for (const benefit of [
      'Unlimited questions per workout',
      'Full access to past session insights',
      'Unlimited file analysis',
      'AI feedback on every session',
    ]) {
      expect(main.getByText(benefit)).toBeTruthy();
    }
    expect(main.getByText(/USD per month/).textContent).toBe('10 USD per month');
    expect(main.getByText(/Cancel anytime/)).toBeTruthy();
  });

  it('starts nothing with a plan: Already Subscribed, then the profile [SUB-02]', async () => {
    const { network, address } = open({ 'GET /api/subscription/status': paying });
    expect(await screen.findByText('Already Subscribed')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(network.callsTo(create)).toHaveLength(0);
  });

  it('says so where only the provider knows of the plan [SUB-03, SUB-04]', async () => {
    const { address } = open({ [create]: { status: 'already_active' } });
    expect(await screen.findByText('Already Subscribed')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('opens the payment of a month that is owed, though the plan runs [X-19]', async () => {
    const { network } = open({
      'GET /api/subscription/status': { ...paying, lastPayment: 'failed' },
    });
    expect(await screen.findByRole('button', { name: 'Pay Now - $10 USD' })).toBeTruthy();
    expect(screen.getByText(/Your last payment did not go through\. Pay it here/)).toBeTruthy();
    expect(network.callsTo(create)).toHaveLength(1);
  });

  it('tells that the payment could not be begun, and tries again when asked [SUB-13]', async () => {
    const { network, user } = open({
      [create]: failure(503, 'SERVICE_UNAVAILABLE', 'The provider does not answer.'),
    });
    expect(
      (await screen.findAllByText(/Failed to initialize payment\. Please try again\./)).length,
    ).toBeGreaterThan(0);
    network.answer({ [create]: sandbox });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await button()).toBeTruthy();
  });

  it('is where /subscription leads [X-14]', async () => {
    signedIn({ [create]: sandbox });
    const { address } = renderApp('/subscription');
    await button();
    expect(address()).toBe('/subscribe');
  });
});

describe('paying in the sandbox', () => {
  it('says nothing is charged, sends only digits, goes on to confirm [SUB-05]', async () => {
    const { user, network, address } = open({ [pay]: { status: 'succeeded' } });
    await button();
    expect(
      screen.getByText(/sandbox: no real card is asked for and nothing is charged/),
    ).toBeTruthy();
    await fillIn(user, screen.getByLabelText('Card number'), '4242-4242-4242-4242');
    await user.click(await button());
    await waitFor(() => expect(address()).toBe('/subscription/confirmation'));
    expect(network.callsTo(pay).map(({ body }) => body)).toEqual([
      { clientSecret: 'cs_1', cardNumber: '4242424242424242' },
    ]);
  });

  it("shows Payment Failed with the provider's words and keeps input [SUB-12]", async () => {
    const { user, address } = open({
      [pay]: failure(402, 'CARD_DECLINED', 'Your card was declined.'),
    });
    await user.click(await screen.findByRole('button', { name: '4000 0000 0000 0002' }));
    await user.click(await button());
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.getByText('Your card was declined.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(
      '4000 0000 0000 0002',
    );
    expect(address()).toBe('/subscribe');
  });

  it('keeps the reason of a refusal and the next step on the page, until the next try', async () => {
    const { user, network } = open({
      [pay]: failure(402, 'CARD_DECLINED', 'Your card was declined.'),
    });
    await user.click(await screen.findByRole('button', { name: '4000 0000 0000 0002' }));
    await user.click(await button());
    const note = await screen.findByRole('region', { name: 'The payment was refused' });
    expect(note.textContent).toMatch(
      /^Nothing was chargedThe payment was refused: Your card was declined\..*another card/,
    );
    expect((await button()).getAttribute('aria-describedby')).toBe(note.id);
    network.answer({ [pay]: () => new Promise<never>(() => undefined) });
    await user.click(await button());
    expect(screen.queryByRole('region', { name: 'The payment was refused' })).toBeNull();
  });

  it('does not call a server that is away a refusal', async () => {
    const { user } = open({ [pay]: failure(503, 'SERVICE_UNAVAILABLE', 'Try again later.') });
    await user.click(await screen.findByRole('button', { name: '4242 4242 4242 4242' }));
    await user.click(await button());
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'The payment was refused' })).toBeNull();
  });

  it('asks nothing of the server for a number that cannot be one', async () => {
    const { user, network } = open({});
    await fillIn(user, await screen.findByLabelText('Card number'), '4242');
    await user.click(await button());
    expect(await screen.findByText('A card number has 13 to 19 digits')).toBeTruthy();
    expect(network.callsTo(pay)).toHaveLength(0);
  });

  it('takes a double press as one', async () => {
    const { user, network } = open({
      [pay]: () =>
        new Promise<Response>((resolve) =>
          setTimeout(() => resolve(json({ status: 'succeeded' })), 50),
        ),
    });
    await user.click(await screen.findByRole('button', { name: '4242 4242 4242 4242' }));
    await user.dblClick(await button());
    await screen.findByRole('heading', { name: 'Confirming your subscription' });
    expect(network.callsTo(pay)).toHaveLength(1);
  });
});

describe('paying by Stripe', () => {
  const stripe = {
    [create]: { clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1', provider: 'stripe' },
  };

  beforeEach(() => {
    // Stripe's loader warns of every script that is not its own.
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
  });

  it('lets Stripe confirm on the client and return to the confirmation [SUB-05]', async () => {
    const double = stripeDouble(() => new Promise(() => undefined));
    const { user } = open(stripe);
    await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(false));
    await user.click(await button());
    await waitFor(() => expect(double.confirmPayment).toHaveBeenCalledTimes(1));
    expect(double.keys).toEqual(['pk_test_1']);
    expect(double.elements.at(-1)?.clientSecret).toBe('pi_1_secret_2');
    expect(double.confirmPayment.mock.calls[0]?.[0].confirmParams.return_url).toBe(
      'http://localhost/subscription/confirmation',
    );
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy();
  });

  it("shows Payment Failed with Stripe's message [SUB-12]", async () => {
    stripeDouble(() =>
      Promise.resolve({
        error: { type: 'card_error', message: 'Your card has insufficient funds.' },
      }),
    );
    const { user } = open(stripe);
    await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(false));
    await user.click(await button());
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.getByText('Your card has insufficient funds.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'The payment was refused' }).textContent).toContain(
      'The payment was refused: Your card has insufficient funds.',
    );
  });
});
