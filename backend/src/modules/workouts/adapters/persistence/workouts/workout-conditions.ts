import type { WorkoutFilter } from '#workouts/domain/library/workout-views.js';

export interface Conditions {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export function isFiltered({ year, month, sport }: WorkoutFilter): boolean {
  return [year, month, sport].some((value) => value !== undefined);
}

/** The filter as a condition on `workouts`; its parameters follow those that are there already. */
export function conditionsOf(
  { year, month, sport }: WorkoutFilter,
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
    conditions.push(`local_date >= ${first}`, `local_date < ${first} + ${after}`);
    // No clock is further than a day from UTC: the same days by the start, by which the list is in
    // order and indexed.
    conditions.push(
      `workouts.start_time >= ${first} - interval '2 days'`,
      `workouts.start_time < ${first} + ${after} + interval '2 days'`,
    );
  } else if (month !== undefined) conditions.push(`extract(month FROM local_date) = ${at(month)}`);
  if (sport !== undefined) conditions.push(`sport = ${at(sport)}`);
  return { sql: conditions.join(' AND '), parameters };
}
