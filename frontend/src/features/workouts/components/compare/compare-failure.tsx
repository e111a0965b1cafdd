import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, NetworkError } from '../../../../api/api-error.js';
import { ButtonLink } from '../../../../components/button-link.js';
import { Notice } from '../../../../components/states/notice.js';
import { SelectionLink } from './selection-link.js';

export interface CompareFailureProps {
  readonly ids: readonly string[];
  readonly error: Error;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Why there is no comparison (CMP-07), and what can be done. Coming back online tries by itself. */
export function CompareFailure({ ids, error, busy, retry }: CompareFailureProps) {
  const unreachable = error instanceof NetworkError;
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const back = (): void => onOnline();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return (
    <>
      <SelectionLink ids={ids} />
      <Notice
        level={1}
        role="alert"
        title={title(error)}
        actions={
          <>
            <Button type="primary" onClick={retry} loading={busy}>
              Retry
            </Button>
            <ButtonLink to="/">Choose workouts</ButtonLink>
          </>
        }
      >
        <p>Failed to load workouts for comparison. Please try again.</p>
        {unreachable ? <p>They load by themselves as soon as the connection is back.</p> : null}
        {statusOf(error) === 404 ? <p>One of them may have been deleted, or may belong to another account.</p> : null}
        {statusOf(error) === 400 ? <p>{refusal(error)}</p> : null}
      </Notice>
    </>
  );
}

function statusOf(error: Error): number | null {
  return error instanceof ApiError ? error.status : null;
}

function title(error: Error): string {
  if (error instanceof NetworkError) return 'You are offline';
  if (statusOf(error) === 404) return 'A workout is missing';
  return statusOf(error) === 400 ? 'These workouts cannot be compared' : 'The workouts did not load';
}

/** What the server says of the field; rides and runs may be mixed, or an id may be none. */
function refusal(error: Error): string {
  const fields = error instanceof ApiError ? error.body['fields'] : undefined;
  const messages = Array.isArray(fields) ? fields.flatMap((field: unknown) => (isField(field) ? [field.message] : [])) : [];
  return messages.length > 0 ? messages.join(' ') : 'Only workouts of one sport can be compared.';
}

function isField(field: unknown): field is { readonly message: string } {
  return typeof field === 'object' && field !== null && 'message' in field && typeof field.message === 'string';
}
