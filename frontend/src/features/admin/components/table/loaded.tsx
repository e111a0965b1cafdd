import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError, NetworkError, sentenceOf } from '#api/api-error.js';
import styles from './loaded.module.css';

export interface LoadedProps<Data> {
  /** What it is, as a sentence begins with it: `Users`. */
  readonly what: string;
  readonly query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isError' | 'isFetching' | 'refetch'
  >;
  /** Said where there is nothing to show; left out where there always is. */
  readonly empty?: { readonly is: (data: Data) => boolean; readonly words: string };
  readonly children: (data: Data) => ReactNode;
}

function reason(error: unknown): string {
  if (error instanceof NetworkError) return 'Stridewatt cannot be reached right now.';
  const sentence = sentenceOf(error, 'The server did not answer as it should.');
  return error instanceof ApiError ? `${sentence} (${error.status})` : sentence;
}

/**
 * A list on its way, there, empty or failed. A failure is never shown as if nothing had been found.
 */
export function Loaded<Data>({ what, query, empty, children }: LoadedProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  if (isError) {
    return (
      <div role="alert" className={styles.failure}>
        <div>
          <strong>{what} could not be loaded</strong>
          <p>{reason(error)}</p>
        </div>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Retrying...' : 'Retry'}
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Waiting what={what} />;
  if (empty?.is(data)) return <p className={styles.empty}>{empty.words}</p>;
  return children(data);
}

/** Lines where the rows will stand. */
function Waiting({ what }: { readonly what: string }) {
  return (
    <div role="status" aria-label={`${what} loading`} className={styles.waiting}>
      {Array.from({ length: 8 }, (_, at) => (
        <span key={at} style={{ width: `${90 - ((at * 17) % 40)}%` }} />
      ))}
    </div>
  );
}
