import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failure, mockNetwork, type Answer } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';

const CONFIRM = 'POST /api/auth/confirm-email';

const open = async (answer: Answer) => {
  const network = mockNetwork({ [CONFIRM]: answer });
  const app = renderApp('/confirm-email?token=abc');
  await app.user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  return { ...app, network };
};

describe('the link to a new email', () => {
  it('confirms it after a press, with the token out of the address', async () => {
    const { network, address } = await open({ message: 'Changed.' });
    expect(await screen.findByRole('heading', { name: 'Your email has been changed' })).toBe(
      document.activeElement,
    );
    expect(network.callsTo(CONFIRM)[0]?.body).toEqual({ token: 'abc' });
    expect(address()).toBe('/confirm-email');
    expect(screen.getByRole('link', { name: 'Go to Login' })).toBeTruthy();
  });

  it.each([
    ['INVALID_EMAIL_LINK', 400, 'This link is invalid or has expired.'],
    ['EMAIL_TAKEN', 409, 'An account with this email exists already.'],
  ])('says why it does not work: %s', async (code, status, message) => {
    await open(failure(status, code, message));
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('can be pressed again after the server was away', async () => {
    await open(failure(503, 'SERVICE_UNAVAILABLE', 'Try again in a moment.'));
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeTruthy();
  });

  it('confirms nothing without a token', async () => {
    mockNetwork({});
    renderApp('/confirm-email');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  });
});
