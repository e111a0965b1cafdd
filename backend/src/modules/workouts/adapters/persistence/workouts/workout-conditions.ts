import type { WorkoutFilter } from '#workouts/domain/library/workout-views.js';
import type { NamedDays } from '#workouts/domain/search/named-days.js';
import type { SearchPart } from '#workouts/domain/search/search-query.js';

export interface Conditions {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

type At = (value: unknown) => string;

export function isFiltered({ search, ...rest }: WorkoutFilter): boolean {
  return isSearched({ search }) || Object.values(rest).some((value) => value !== undefined);
}

export function isSearched({ search }: Pick<WorkoutFilter, 'search'>): boolean {
  return search !== undefined && search.length > 0;
}

/** Where the conditions of a filter are looked up. */
export function tableOf(filter: WorkoutFilter): 'workouts' | 'workout_listings' {
  return isSearched(filter) ? 'workout_listings' : 'workouts';
}

/**
 * The filter as a condition on `listed`, the table of `tableOf`; its parameters follow those that are there already.
 */
export function conditionsOf(
  { year, month, sport, family, from, to, search = [] }: WorkoutFilter,
  before: readonly unknown[],
): Conditions {
  const parameters = [...before];
  const at = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ['TRUE'];
  if (year !== undefined) {
    const [first, after] = [
      `make_date(${at(year)}, ${at(month ?? 1)}, 1)`,
      month === undefined ? `interval '1 year'` : `interval '1 month'`,
    ];
    conditions.push(...between(first, `${first} + ${after} - interval '1 day'`));
  } else if (month !== undefined) {
    conditions.push(`extract(month FROM listed.local_date) = ${at(month)}`);
  }
  if (from !== undefined || to !== undefined) {
    conditions.push(
      ...between(`${at(from ?? '0001-01-01')}::date`, `${at(to ?? '9999-12-31')}::date`),
    );
  }
  if (sport !== undefined) conditions.push(`listed.sport = ${at(sport)}`);
  if (family !== undefined) conditions.push(`listed.family = ${at(family)}`);
  conditions.push(...search.map((part) => found(part, at)));
  return { sql: conditions.join(' AND '), parameters };
}

/**
 * No clock is further than a day from UTC: the same days by the start, by which the list is in
 * order and indexed.
 */
function between(first: string, last: string): string[] {
  return [
    `listed.local_date >= ${first}`,
    `listed.local_date <= ${last}`,
    `listed.start_time >= ${first} - interval '2 days'`,
    `listed.start_time < ${last} + interval '3 days'`,
  ];
}

function found({ text, days }: SearchPart, at: At): string {
  const said = `strpos(listed.search_text, ${at(text)}) > 0`;
  return days === null ? said : `(${said} OR ${onDays(days, at)})`;
}

function onDays(days: NamedDays, at: At): string {
  if (days.kind === 'ranges') {
    return days.ranges
      .map(({ from, to }) => `listed.local_date BETWEEN ${at(from)}::date AND ${at(to)}::date`)
      .join(' OR ');
  }
  if (days.kind === 'weekdays')
    return `extract(isodow FROM listed.local_date) = ANY(${at(days.weekdays)}::int[])`;
  const month = `extract(month FROM listed.local_date) = ${at(days.month)}`;
  return days.day === null
    ? month
    : `(${month} AND extract(day FROM listed.local_date) = ${at(days.day)})`;
}
