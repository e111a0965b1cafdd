import type { Rolldown } from 'vite';

/** Below `src`; the typed way to the server. The entry needs it, and it needs no React. */
const CLIENT = ['api/(?!field-errors|.*spec)'];

/** Below `src`; what both the site and the frame of the app need. */
const BOTH = [
  'components/brand',
  'features/accounts/model/(?:beginning|subscription-status-key)',
  'features/marketing/components/site-actions',
  'lib/own-words',
];

/** Below `src`; what the pages of the site share. */
const SITE = [
  'features/marketing/components/(?:link-button|section|sign-in-button|site-[fh]|start-facts)',
  'features/marketing/model/copy',
  'features/marketing/pages/form-page',
  'lib/keep-together',
];

/**
 * Below `src`; the forms that stand on pages of the site and all that they are made of. Nothing
 * here may ask for Ant Design.
 */
const FORM = [
  'api/field-errors',
  'components/form/(?!form-button|text-area)',
  'components/toast/plain-toast',
  'features/accounts/components/(?:auth-card|auth-statement|forgot-password|start-card)',
  'features/accounts/components/(?:registration-form|sign-in-form)',
  'features/accounts/model/registration-form',
  'lib/(?:countries|password-strength)',
];

const under = (parts: readonly string[]): RegExp => new RegExp(`/src/(?:${parts.join('|')})`);

/**
 * What the pages of the public site share, in a few files instead of two dozen small ones: each
 * file has its headers on the way, and on a form they came to a fifth of the script. A module that
 * stands in no group goes where the bundler puts it; that of a group is not followed by what it
 * imports, or the entry would wait for the forms.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'client', test: under(CLIENT), includeDependenciesRecursively: false, priority: 1 },
  { name: 'both', test: under(BOTH), includeDependenciesRecursively: false, priority: 1 },
  { name: 'site', test: under(SITE), includeDependenciesRecursively: false, priority: 1 },
  { name: 'form', test: under(FORM), includeDependenciesRecursively: false },
];
