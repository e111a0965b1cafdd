import type { Upload, UploadFailure } from '#workouts/domain/upload/upload.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import type {
  UploadDoneAnswer,
  UploadErrorAnswer,
  UploadPendingAnswer,
  UploadStateAnswer,
} from './upload.answer.js';

/** The specification reads the fields at the top level, the contract below `workout`. */
export function presentUploaded(view: WorkoutView): UploadDoneAnswer {
  const workout = {
    id: view.id,
    sport: view.sport,
    startTime: view.startTime.toISOString(),
    distance: view.distanceM,
    duration: view.durationS,
    calories: view.summary.calories,
    warnings: view.warnings.map(({ text }) => text),
  };
  return { ...workout, workout };
}

export function presentPending({
  pendingUploadId,
  taken,
}: {
  readonly pendingUploadId: string;
  readonly taken: boolean;
}): UploadPendingAnswer {
  const told = taken ? { message: 'This file was taken already and is still being read.' } : {};
  return { uploadId: pendingUploadId, status: 'processing', ...told };
}

export function presentUpload({ status, workoutId, failure }: Upload): UploadStateAnswer {
  return {
    status,
    ...(workoutId === null ? {} : { workoutId }),
    ...(failure ? { error: presentFailure(failure) } : {}),
  };
}

/**
 * As the error filter shapes a body: the details stand beside code and message, waiting times are
 * no part of it.
 */
function presentFailure({ code, message, details }: UploadFailure): UploadErrorAnswer {
  const { retryAfterS: _wait, ...shown } = details;
  return { ...shown, code, message };
}
