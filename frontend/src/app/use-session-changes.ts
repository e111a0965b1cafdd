import { useEffect } from 'react';
import { onTokenElsewhere } from '../api/token.js';
import { onUnauthenticated } from '../api/unauthenticated.js';
import type { Session } from '../features/accounts/model/session.js';
import type { AppRouter } from './router.js';

/**
 * Sends every guard round again when somebody signs in or out, here or in another tab, and ends a
 * session whose token the server no longer takes.
 */
export function useSessionChanges(session: Session, router: AppRouter): void {
  useEffect(() => session.onChange(() => void router.invalidate()), [session, router]);
  useEffect(() => onUnauthenticated(() => session.lapsed()), [session]);
  useEffect(() => onTokenElsewhere(() => void session.follow()), [session]);
}
