import { sentenceOf } from '#api/api-error.js';
import { downloadWorkoutFile } from '#api/generated/sdk.gen.js';
import { saveFile } from '#api/save-file.js';
import { fileName } from '#lib/format-workout.js';
import type { Workout } from '../model/workout.js';

/** Hands the file as it was uploaded to the browser; tells why where it cannot be fetched. */
export function useOriginalFile(
  { id, Upload }: Pick<Workout, 'id' | 'Upload'>,
  onFailure: (reason: string) => void,
): () => void {
  return () => {
    downloadWorkoutFile({ path: { id }, parseAs: 'blob' })
      .then((file) => saveFile(file, fileName(Upload.filename)))
      .catch((error: unknown) =>
        onFailure(sentenceOf(error, 'The file could not be fetched. Please try again.')),
      );
  };
}
