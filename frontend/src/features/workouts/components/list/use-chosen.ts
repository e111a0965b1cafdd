import { type InfiniteData, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '#api/api-error.js';
import { workoutLists } from '#features/workouts/api/list-workouts.js';
import { workoutQuery } from '#features/workouts/api/get-workout.js';
import type { Family } from '#features/workouts/model/list/selection.js';
import type { WorkoutListItem, WorkoutPage } from '#features/workouts/model/list/workout-list.js';
import type { Workout } from '#features/workouts/model/workout.js';

export type ChosenWorkout = Pick<
  WorkoutListItem,
  'id' | 'family' | 'sport' | 'startTime' | 'utcOffsetS' | 'title' | 'headline'
> &
  Partial<Pick<WorkoutListItem, 'automaticTitle'>>;

export interface Chosen {
  readonly id: string;
  /** Null while it is not known what it is. */
  readonly workout: ChosenWorkout | null;
}

type List = WorkoutPage | InfiniteData<WorkoutPage>;

/**
 * Everything that a list holds; nothing where it is about workouts without being a list of them.
 */
function listedIn(list: List | object | undefined): readonly WorkoutListItem[] {
  if (list === undefined) return [];
  if ('pages' in list) return list.pages.flatMap(({ workouts }) => workouts);
  return 'workouts' in list ? list.workouts : [];
}

function ofDetail({
  id,
  family,
  sport,
  startTime,
  utcOffsetS,
  title,
  reports,
}: Workout): ChosenWorkout {
  return {
    id,
    family,
    sport,
    startTime,
    utcOffsetS,
    title,
    headline: reports[0]?.headline ?? null,
  };
}

/**
 * What stands behind the ids of the selection, in their order. Most are in a list that was loaded,
 * whatever its filter; the rest, as after a reload, are asked for once `ready`. What is not there
 * any more, or of another family than the first, is taken out through `keep`.
 */
export function useChosen(
  ids: readonly string[],
  ready: boolean,
  keep: (ids: readonly string[]) => void,
): readonly Chosen[] {
  const queryClient = useQueryClient();
  const lists =
    ids.length === 0 ? [] : queryClient.getQueriesData<List | object>({ queryKey: workoutLists });
  const listed = new Map<string, ChosenWorkout>(
    lists
      .flatMap(([, list]) => listedIn(list))
      .filter(({ id }) => ids.includes(id))
      .map((workout) => [workout.id, workout]),
  );
  const missing = ready ? ids.filter((id) => !listed.has(id)) : [];
  const asked = useQueries({ queries: missing.map((id) => workoutQuery(id)) });
  const gone = new Set(missing.filter((_, index) => asked[index]?.error instanceof ApiError));
  asked.forEach(({ data }) => data && listed.set(data.id, ofDetail(data)));

  const family = familyOf(ids.map((id) => ({ id, workout: listed.get(id) ?? null })));
  const good = ids.filter((id) => !gone.has(id) && (listed.get(id)?.family ?? family) === family);
  const tidy = useEffectEvent(keep);
  const untidy = good.length < ids.length;
  const kept = good.join();
  useEffect(() => {
    if (untidy) tidy(kept === '' ? [] : kept.split(','));
  }, [untidy, kept]);

  return good.map((id) => ({ id, workout: listed.get(id) ?? null }));
}

export function familyOf(chosen: readonly Chosen[]): Family | undefined {
  return chosen.find(({ workout }) => workout !== null)?.workout?.family;
}
