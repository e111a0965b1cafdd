import type { User } from '../features/accounts/model/user.js';

/**
 * What a path asks of its visitor. `open` lets them through, anything else says where to go
 * instead.
 */
export type Gate = 'open' | 'sign-in' | '/onboarding/intro' | '/onboarding';

/** Public, with or without an account (GATE-07). */
const everybody = new Set([
  '/feedback',
  '/demo',
  '/help',
  '/features',
  '/why-stridewatt',
  '/pricing',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/getting-started',
]);

/** For everybody who is signed in, whatever is missing of their profile (GATE-03). */
const signedIn = new Set(['/onboarding/intro', '/onboarding', '/complete']);

const under = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/**
 * Whether `user` (null for a visitor) may open `pathname`. The pages of the signed-in app ask a
 * visitor to sign in on their own, so that an address at which there is nothing can say so. Being
 * suspended closes no page: the server refuses what it must, and the page tells why.
 */
export function gate(user: User | null, pathname: string): Gate {
  const path = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  if (everybody.has(path) || under(path, '/demo-workout')) return 'open';
  // The administrator's area has a sign-in of its own, and its pages ask for it
  // (ADM-01).
  if (path === '/admin' || under(path, '/admin')) return 'open';
  if (!user) return signedIn.has(path) ? 'sign-in' : 'open';
  if (signedIn.has(path) || user.profileCompleted) return 'open';
  if (!user.onboardingSkipped) return '/onboarding/intro';
  return under(path, '/workouts') || path === '/compare' ? '/onboarding' : 'open';
}
