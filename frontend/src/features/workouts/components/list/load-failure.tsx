import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { NetworkError } from '#api/api-error.js';
import { Notice } from '#components/states/notice.js';

export interface LoadFailureProps {
  readonly error: Error;
  readonly retry: () => void;
  readonly busy: boolean;
}

/** Why there is no list, and the way to try again. Coming back online tries by itself. */
export function LoadFailure({ error, retry, busy }: LoadFailureProps) {
  const unreachable = error instanceof NetworkError;
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
      title={unreachable ? 'You are offline' : 'Your workouts did not load'}
      actions={
        <Button type="primary" onClick={retry} loading={busy}>
          Retry
        </Button>
      }
    >
      <p>Failed to load workouts. Please try again.</p>
      {unreachable ? <p>They load by themselves as soon as the connection is back.</p> : null}
    </Notice>
  );
}
