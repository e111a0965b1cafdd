import { formatStart, sportName } from '#lib/format-workout.js';
import { keepTogether } from '#lib/keep-together.js';
import type { WorkoutListItem } from './workout-list.js';

type Named = Pick<WorkoutListItem, 'title' | 'headline' | 'sport'> &
  Partial<Pick<WorkoutListItem, 'automaticTitle'>>;

/**
 * What a list calls a workout: the athlete's own title, else the automatic one. Read alone, a
 * workout has none of these; its finding says most.
 */
export function workoutName({ title, automaticTitle, headline, sport }: Named): string {
  if (title !== null) return title;
  return keepTogether(automaticTitle ?? headline ?? `${sportName(sport)} workout`);
}

/** `17 Nov 2026`, by the clock of the place. */
export function dayOf({
  startTime,
  utcOffsetS,
}: Pick<WorkoutListItem, 'startTime' | 'utcOffsetS'>): string {
  const { date } = formatStart(startTime, utcOffsetS);
  return date.slice(date.indexOf(' ') + 1);
}
