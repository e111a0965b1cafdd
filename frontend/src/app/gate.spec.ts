import { describe, expect, it } from '@jest/globals';
import { athlete } from '../testing/accounts/athlete.js';
import { gate } from './gate.js';

const visitor = null;
const fresh = athlete({ profileCompleted: false, onboardingSkipped: false });
const skipped = athlete({ profileCompleted: false, onboardingSkipped: true });
const complete = athlete();
const suspended = athlete({ isSuspended: true, suspendReason: 'Payment failed' });

const publicPaths = [
  '/feedback',
  '/demo',
  '/demo-workout/1',
  '/help',
  '/features',
  '/why-stridewatt',
  '/pricing',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/getting-started',
];
const appPaths = [
  '/',
  '/upload',
  '/workouts/1',
  '/compare',
  '/profile',
  '/subscribe',
  '/subscription/confirmation',
  '/help',
];
const ownPaths = ['/onboarding/intro', '/onboarding', '/complete'];

describe('gate', () => {
  it.each(publicPaths)('%s is open to everybody [GATE-07]', (path) => {
    for (const user of [visitor, fresh, skipped, complete, suspended])
      expect(gate(user, path)).toBe('open');
  });

  it.each(ownPaths)(
    '%s is open to a signed-in athlete, and asks a visitor to sign in [GATE-02, GATE-03]',
    (path) => {
      for (const user of [fresh, skipped, complete, suspended])
        expect(gate(user, path)).toBe('open');
      expect(gate(visitor, path)).toBe('sign-in');
    },
  );

  it.each([
    '/',
    '/upload',
    '/workouts/1',
    '/compare',
    '/profile',
    '/subscribe',
    '/subscription/confirmation',
    '/nowhere',
    '/onboarding/other',
  ])(
    '%s leads to the questionnaire while the profile is neither complete nor put off [GATE-05]',
    (path) => expect(gate(fresh, path)).toBe('/onboarding/intro'),
  );

  it.each(appPaths)(
    '%s is available with a complete profile, to a suspended athlete too [GATE-06]',
    (path) => {
      expect([gate(complete, path), gate(suspended, path)]).toEqual(['open', 'open']);
    },
  );

  it('asks for a skipped questionnaire only at workouts [GATE-15, WKT-07]', () => {
    expect(appPaths.filter((path) => gate(skipped, path) !== 'open')).toEqual([
      '/workouts/1',
      '/compare',
    ]);
    expect([gate(skipped, '/workouts/1'), gate(skipped, '/Compare/')]).toEqual([
      '/onboarding',
      '/onboarding',
    ]);
  });

  it.each(['/admin', '/admin/login', '/admin/dashboard'])(
    '%s is left to the administrators’ own sign-in [ADM-01]',
    (path) => {
      for (const user of [visitor, fresh, skipped, complete]) expect(gate(user, path)).toBe('open');
      expect(gate(fresh, '/administrator')).toBe('/onboarding/intro');
    },
  );

  it('reads a path as the router does: in any case, with or without a slash at its end', () => {
    expect(gate(visitor, '/Onboarding/')).toBe('sign-in');
    expect(gate(fresh, '/COMPLETE/')).toBe('open');
    expect(gate(fresh, '//')).toBe('/onboarding/intro');
  });
});
