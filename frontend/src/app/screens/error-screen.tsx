import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { NetworkError } from '#api/api-error.js';
import { serverAnswers, untilReachable } from '#api/recovery.js';
import { type Unreachable, unreachableBy } from '#api/unreachable.js';
import { ButtonLink } from '#components/button-link.js';
import { PageFrameContext } from '#components/states/page-frame.js';
import { Notice } from '#components/states/notice.js';
import { UNREACHABLE_WORDS } from '#components/states/unreachable-words.js';
import { Brand } from '#components/brand.js';
import { isChunkError } from '../stale-chunk.js';
import styles from './screen.module.css';

function wordsOf(
  error: unknown,
  reason: Unreachable | null,
): { title: string; text: string; retry: 'again' | 'reload' } {
  const retry = isChunkError(error) ? 'reload' : 'again';
  if (reason !== null) return { ...UNREACHABLE_WORDS[reason], retry };
  if (retry === 'reload')
    return {
      title: 'A new version is out',
      text: 'This page was opened with an older version of Stridewatt. Load it again to go on.',
      retry,
    };
  return {
    title: 'Something went wrong',
    text:
      'This page failed in a way we did not expect. Your workouts are safe. Try again, or go ' +
      'back to the start page.',
    retry,
  };
}

/** A part of the program that did not load says nothing about why; so the server is asked. */
function useReason(error: unknown): Unreachable | null {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (isChunkError(error)) void serverAnswers().then((answers) => setAway(!answers));
  }, [error]);
  return away ? unreachableBy(new NetworkError()) : unreachableBy(error);
}

/**
 * The last resort of every route. Trying again resets the failed reads and the route; while the
 * server cannot be reached, that happens automatically.
 */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const reads = useQueryErrorResetBoundary();
  const reason = useReason(error);
  const { title, text, retry } = wordsOf(error, reason);
  const again = (): void => {
    reads.reset();
    reset();
    void router.invalidate();
  };
  const goOn = retry === 'reload' ? () => window.location.reload() : again;
  const recovered = useEffectEvent(goOn);
  useEffect(() => {
    if (reason === null) return;
    const left = new AbortController();
    untilReachable(left.signal).then(
      () => recovered(),
      () => undefined,
    );
    return () => left.abort();
  }, [reason, error]);
  return (
    <Screen>
      <Notice
        level={1}
        role="alert"
        title={title}
        actions={
          <>
            <Button type="primary" onClick={goOn}>
              {retry === 'reload' ? 'Load again' : 'Try again'}
            </Button>
            <ButtonLink to="/">Go to the start page</ButtonLink>
          </>
        }
      >
        {text}
      </Notice>
    </Screen>
  );
}

/** One thing to say: in its frame, or else as a page of its own with the logo. */
function Screen({ children }: { readonly children: ReactNode }) {
  if (use(PageFrameContext)) return children;
  return (
    <div className={styles.screen}>
      <header>
        <Link to="/" className={styles.home} aria-label="Stridewatt, home">
          <Brand />
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
