import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { NetworkError } from '#api/api-error.js';
import { Notice } from '#components/states/notice.js';

export interface ProgressFailureProps {
  readonly error: Error;
  readonly retry: () => void;
  readonly busy: boolean;
}

/** Why there is nothing to see, and the way to try again. Coming back online tries by itself. */
export function ProgressFailure({ error, retry, busy }: ProgressFailureProps) {
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
      title={unreachable ? 'You are offline' : 'Your progress did not load'}
      actions={
        <Button type="primary" onClick={retry} loading={busy}>
          Retry
        </Button>
      }
    >
      <p>
        {unreachable
          ? 'It loads by itself as soon as the connection is back.'
          : 'Nothing of your training is lost. Try again in a moment.'}
      </p>
    </Notice>
  );
}
