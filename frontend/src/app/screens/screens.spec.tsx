import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { NetworkError } from '#api/api-error.js';
import { failure, mockNetwork } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { ErrorScreen } from './error-screen.js';
import { LoadingScreen } from './loading-screen.js';

/** A router whose only page fails until `mend` is called. */
function failing(error: Error): { mend(): void } {
  let broken = true;
  const rootRoute = createRootRoute({
    component: () => {
      if (broken) throw error;
      return <p>all is well</p>;
    },
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: ErrorScreen,
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<RouterProvider router={router as never} />);
  return {
    mend: () => {
      broken = false;
    },
  };
}

describe('screens', () => {
  it('a visitor at an unknown address reads 404 Page Not Found [CNV-29]', async () => {
    mockNetwork({});
    renderApp('/nowhere');
    expect(
      await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeTruthy();
  });

  it('so does somebody who is signed in [CNV-30]', async () => {
    signedIn();
    renderApp('/nowhere/at/all');
    expect(
      await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeTruthy();
  });

  it('a page that failed can be tried again in place', async () => {
    const page = failing(new Error('unexpected'));
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    page.mend();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('all is well')).toBeTruthy();
  });

  it('a page that failed stays in its frame: one main, one way home', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signedIn({ 'GET /api/profile': failure(500, 'INTERNAL_ERROR', 'Request 1 failed.') });
    renderApp('/profile');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Stridewatt, home' })).toHaveLength(1);
  });

  it('says that the server cannot be reached, and recovers automatically', async () => {
    mockNetwork({});
    const page = failing(new NetworkError());
    expect(
      await screen.findByRole('heading', { name: 'Stridewatt cannot be reached' }),
    ).toBeTruthy();
    page.mend();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('all is well')).toBeTruthy();
  });

  it('a wait of five seconds is explained [GATE-01]', async () => {
    jest.useFakeTimers();
    render(<LoadingScreen />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByRole('status').textContent).toContain('takes longer than usual');
    jest.useRealTimers();
  });

  it('a part of the program that the server could not send is no newer version', async () => {
    mockNetwork({
      'GET /api/client-settings': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    failing(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    expect(
      await screen.findByRole('heading', { name: 'Stridewatt cannot be reached' }),
    ).toBeTruthy();
  });

  it('offers to load a newer version whose older parts are gone', async () => {
    mockNetwork({});
    failing(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    expect(await screen.findByRole('button', { name: 'Load again' })).toBeTruthy();
  });
});
