import { sportName } from '#lib/format-workout.js';
import type { Family } from './selection.js';
import type { SportCount, WorkoutFilter } from './workout-list.js';

/** How the list of activities names all of a family; no sport is called so. */
const ALL = 'all:';
const FAMILIES = ['cycling', 'running'] as const;
const LABELS: Readonly<Record<Family, string>> = { cycling: 'All rides', running: 'All runs' };

export interface ActivityOption {
  readonly value: string;
  readonly label: string;
  readonly title: string;
  /** A kind of ride or run, below all of them. */
  readonly within: boolean;
}

export const familyLabel = (family: Family): string => LABELS[family];

/** What the list of activities shows as chosen. */
export function activityOf({ sport, family }: WorkoutFilter): string | undefined {
  return sport ?? (family && ALL + family);
}

export function withActivity(filter: WorkoutFilter, chosen: string | undefined): WorkoutFilter {
  const family = FAMILIES.find((one) => chosen === ALL + one);
  return { ...filter, family, sport: family ? undefined : chosen };
}

/** All rides with their kinds below, then all runs with theirs, then what the address asks for. */
export function activityOptions(
  activities: readonly SportCount[],
  { sport, family }: WorkoutFilter,
): ActivityOption[] {
  const option = (value: string, label: string, within: boolean): ActivityOption => ({
    ...{ value, label, within },
    title: label,
  });
  const known = FAMILIES.flatMap((each) => {
    const kinds = activities.filter((activity) => activity.family === each);
    return kinds.length === 0 && family !== each
      ? []
      : [
          option(ALL + each, LABELS[each], false),
          ...kinds.map((kind) => option(kind.sport, sportName(kind.sport), true)),
        ];
  });
  return sport === undefined || known.some(({ value }) => value === sport)
    ? known
    : [...known, option(sport, sportName(sport), true)];
}
