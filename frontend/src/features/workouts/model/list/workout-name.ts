import { formatStart, sportName } from '#lib/format-workout.js';
import { keepTogether } from '#lib/keep-together.js';
import type { WorkoutListItem } from './workout-list.js';

type Named = Pick<WorkoutListItem, 'title' | 'headline' | 'sport'>;

/**
 * What a list calls a workout: the athlete's own name for it, else its finding, else what it was.
 */
export function workoutName({ title, headline, sport }: Named): string {
  return title ?? (headline === null ? `${sportName(sport)} workout` : keepTogether(headline));
}

/** `17 Nov 2026`, by the clock of the place. */
export function dayOf({
  startTime,
  utcOffsetS,
}: Pick<WorkoutListItem, 'startTime' | 'utcOffsetS'>): string {
  const { date } = formatStart(startTime, utcOffsetS);
  return date.slice(date.indexOf(' ') + 1);
}
