import { daysBetween } from '#analysis/load/days.js';
import { count, duration } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { meanOf } from '../difference-of-past.js';
import { groupsOf, wholeOnes, type Group } from '../groups.js';
import { EVERYTHING, type PastMetricId, type PastQuery } from '../past-query.js';
import { sessionsOf, shownFor, type Training } from '../sessions.js';
import type { Session } from '../session.js';
import type { Valued } from '../valued.js';

/** Weeks by which what is usual now is judged. */
export const LATELY = 4;
/** From so many days without training on, an athlete comes back from a break (ours). */
export const BREAK_DAYS = 14;

/** Every workout of the query's sport. */
export function everything(query: PastQuery, training: Training): readonly Session[] {
  return sessionsOf(EVERYTHING, query, training);
}

/** The last whole weeks, or up to the last workout where there was a break; oldest first. */
export function lateWeeks(query: PastQuery, training: Training, most = LATELY): readonly Group[] {
  const sessions = everything(query, training);
  const last = sessions.at(-1)?.day ?? training.today;
  const until = breakDays(sessions, training) >= BREAK_DAYS ? last : training.today;
  const groups = groupsOf(sessions, 'week', { from: '', to: until }, training.today);
  return wholeOnes(groups, '').slice(-most);
}

/** Mean of a metric over the last whole weeks. */
export function lateMean(id: PastMetricId, query: PastQuery, training: Training): Valued | null {
  const weeks = lateWeeks(query, training);
  if (weeks.length === 0) return null;
  return meanOf(
    id,
    weeks.map(({ sessions }) => sessions),
    `average of the last ${weeks.length} weeks of training`,
    shownFor(training, query),
  );
}

/** Days since the last workout. */
export function breakDays(sessions: readonly Session[], { today }: Training): number {
  const last = sessions.at(-1);
  return last ? daysBetween(last.day, today) : Number.POSITIVE_INFINITY;
}

export function daysAgoFact(sessions: readonly Session[], training: Training): FactDraft {
  return count(
    { key: 'past.break', label: 'Days since the last workout', about: ['count'], method: 'count' },
    breakDays(sessions, training),
  );
}

/** The longest workout of the last weeks, s. */
export function longestFact(weeks: readonly Group[]): FactDraft | null {
  const times = weeks.flatMap(({ sessions }) => sessions.map(({ movingS }) => movingS));
  if (times.length === 0) return null;
  return duration(
    {
      key: 'past.longest.lately',
      label: 'Longest workout lately',
      about: ['max', 'time'],
      method: 'your workouts',
      quality: 'derived',
    },
    Math.max(...times),
  );
}
