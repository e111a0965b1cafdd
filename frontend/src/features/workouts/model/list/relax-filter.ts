import { sportName } from '#lib/format-workout.js';
import { monthNames } from '#lib/months.js';
import { dayText } from '../progress/calendar.js';
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

/** Why the list is empty, in one sentence that names everything that was asked for. */
export function nothingMatches(filter: WorkoutFilter, years: readonly YearCount[]): string {
  const { year, q } = filter;
  if (q === undefined && year !== undefined && !isIn(year, years) && years.length > 0)
    return `You have no workouts in ${year}; yours are from ${span(years)}.`;
  // Isolated: what was typed may run from right to left.
  const words = q === undefined ? '' : ` that match “\u2068${q}\u2069”`;
  return `You have no ${whatOf(filter)}${whenOf(filter)}${words}.`;
}

function whatOf({ sport, family }: WorkoutFilter): string {
  if (sport !== undefined) return `${sportName(sport)} workouts`;
  if (family === undefined) return 'workouts';
  return family === 'cycling' ? 'rides' : 'runs';
}

function whenOf({ year, month, from, to }: WorkoutFilter): string {
  if (from !== undefined && to !== undefined)
    return from === to ? ` on ${dayText(from)}` : ` from ${dayText(from)} to ${dayText(to)}`;
  if (year === undefined) return '';
  return ` in ${month === undefined ? '' : `${monthNames[month - 1]} `}${year}`;
}

type Part = 'words' | 'activity' | 'month' | 'year' | 'days';

/** What is left of a filter without a part of it. */
const WITHOUT: Readonly<Record<Part, WorkoutFilter>> = {
  words: { q: undefined },
  month: { month: undefined },
  activity: { sport: undefined, family: undefined },
  days: { from: undefined, to: undefined },
  year: { year: undefined, month: undefined },
};

/**
 * Each part of the filter that can be let go of alone with hope of finding something; empty where
 * letting go of one is letting go of all.
 */
export function ways(filter: WorkoutFilter, years: readonly YearCount[]): readonly Way[] {
  const { year, month, sport, family, from, q } = filter;
  const isThere: Readonly<Record<Part, boolean>> = {
    words: q !== undefined,
    month: year !== undefined && month !== undefined && isIn(year, years),
    activity: sport !== undefined || family !== undefined,
    days: from !== undefined,
    year: year !== undefined,
  };
  // In a year without workouts nothing but another year helps.
  const inVain = year !== undefined && !isIn(year, years);
  const labels: Readonly<Record<Part, string>> = {
    words: 'Clear search',
    month: `All of ${year}`,
    activity: 'All activities',
    days: 'All days',
    year: 'All years',
  };
  const parts: readonly Part[] = ['words', 'month', 'activity', 'days', 'year'];
  const there = parts.filter((part) => isThere[part] && (!inVain || part === 'year'));
  const narrowed = (['words', 'activity', 'days', 'year'] as const).filter((part) => isThere[part]);
  return there
    .filter((part) => part === 'month' || narrowed.length > 1)
    .map((part) => ({ label: labels[part], filter: { ...filter, ...WITHOUT[part] } }));
}
