import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failure, mockNetwork, type Answer } from '#testing/environment/network.js';
import { fillIn, renderApp, type RenderedApp } from '#testing/environment/render-app.js';

async function askFor(
  email: string,
  answer: Answer,
): Promise<RenderedApp & { bodies: () => readonly unknown[] }> {
  const network = mockNetwork({ 'POST /api/auth/forgot-password': answer });
  const app = renderApp('/forgot-password');
  await fillIn(app.user, await screen.findByLabelText('Email'), email);
  await app.user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  return {
    ...app,
    bodies: () => network.callsTo('POST /api/auth/forgot-password').map(({ body }) => body),
  };
}

describe('forgot password', () => {
  it('asks for an email [AUTH-23]', async () => {
    mockNetwork({});
    renderApp('/forgot-password');
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect([email.type, email.required, email.autocomplete]).toEqual(['email', true, 'username']);
  });

  it('then says Check Your Email, in a toast too [AUTH-24, AUTH-25, AUTH-26]', async () => {
    const { bodies } = await askFor(' ada@example.org ', { message: 'Sent.' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check Your Email' });
    expect(document.activeElement).toBe(heading);
    expect(bodies()).toEqual([{ email: 'ada@example.org' }]);
    expect(await screen.findByText('Reset Email Sent')).toBeTruthy();
    expect(screen.getByText('Check your email for password reset instructions')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(
      '/?login=true',
    );
  });

  it('Try Again leads back to the form with the address in it [AUTH-24]', async () => {
    const { user } = await askFor('ada@example.org', { message: 'Sent.' });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value.trim()).toBe(
      'ada@example.org',
    );
  });

  it.each([
    [
      "the server's message",
      failure(503, 'SERVICE_UNAVAILABLE', 'Mail is down.', { retryAfterS: 5 }),
      'Mail is down.',
    ],
    [
      'after how long to try again',
      failure(429, 'RATE_LIMITED', 'Too many requests.', { retryAfterS: 3540 }),
      'Too many attempts. Try again in 59 minutes.',
    ],
    ['Failed to send reset email', new Response('', { status: 502 }), 'Failed to send reset email'],
  ])(
    'a failure is a toast Error with %s, and what was typed stays [AUTH-27]',
    async (_, answer, sentence) => {
      await askFor('ada@example.org', answer);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByText('Error')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
    },
  );

  it('shows beside the field what the server says of it', async () => {
    await askFor(
      'ada@example.org',
      failure(400, 'VALIDATION_FAILED', 'Some fields are not valid.', {
        fields: [{ field: 'email', message: 'Not an email' }],
      }),
    );
    expect(await screen.findByText('Not an email')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('says before anything is sent that no account can have the address', async () => {
    const { bodies } = await askFor('ü@example.org', {});
    expect(await screen.findByText(/^Before the @/)).toBeTruthy();
    expect(bodies()).toEqual([]);
  });
});
