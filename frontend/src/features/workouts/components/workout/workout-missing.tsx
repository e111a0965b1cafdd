import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect } from 'react';
import { ApiError } from '#api/api-error.js';
import { unreachableBy } from '#api/unreachable.js';
import { ButtonLink } from '#components/button-link.js';
import { LoadFailure } from '#components/states/load-failure.js';
import { Notice } from '#components/states/notice.js';
import { getUpload } from '#api/generated/sdk.gen.js';
import type { UploadStateAnswer } from '#api/generated/types.gen.js';
import { BackLink } from './header/back-link.js';
import { WorkoutSkeleton } from './workout-skeleton.js';

export interface WorkoutMissingProps {
  readonly workoutId: string;
  readonly error: Error;
  readonly onRetry: () => void;
  /** A try is under way. */
  readonly busy: boolean;
}

/**
 * Why there is no workout to show: it is still being read, there is none, or it is not known
 * whether there is.
 */
export function WorkoutMissing({ workoutId, error, onRetry, busy }: WorkoutMissingProps) {
  if (error instanceof ApiError && error.status === 404) return <NotYetOrNever id={workoutId} />;
  if (unreachableBy(error) === null)
    return (
      <NotFound onRetry={onRetry}>It could not be loaded just now. Nothing of it is lost.</NotFound>
    );
  // Nothing is known about the workout, so nothing is said about it.
  return (
    <>
      <BackLink />
      <LoadFailure
        error={error}
        retry={onRetry}
        busy={busy}
        title="Workout not found"
        instead={<ButtonLink to="/">All workouts</ButtonLink>}
      />
    </>
  );
}

/**
 * The address may be that of an upload which is still being read: it is followed until its workout
 * is there.
 */
function NotYetOrNever({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { data: upload, isPending } = useQuery(uploadStateQuery(id));
  const ready = upload?.workoutId;
  useEffect(() => {
    if (ready !== undefined)
      void navigate({ to: '/workouts/$workoutId', params: { workoutId: ready }, replace: true });
  }, [ready, navigate]);
  if (isPending) return <WorkoutSkeleton />;
  if (upload?.status === 'failed')
    return <NotFound>{upload.error?.message ?? 'The file could not be read.'}</NotFound>;
  if (upload)
    return (
      <WorkoutSkeleton note="Your file is still being read. This page updates automatically." />
    );
  return <NotFound>It may have been deleted, or it may belong to another account.</NotFound>;
}

interface NotFoundProps {
  readonly children: string;
  /** Where it is not known that there is none. */
  readonly onRetry?: () => void;
}

function NotFound({ children, onRetry }: NotFoundProps) {
  return (
    <>
      <BackLink />
      <Notice
        level={1}
        title="Workout not found"
        role="alert"
        actions={
          <>
            {onRetry ? (
              <Button type="primary" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
            <ButtonLink to="/">All workouts</ButtonLink>
          </>
        }
      >
        {children}
      </Notice>
    </>
  );
}

const POLL_MS = 1500;

/** How far an upload is; looked at again until it has ended. */
const uploadStateQuery = (id: string) =>
  queryOptions({
    queryKey: ['upload', id],
    queryFn: ({ signal }): Promise<UploadStateAnswer> => getUpload({ path: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'processing' ? POLL_MS : false,
  });
