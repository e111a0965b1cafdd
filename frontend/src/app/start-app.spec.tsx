import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { signedIn } from '../testing/accounts/signed-in.js';
import { visitor } from '../testing/accounts/visitor.js';

async function start(root: HTMLElement): Promise<void> {
  jest.resetModules();
  const { startApp } = await import('./start-app.js');
  startApp(root);
}

describe('the app takes a prerendered page over', () => {
  let root: HTMLElement;
  // The app is started as a browser does, outside of what React's tests wrap.
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

  beforeEach(() => {
    react.IS_REACT_ACT_ENVIRONMENT = false;
    window.scrollTo = jest.fn();
    root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = '<p>prerendered</p>';
    document.body.append(root);
  });

  afterEach(() => {
    react.IS_REACT_ACT_ENVIRONMENT = true;
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });

  it('keeps the placeholder until the first page stands [MKT-07]', async () => {
    visitor();
    window.history.replaceState(null, '', '/?login=true');
    await start(root);
    expect(screen.getByText('prerendered').isConnected).toBe(true);
    await waitFor(() => expect(screen.queryByText('prerendered')).toBeNull());
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(document.querySelectorAll('#root')).toHaveLength(1);
  });

  it('draws immediately where the page is hidden because somebody is signed in', async () => {
    signedIn();
    document.documentElement.dataset['app'] = '';
    document.documentElement.dataset['session'] = '';
    await start(root);
    expect(screen.queryByText('prerendered')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Upload First Workout' })).toBeTruthy();
    expect([
      document.documentElement.dataset['app'],
      document.documentElement.dataset['session'],
    ]).toEqual([undefined, undefined]);
  });
});
