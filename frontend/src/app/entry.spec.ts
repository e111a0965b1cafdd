import { describe, expect, it } from '@jest/globals';
import { sitePathFor, type Visit } from './entry.js';

const visit = (changes: Partial<Visit>): string | null =>
  sitePathFor({ path: '/', search: '', page: undefined, signedIn: false, ...changes });

describe('what is started at an address', () => {
  it.each([
    '/',
    '/features',
    '/why-stridewatt',
    '/help',
    '/pricing',
    '/help/',
    '/signup',
    '/getting-started',
    '/forgot-password',
  ])('a visitor gets the public page at %s', (path) => {
    expect(visit({ path })).toBe(path.replace(/(?!^)\/$/, ''));
  });

  it('/ is home for a signed-in athlete, other public pages stay as they are [MKT-20]', () => {
    expect(visit({ signedIn: true })).toBeNull();
    expect(visit({ path: '/help', signedIn: true })).toBe('/help');
  });

  it.each(['?login=true', '?signup=true', '?redirect=/upload', '?a=b&login=true'])(
    '%s on the start page asks for the app [MKT-09, MKT-10]',
    (search) => {
      expect(visit({ search })).toBeNull();
      expect(visit({ path: '/pricing', search })).toBe('/pricing');
    },
  );

  it.each(['/upload', '/workouts/1', '/demo'])('%s is the app’s', (path) => {
    expect(visit({ path })).toBeNull();
  });

  it.each(['/signup', '/getting-started', '/forgot-password'])(
    'leads a signed-in athlete from %s into the app',
    (path) => {
      expect(visit({ path, signedIn: true })).toBeNull();
    },
  );

  it('an unknown address shows the site to visitors, else the app [CNV-29, CNV-30]', () => {
    expect(visit({ path: '/nowhere', page: '404' })).toBe('404');
    expect(visit({ path: '/nowhere', page: '404', signedIn: true })).toBeNull();
  });
});
