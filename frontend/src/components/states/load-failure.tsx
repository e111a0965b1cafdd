import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { untilReachable } from '#api/recovery.js';
import { unreachableBy } from '#api/unreachable.js';
import { Notice } from './notice.js';
import { UNREACHABLE_WORDS } from './unreachable-words.js';

export interface LoadFailureProps {
  readonly error: Error;
  readonly retry: () => void;
  readonly busy: boolean;
  /** The heading where the server can be reached. */
  readonly title: string;
  /** What the page itself says, besides why the server cannot be reached. */
  readonly children?: ReactNode;
  /** Another way on, beside the button that tries again. */
  readonly instead?: ReactNode;
  /** Whether trying again is not what helps most. */
  readonly hopeless?: boolean;
}

/**
 * Why something did not load, and the way to try again. While the server cannot be reached, the
 * page tries again automatically.
 */
export function LoadFailure(props: LoadFailureProps) {
  const { error, retry, busy, title, children, instead, hopeless = false } = props;
  const reason = unreachableBy(error);
  const waiting = reason !== null && !busy;
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!waiting) return;
    const left = new AbortController();
    untilReachable(left.signal).then(
      () => again(),
      () => undefined,
    );
    return () => left.abort();
  }, [waiting]);
  const words = reason && UNREACHABLE_WORDS[reason];
  return (
    <Notice
      level={1}
      role="alert"
      title={words?.title ?? title}
      actions={
        <>
          <Button type={hopeless ? 'default' : 'primary'} onClick={retry} loading={busy}>
            Retry
          </Button>
          {instead}
        </>
      }
    >
      {children}
      {words ? <p>{words.text}</p> : null}
    </Notice>
  );
}
