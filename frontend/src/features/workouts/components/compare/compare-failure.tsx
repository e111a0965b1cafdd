import { ApiError } from '#api/api-error.js';
import { ButtonLink } from '#components/button-link.js';
import { LoadFailure } from '#components/states/load-failure.js';
import { Notice } from '#components/states/notice.js';
import { SelectionLink } from './selection-link.js';

export interface CompareFailureProps {
  readonly ids: readonly string[];
  readonly error: Error;
  readonly busy: boolean;
  readonly retry: () => void;
}

/**
 * Why there is no comparison, and what can be done: what failed is tried again (CMP-07), what may
 * not be compared is chosen again.
 */
export function CompareFailure({ ids, error, busy, retry }: CompareFailureProps) {
  const refusal = refusalOf(error);
  return (
    <>
      <SelectionLink ids={ids} />
      {refusal === null ? (
        <Missing error={error} busy={busy} retry={retry} />
      ) : (
        <Refusal sentence={refusal} />
      )}
    </>
  );
}

/** A second try would end the same way: what helps is another choice. */
function Refusal({ sentence }: { readonly sentence: string }) {
  return (
    <Notice
      level={1}
      role="alert"
      title="These workouts cannot be compared"
      actions={
        <ButtonLink to="/" look="primary">
          Choose other workouts
        </ButtonLink>
      }
    >
      <p>{sentence}</p>
    </Notice>
  );
}

function Missing({ error, ...again }: Omit<CompareFailureProps, 'ids'>) {
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <LoadFailure
      {...again}
      error={error}
      title={missing ? 'A workout is missing' : 'The workouts did not load'}
      hopeless={missing}
      instead={
        <ButtonLink to="/" {...(missing ? { look: 'primary' } : {})}>
          Choose workouts
        </ButtonLink>
      }
    >
      <p>Failed to load workouts for comparison. Please try again.</p>
      {missing ? <p>One of them may have been deleted, or may belong to another account.</p> : null}
    </LoadFailure>
  );
}

/**
 * Answers that are about these workouts and not about the moment, the session or a workout that is
 * gone.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 422]);

/** What the server says of the choice; null where the choice is not what failed. */
function refusalOf(error: Error): string | null {
  if (!(error instanceof ApiError) || !REFUSALS.has(error.status)) return null;
  const fields = error.body['fields'];
  const messages = Array.isArray(fields)
    ? fields.flatMap((field: unknown) => (isField(field) ? [field.message] : []))
    : [];
  return messages.length > 0
    ? messages.join(' ')
    : (error.sentence ?? 'Only workouts of one sport can be compared.');
}

function isField(field: unknown): field is { readonly message: string } {
  return (
    typeof field === 'object' &&
    field !== null &&
    'message' in field &&
    typeof field.message === 'string'
  );
}
