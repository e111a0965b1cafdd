import { monthNames } from '#lib/months.js';
import type { WorkoutListItem } from './workout-list.js';

export interface Month {
  /** `2026-11`, by the clock of the place. */
  readonly key: string;
  readonly label: string;
}

export interface ListedInMonth {
  readonly workout: WorkoutListItem;
  /** Set on the first workout of each month. */
  readonly opens: Month | null;
}

type Started = Pick<WorkoutListItem, 'startTime' | 'utcOffsetS'>;

/** `2026-11-17`, by the clock of the place; where the file does not tell, by the reader's own. */
export function dayKey({ startTime, utcOffsetS }: Started): string {
  const instant = new Date(startTime);
  const offsetMs = utcOffsetS === null ? -instant.getTimezoneOffset() * 60_000 : utcOffsetS * 1000;
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);
}

function month(key: string): Month {
  const [year, number] = key.split('-');
  return { key, label: `${monthNames[Number(number) - 1]} ${year}` };
}

/** A list that is sorted by start, in its order, with the month said where a new one begins. */
export function byMonth(workouts: readonly WorkoutListItem[]): readonly ListedInMonth[] {
  let last = '';
  return workouts.map((workout) => {
    const key = dayKey(workout).slice(0, 7);
    const opens = key === last ? null : month(key);
    last = key;
    return { workout, opens };
  });
}
