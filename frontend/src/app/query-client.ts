import { QueryClient } from '@tanstack/react-query';

/**
 * Reads never go stale, do not refetch automatically and are not retried; mutations are not retried
 * either. `networkMode: always` lets a call fail immediately while offline, instead of waiting without
 * a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
