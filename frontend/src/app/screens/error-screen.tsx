import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { NetworkError } from '#api/api-error.js';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';
import { Brand } from '#components/brand.js';
import { isChunkError } from '../stale-chunk.js';
import styles from './screen.module.css';

function words(error: unknown): { title: string; text: string; retry: 'again' | 'reload' } {
  if (!navigator.onLine || error instanceof NetworkError)
    return {
      title: 'You are offline',
      text: 'Stridewatt cannot be reached right now. Check the connection, then try again.',
      retry: 'again',
    };
  if (isChunkError(error))
    return {
      title: 'A new version is out',
      text: 'This page was opened with an older version of Stridewatt. Load it again to go on.',
      retry: 'reload',
    };
  return {
    title: 'Something went wrong',
    text:
      'This page failed in a way we did not expect. Your workouts are safe. Try again, or go ' +
      'back to the start page.',
    retry: 'again',
  };
}

/** The last resort of every route. Trying again resets the failed reads and the route. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const reads = useQueryErrorResetBoundary();
  const { title, text, retry } = words(error);
  const again = (): void => {
    reads.reset();
    reset();
    void router.invalidate();
  };
  return (
    <Screen>
      <Notice
        level={1}
        role="alert"
        title={title}
        actions={
          <>
            <Button
              type="primary"
              onClick={retry === 'reload' ? () => window.location.reload() : again}
            >
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

/** A page without the signed-in shell: the logo, and one thing to say. */
function Screen({ children }: { readonly children: ReactNode }) {
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
