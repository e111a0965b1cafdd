import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { ConfigProvider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTheme } from '../theme/use-theme.js';
import { BeginningContext } from '../features/accounts/model/beginning.js';
import { arrival } from '../features/accounts/model/arrival.js';
import { Session, SessionContext } from '../features/accounts/model/session.js';
import { ToastHost } from '../components/toast/toast-host.js';
import { onTokenElsewhere } from '../api/token.js';
import type { Unreachable } from '../api/unreachable.js';
import { onUnauthenticated } from '../api/unauthenticated.js';
import { focusPage } from './focus-page.js';
import { type AppRouter, createAppRouter } from './router.js';
import { LoadingScreen } from './screens/loading-screen.js';
import { WaitingScreen } from './screens/waiting-screen.js';
import { antTheme } from '../theme/ant-theme.js';

export interface AppProps {
  readonly queryClient: QueryClient;
  readonly history?: RouterHistory;
  /** Called when the first page has been drawn, and after each that follows. */
  readonly onShown?: () => void;
}

/**
 * The whole product: providers around the router, which is mounted once it is known who is signed
 * in.
 */
export function App({ queryClient, history, onShown }: AppProps) {
  const { mode } = useTheme();
  const session = useMemo(() => new Session(queryClient), [queryClient]);
  const router = useMemo(
    () => createAppRouter({ queryClient, session }, history),
    [queryClient, session, history],
  );
  const [restored, setRestored] = useState(false);
  const [waiting, setWaiting] = useState<Unreachable | null>(null);
  useEffect(() => void session.restore(setWaiting).then(() => setRestored(true)), [session]);
  useEffect(
    () => (onShown ? router.subscribe('onRendered', onShown) : undefined),
    [router, onShown],
  );
  useSessionChanges(session, router);
  usePageFocus(router);

  return (
    <ConfigProvider
      theme={antTheme(mode)}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      <ToastHost>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <BeginningContext value={session}>
              {restored ? <RouterProvider router={router} /> : <Starting waiting={waiting} />}
            </BeginningContext>
          </SessionContext>
        </QueryClientProvider>
      </ToastHost>
    </ConfigProvider>
  );
}

/** Until the first page brings a title of its own. */
function Starting({ waiting }: { readonly waiting: Unreachable | null }) {
  return (
    <>
      <title>Stridewatt</title>
      {waiting === null ? <LoadingScreen /> : <WaitingScreen reason={waiting} />}
    </>
  );
}

/**
 * Sends every guard round again when somebody signs in or out, here or in another tab, and ends a
 * session whose token the server no longer takes.
 */
function useSessionChanges(session: Session, router: AppRouter): void {
  useEffect(() => session.onChange(() => void router.invalidate()), [session, router]);
  useEffect(() => onUnauthenticated(() => session.lapsed()), [session]);
  useEffect(() => onTokenElsewhere(() => void session.follow()), [session]);
}

/**
 * After a change of page the keyboard and the screen reader go on in the new page's content, not at
 * a link that is gone.
 */
function usePageFocus(router: AppRouter): void {
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation ? pathChanged : arrival.take()) focusPage();
      }),
    [router],
  );
}
