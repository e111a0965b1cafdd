import { daysBetween, type Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Clock } from '#kernel/clock.js';
import { localDay } from '#workouts/domain/local-day.js';
import { dayNamed } from '#workouts/domain/progress/progress-range.js';
import type { DigestReader } from '#workouts/ports/digest-reader.js';

/** Where clocks are furthest ahead of UTC. s. */
const FURTHEST_AHEAD_S = 14 * 3600;

/** What is known of an athlete's calendar. */
export interface LatestAndToday {
  readonly today: Day;
  readonly latest: { readonly family: SportFamily; readonly day: Day } | null;
}

/**
 * The athlete's newest workout and today where they are. Today is the day that their client says if
 * that day can be today anywhere on earth, else the day in UTC; a later day that they have already
 * trained on replaces it. A workout of a day that has begun nowhere has a wrong clock.
 *
 * @throws DomainError VALIDATION_FAILED where the client says a text that names no day
 */
export async function latestAndToday(
  digests: DigestReader,
  userId: string,
  clock: Clock,
  said?: Day,
): Promise<LatestAndToday> {
  if (said) dayNamed('today', said);
  const now = clock.now().getTime();
  const latest = await digests.latest(userId, localDay(now, FURTHEST_AHEAD_S));
  const utc = localDay(now, 0);
  const here = said !== undefined && Math.abs(daysBetween(utc, said)) <= 1 ? said : utc;
  return { latest, today: latest !== null && latest.day > here ? latest.day : here };
}
