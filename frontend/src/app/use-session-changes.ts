import { useEffect } from 'react';
import { ApiError } from '../api/api-error.js';
import type { Session } from '../features/accounts/model/session.js';
import type { AppRouter } from './router.js';
import type { QueryClient } from '@tanstack/react-query';

/** Sends every guard round again when somebody signs in or out, and ends a session whose token the server no longer takes. */
export function useSessionChanges(session: Session, router: AppRouter, queryClient: QueryClient): void {
  useEffect(() => session.onChange(() => void router.invalidate()), [session, router]);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.state.error instanceof ApiError && query.state.error.status === 401 && session.user) session.end();
      }),
    [session, queryClient],
  );
}
