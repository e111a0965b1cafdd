import { ADDRESSES } from '../features/marketing/model/addresses.js';
import { NOT_FOUND, sitePageAt } from '../features/marketing/model/site-pages.js';

export interface Visit {
  readonly path: string;
  readonly search: string;
  /** The prerendered page that the server sent, if it sent one. */
  readonly page: string | undefined;
  readonly signedIn: boolean;
}

/** What the app is needed for, by the queries of the start page. */
const APP_QUERY = /[?&](?:login|signup|redirect)=/;

/** The page of the site that is to be opened, or null where the app is. */
export function sitePathFor({ path, search, page, signedIn }: Visit): string | null {
  if (page === NOT_FOUND) return signedIn ? null : NOT_FOUND;
  const site = sitePageAt(path.replace(/(?!^)\/+$/, ''));
  if (!site || (site.form && signedIn)) return null;
  if (site.path === ADDRESSES.home && (signedIn || APP_QUERY.test(search))) return null;
  return site.path;
}
