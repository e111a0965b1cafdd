import type { WorkoutFilter } from '../../domain/workout-views.js';

export interface Conditions {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The filter as a condition on `workouts`; its parameters follow those that are there already. */
export function conditionsOf({ year, month, sport }: WorkoutFilter, before: readonly unknown[]): Conditions {
  const parameters = [...before];
  const at = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ['TRUE'];
  if (year !== undefined) {
    conditions.push(`local_date >= make_date(${at(year)}, 1, 1)`, `local_date < make_date(${at(year + 1)}, 1, 1)`);
  }
  if (month !== undefined) conditions.push(`extract(month FROM local_date) = ${at(month)}`);
  if (sport !== undefined) conditions.push(`sport = ${at(sport)}`);
  return { sql: conditions.join(' AND '), parameters };
}
