import { createContext } from 'react';

/**
 * What the site asks of its host; without one, links do the same with a page load.
 */
export interface SiteActions {
  /** Loads the program of the sign-in card without showing it. */
  readonly prepareSignIn?: () => void;
  /** Shows the sign-in card on this page; resolves when its program has come. */
  readonly signIn?: () => void | Promise<void>;
}

export const SiteActionsContext = createContext<SiteActions>({});
