import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { ownWords } from '#lib/own-words.js';
import { athlete } from '#testing/accounts/athlete.js';
import { Session } from './session.js';

function started(): { session: Session; queryClient: QueryClient } {
  const queryClient = new QueryClient();
  const session = new Session(queryClient);
  session.start({ token: 'mine', user: athlete() });
  return { session, queryClient };
}

describe('session of an account that was closed', () => {
  it('moves the token to feedbackToken and leaves nothing else behind [CNV-16, PRO-21]', () => {
    const { session, queryClient } = started();
    sessionStorage.setItem('subStatus', '{}');
    queryClient.setQueryData(['profile'], { weightKg: 70 });
    session.leave();
    expect([
      localStorage.getItem('token'),
      localStorage.getItem('feedbackToken'),
      sessionStorage.getItem('subStatus'),
    ]).toEqual([null, 'mine', null]);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
    expect(session.user).toBeNull();
  });
});

describe('session that is kept up to date', () => {
  it('takes what a call answered about the athlete, and tells the guards', () => {
    const { session } = started();
    let told = 0;
    session.onChange(() => (told += 1));
    session.update(athlete({ profileCompleted: false, onboardingSkipped: true }));
    expect([session.user?.onboardingSkipped, told]).toEqual([true, 1]);
  });
});

describe('words that were typed and not sent', () => {
  const typed = (): Session => {
    const { session } = started();
    ownWords.keep('ride-1', 'Did I');
    return session;
  };

  it('outlive an expired session for the athlete who comes back', () => {
    const session = typed();
    session.lapsed();
    expect(ownWords.read('ride-1')).toBe('Did I');
    session.start({ token: 'fresh', user: athlete() });
    expect(ownWords.read('ride-1')).toBe('Did I');
  });

  it.each<[string, (session: Session) => void]>([
    ['signing out', (session) => session.end()],
    ['closing the account', (session) => session.leave()],
    [
      'somebody else signing in after a lapse',
      (session) => [
        session.lapsed(),
        session.start({ token: 'other', user: athlete({ email: 'bo@example.org' }) }),
      ],
    ],
  ])('are gone after %s', (_, change) => {
    change(typed());
    expect(ownWords.read('ride-1')).toBe('');
  });
});
