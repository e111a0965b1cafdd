// eslint-disable-next-line no-restricted-imports -- its scope sends one after the other, the last stays
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { NetworkError, sentenceOf } from '#api/api-error.js';
import { describeWorkout } from '#api/generated/sdk.gen.js';
import { workoutQuery } from '../api/get-workout.js';
import { workoutLists } from '../api/list-workouts.js';
import type { WorkoutPage } from '../model/list/workout-list.js';

type List = WorkoutPage | InfiniteData<WorkoutPage> | object;

const retitled = (page: WorkoutPage, id: string, title: string | null): WorkoutPage => ({
  ...page,
  workouts: page.workouts.map((each) => (each.id === id ? { ...each, title } : each)),
});

/** The list with another title; what is no list of workouts stays. */
function withTitle(list: List | undefined, id: string, title: string | null): List | undefined {
  if (list === undefined) return list;
  if ('pages' in list)
    return { ...list, pages: list.pages.map((page) => retitled(page, id, title)) };
  return 'workouts' in list && Array.isArray(list.workouts) ? retitled(list, id, title) : list;
}

/**
 * Stores the title of a workout. Every list shows it before the server has answered, and the one
 * before again if it could not be stored.
 */
export function useRenameInLists(id: string, title: string | null) {
  const queryClient = useQueryClient();
  const show = (shown: string | null): void =>
    void queryClient.setQueriesData<List>({ queryKey: workoutLists }, (list) =>
      withTitle(list, id, shown),
    );
  const rename = useMutation({
    mutationFn: (wanted: string | null) =>
      describeWorkout({ path: { id }, body: { title: wanted } }),
    // One after the other: the title that was typed last stays.
    scope: { id: `rename-${id}` },
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey: workoutLists });
      show(wanted);
      return { before: title };
    },
    onError: (_error, _wanted, shown) => show(shown?.before ?? null),
    onSuccess: ({ workout }) =>
      queryClient.setQueryData(
        workoutQuery(id).queryKey,
        (known) => known && { ...known, title: workout.title },
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: workoutLists }),
  });
  return rename.mutate;
}

/** Why a title could not be stored. */
export function renameProblem(error: Error): string {
  return error instanceof NetworkError
    ? 'Not saved: the server cannot be reached. Your text is still here.'
    : sentenceOf(error, 'Not saved. Your text is still here; please try again.');
}
