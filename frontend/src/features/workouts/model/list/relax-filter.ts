import { sportName } from '#lib/format-workout.js';
import { monthNames } from '#lib/months.js';
import type { WorkoutFilter, YearCount } from './workout-list.js';

export interface Way {
  readonly label: string;
  /** What is left of the filter. */
  readonly filter: WorkoutFilter;
}

const isIn = (year: number, years: readonly YearCount[]): boolean =>
  years.some((known) => known.year === year);

/** The years with workouts in words: `2026`, or `2019 to 2026`. */
function span(years: readonly YearCount[]): string {
  const all = years.map(({ year }) => year);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return first === last ? String(first) : `${first} to ${last}`;
}

/** Why the list is empty, in one sentence that names every filter. */
export function nothingMatches(
  { year, month, sport }: WorkoutFilter,
  years: readonly YearCount[],
): string {
  if (year !== undefined && !isIn(year, years) && years.length > 0)
    return `You have no workouts in ${year}; yours are from ${span(years)}.`;
  const what = sport === undefined ? 'workouts' : `${sportName(sport)} workouts`;
  const when =
    year === undefined
      ? ''
      : ` in ${month === undefined ? '' : `${monthNames[month - 1]} `}${year}`;
  return `You have no ${what}${when}.`;
}

/**
 * Each filter that can be let go of by itself with hope of finding something; none where letting go
 * of one is letting go of all.
 */
export function ways(
  { year, month, sport }: WorkoutFilter,
  years: readonly YearCount[],
): readonly Way[] {
  const all: Way[] = [];
  const someYear = year !== undefined && isIn(year, years);
  if (someYear && month !== undefined)
    all.push({ label: `All of ${year}`, filter: { year, sport } });
  if (someYear && sport !== undefined)
    all.push({ label: 'All activities', filter: { year, month } });
  if (year !== undefined && sport !== undefined)
    all.push({ label: 'All years', filter: { sport } });
  return all;
}
