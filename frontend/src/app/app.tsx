import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { App as AntApp, ConfigProvider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTheme } from '../components/theme/use-theme.js';
import { BeginningContext } from '../features/accounts/model/beginning.js';
import { SessionContext } from '../features/accounts/model/session-context.js';
import { Session } from '../features/accounts/model/session.js';
import { createAppRouter } from './router.js';
import { LoadingScreen } from './screens/loading-screen.js';
import { antTheme } from './theme/ant-theme.js';
import { toasts } from '../components/toast/toasts.js';
import { usePageFocus } from './use-page-focus.js';
import { useSessionChanges } from './use-session-changes.js';

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
  useEffect(() => void session.restore().then(() => setRestored(true)), [session]);
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
      <AntApp component={false} notification={toasts}>
        <QueryClientProvider client={queryClient}>
          <SessionContext value={session}>
            <BeginningContext value={session}>
              {restored ? <RouterProvider router={router} /> : <Starting />}
            </BeginningContext>
          </SessionContext>
        </QueryClientProvider>
      </AntApp>
    </ConfigProvider>
  );
}

/** Until the first page brings a title of its own. */
function Starting() {
  return (
    <>
      <title>Stridewatt</title>
      <LoadingScreen />
    </>
  );
}
