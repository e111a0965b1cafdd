import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { NetworkError } from '#api/api-error.js';
import { Notice } from './notice.js';

export interface LoadFailureProps {
  readonly error: Error;
  readonly retry: () => void;
  readonly busy: boolean;
  /** The heading where the server can be reached. */
  readonly title: string;
  readonly children: (isOffline: boolean) => ReactNode;
  /** Another way on, beside the button that tries again. */
  readonly instead?: ReactNode;
  /** Whether trying again is not what helps most. */
  readonly hopeless?: boolean;
}

/** Why something did not load, and the way to try again. Coming back online tries again too. */
export function LoadFailure(props: LoadFailureProps) {
  const { error, retry, busy, title, children, instead, hopeless = false } = props;
  const isOffline = error instanceof NetworkError;
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const back = (): void => onOnline();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return (
    <Notice
      level={1}
      role="alert"
      title={isOffline ? 'You are offline' : title}
      actions={
        <>
          <Button type={hopeless ? 'default' : 'primary'} onClick={retry} loading={busy}>
            Retry
          </Button>
          {instead}
        </>
      }
    >
      {children(isOffline)}
    </Notice>
  );
}
