import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '../routes/__root.js';
import { routeTree } from '../routeTree.gen.js';
import { ErrorScreen } from './screens/error-screen.js';
import { LoadingScreen } from './screens/loading-screen.js';
import { NotFoundScreen } from './screens/not-found-screen.js';

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // What a loader fetched lives in the query client, which decides for itself what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    // A comma between ids is part of the address as people write it, and needs no escape in a
    // query.
    stringifySearch: (search) => defaultStringifySearch(search).replaceAll('%2C', ','),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: LoadingScreen,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
