import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import { sessionTotals } from './summary/session-totals.js';
import { summarise } from './summary/summarise.js';
import type { Upload } from './upload/upload.js';
import type { Workout } from './workout.js';

/** Makes the workout of an upload. */
export function newWorkout(
  { id, createdAt }: Pick<Workout, 'id' | 'createdAt'>,
  upload: Upload,
  recording: Recording,
  analysis: Analysis,
): Workout {
  return {
    id,
    userId: upload.userId,
    uploadId: upload.id,
    fileName: upload.fileName,
    recording,
    ...sessionTotals(recording, analysis),
    summary: summarise(recording, analysis),
    createdAt,
  };
}
