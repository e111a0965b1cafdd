import { sentenceOf } from '#api/api-error.js';
import { downloadWorkoutFile } from '#api/generated/sdk.gen.js';
import { saveFile } from '#api/save-file.js';
import { useToast } from '#components/toast/use-toast.js';
import { fileName } from '#lib/format-workout.js';
import type { Workout } from '../model/workout.js';

/** Hands the file as it was uploaded to the browser; says so where it cannot be fetched. */
export function useOriginalFile({ id, Upload }: Pick<Workout, 'id' | 'Upload'>): () => void {
  const toast = useToast();
  return () => {
    downloadWorkoutFile({ path: { id }, parseAs: 'blob' })
      .then((file) => saveFile(file, fileName(Upload.filename)))
      .catch((error: unknown) =>
        toast.error('Error', {
          description: sentenceOf(error, 'The file could not be fetched. Please try again.'),
        }),
      );
  };
}
