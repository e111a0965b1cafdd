import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LandingPage } from '../features/marketing/pages/landing-page.js';
import type { SiteActions } from '../features/marketing/components/site-actions.js';
import { enhanceSite } from './enhance-site.js';

/** The start page as the server sends it, without React. */
function open(actions: SiteActions): HTMLElement {
  document.body.innerHTML = `<div id="root">${renderToString(<LandingPage />)}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  enhanceSite(root, actions);
  return root;
}

const signInForm = (root: HTMLElement): HTMLFormElement => {
  const form = root.querySelector<HTMLFormElement>('form[data-sign-in]');
  if (!form) throw new Error('the page has no Sign In');
  return form;
};

describe('a prerendered page without React', () => {
  it('loads the card when somebody reaches for Sign In, and shows it once pressed [MKT-07]', () => {
    const signIn = jest.fn<() => void>();
    const prepareSignIn = jest.fn<() => void>();
    const form = signInForm(open({ signIn, prepareSignIn }));
    fireEvent.focusIn(form);
    expect(prepareSignIn).toHaveBeenCalledTimes(1);
    expect(fireEvent.submit(form)).toBe(false);
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  });

  it('asks the server for the card if its program does not load', async () => {
    const form = signInForm(open({ signIn: () => Promise.reject(new Error('offline')) }));
    const sent = jest.spyOn(form, 'submit').mockReturnValue(undefined);
    fireEvent.submit(form);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(new FormData(form).get('login')).toBe('true');
  });

  it('leaves Sign In to the form where the page itself cannot show the card', () => {
    expect(fireEvent.submit(signInForm(open({})))).toBe(true);
  });

  it('lets the picture follow its evidence [MKT-05]', () => {
    const root = open({});
    fireEvent.click(screen.getByRole('button', { name: /^Power of work interval 1/ }));
    expect(root.querySelector('[data-pointer]')?.textContent).toMatch(/^293\sW$/);
  });
});
