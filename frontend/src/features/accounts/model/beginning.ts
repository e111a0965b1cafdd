import { createContext, useContext } from 'react';
import { token } from '#api/token.js';
import { ownWords } from '#lib/own-words.js';
import { arrival } from './arrival.js';
import type { Lapse } from './session.js';
import { subscriptionStatusKey } from './subscription-status-key.js';
import type { Authenticated } from './user.js';

/**
 * What a form needs that somebody signs in or registers with: the session of the app where it runs.
 */
export interface Beginning {
  readonly lapse: Lapse | null;
  start(answer: Authenticated): void;
}

/**
 * Where the app does not run, on the pages of the public site: the token is kept, and home is
 * loaded as a page.
 */
const byLoading: Beginning = {
  lapse: null,
  start: ({ token: issued }) => {
    sessionStorage.removeItem(subscriptionStatusKey);
    ownWords.forget();
    token.store(issued);
    arrival.announce();
    window.location.assign('/');
  },
};

export const BeginningContext = createContext<Beginning>(byLoading);

export const useBeginning = (): Beginning => useContext(BeginningContext);
