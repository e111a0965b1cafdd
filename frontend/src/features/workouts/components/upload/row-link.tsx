import { ButtonLink } from '#components/button-link.js';
import type { UploadState } from '#features/workouts/model/upload/upload-item.js';

export interface RowLinkProps {
  readonly state: UploadState;
  readonly file: string;
  readonly profileCompleted: boolean;
}

/** To the workout that the file has become, now or before. */
export function RowLink({ state, file, profileCompleted }: RowLinkProps) {
  const refusedFor = state.phase === 'refused' ? state.problem.workoutId : undefined;
  const workoutId = state.phase === 'done' ? state.workout.id : refusedFor;
  if (!workoutId || !profileCompleted) return null;
  return (
    <ButtonLink
      to="/workouts/$workoutId"
      params={{ workoutId }}
      size="small"
      aria-label={`View ${file}`}
    >
      View
    </ButtonLink>
  );
}
