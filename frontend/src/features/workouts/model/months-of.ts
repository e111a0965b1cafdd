import type { WorkoutListItem } from './workout-list.js';

export interface MonthOfWorkouts {
  /** `2026-11`, by the clock of the place. */
  readonly key: string;
  readonly label: string;
  readonly workouts: WorkoutListItem[];
}

const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function monthKey({ startTime, utcOffsetS }: WorkoutListItem): string {
  const instant = new Date(startTime);
  const offsetMs = utcOffsetS === null ? -instant.getTimezoneOffset() * 60_000 : utcOffsetS * 1000;
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 7);
}

/** Groups a list that is sorted by start, keeping its order. */
export function monthsOf(workouts: readonly WorkoutListItem[]): readonly MonthOfWorkouts[] {
  const months: MonthOfWorkouts[] = [];
  for (const workout of workouts) {
    const key = monthKey(workout);
    const [year, month] = key.split('-');
    if (months.at(-1)?.key !== key) months.push({ key, label: `${names[Number(month) - 1]} ${year}`, workouts: [] });
    months.at(-1)?.workouts.push(workout);
  }
  return months;
}
