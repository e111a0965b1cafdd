import { useQueryClient } from '@tanstack/react-query';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { NetworkError, sentenceOf } from '#api/api-error.js';
import { describeWorkout } from '#api/generated/sdk.gen.js';
import { workoutQuery } from '../api/get-workout.js';
import { workoutLists } from '../api/list-workouts.js';
import type { TitleAndNotes } from '../model/workout.js';

/** Stores a workout's name or notes; the page shows them immediately, and the lists refetch. */
export function useTitleAndNotes(id: string) {
  const queryClient = useQueryClient();
  const change = useLockedMutation({
    mutationFn: (body: Partial<TitleAndNotes>) => describeWorkout({ path: { id }, body }),
    onSuccess: ({ workout: { title, notes } }) => {
      queryClient.setQueryData(
        workoutQuery(id).queryKey,
        (workout) => workout && { ...workout, title, notes },
      );
      void queryClient.invalidateQueries({ queryKey: workoutLists });
    },
  });
  const { error } = change;
  const problem =
    error &&
    (error instanceof NetworkError
      ? 'Not saved: the server cannot be reached. Your text is still here.'
      : sentenceOf(error, 'Not saved. Your text is still here; please try again.'));
  return { save: change.mutate, isPending: change.isPending, problem, forget: change.reset };
}
