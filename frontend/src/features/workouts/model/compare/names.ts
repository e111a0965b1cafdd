import { formatStart, sportName } from '#lib/format-workout.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';

/** A workout of the comparison with what it is called on the page. */
export interface Compared {
  readonly workout: Workout;
  /** A, B or C: its mark in tables and on curves. */
  readonly letter: string;
  readonly title: string;
  /**
   * Whether the title is the athlete's own; else it says what sport it was, and others may say the
   * same.
   */
  readonly named: boolean;
  /** `Tue 17 Nov 2026`. */
  readonly date: string;
  readonly time: string;
  /**
   * As short as tells it from the others: `17 Nov`, with the year or the time where they need it.
   */
  readonly short: string;
}

/** What the parts of a comparison are drawn from. */
export interface ComparedProps {
  readonly workouts: readonly Compared[];
  readonly units: UnitPreferences;
}

const LETTERS = ['A', 'B', 'C'];

/** The athlete's own name of a workout, or what sport it was. */
export function titleOf({
  sport,
  title,
}: {
  readonly sport: string;
  readonly title?: string | null;
}): string {
  return title ? title : `${sportName(sport)} Workout`;
}

/** The workouts in the order of the page; the first one is the base. */
export function compared(workouts: readonly Workout[]): readonly Compared[] {
  const starts = workouts.map((workout) => formatStart(workout.startTime, workout.utcOffsetS));
  const years = new Set(starts.map(({ date }) => date.split(' ')[3]));
  const days = new Set(starts.map(({ date }) => date));
  return workouts.map((workout, index) => {
    const { date, time } = starts[index] ?? { date: '', time: '' };
    const [, day = '', month = '', year = ''] = date.split(' ');
    const short = [
      day,
      month,
      ...(years.size > 1 ? [year] : []),
      ...(days.size < workouts.length ? [time] : []),
    ].join(' ');
    return {
      workout,
      letter: LETTERS[index] ?? String(index + 1),
      title: titleOf(workout),
      named: Boolean(workout.title),
      date,
      time,
      short,
    };
  });
}
