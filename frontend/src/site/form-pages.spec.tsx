import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { mockNetwork } from '../testing/environment/network.js';
import { ForgotPassword } from './pages/forgot-password.js';
import { GettingStarted } from './pages/getting-started.js';
import { SignUp } from './pages/sign-up.js';

describe('the pages of forms', () => {
  it.each([
    ['/signup', <SignUp />, ['/', '/demo']],
    ['/getting-started', <GettingStarted />, ['/why-stridewatt', '/?login=true']],
    ['/forgot-password', <ForgotPassword />, ['/?login=true']],
  ] as const)(
    '%s is whole without the app: header, form and ways out [MKT-01, AUTH-09, AUTH-12, AUTH-13]',
    (_path, page, ways) => {
      render(page);
      expect(screen.getByRole('banner')).toBeTruthy();
      expect(screen.getByRole('form')).toBeTruthy();
      const hrefs = screen
        .getAllByRole('main')
        .flatMap((main) => [...main.querySelectorAll('a')])
        .map((link) => link.getAttribute('href'));
      for (const way of ways) expect(hrefs).toContain(way);
    },
  );

  it('a prerendered form waits for its script and keeps typed text', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<ForgotPassword />);
    document.body.append(root);
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Send Reset Link' }).disabled,
    ).toBe(true);
    expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
    email.value = 'early@example.org';
    const hydrated = await act(async () => hydrateRoot(root, <ForgotPassword />));
    const network = mockNetwork({ 'POST /api/auth/forgot-password': { message: 'Sent.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
    expect(network.calls[0]?.body).toEqual({ email: 'early@example.org' });
    act(() => hydrated.unmount());
    root.remove();
  });

  it('offers countries once the line is reached, and none before', async () => {
    render(<GettingStarted />);
    const country = screen.getByLabelText<HTMLInputElement>('Country');
    expect(country.list?.options.length).toBe(0);
    await userEvent.click(country);
    expect([...(country.list?.options ?? [])].map(({ value }) => value)).toContain('Belgium');
  });
});
