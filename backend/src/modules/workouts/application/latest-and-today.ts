import type { Day } from '../../../analysis/load/days.js';
import type { SportFamily } from '../../../analysis/recording/sport.js';
import type { Clock } from '../../../kernel/clock.js';
import { localDay } from '../domain/local-day.js';
import type { DigestReader } from '../ports/digest-reader.js';

/** Where clocks are furthest ahead of UTC. s. */
const FURTHEST_AHEAD_S = 14 * 3600;

/**
 * The athlete's newest workout and the day that it is. Nobody tells where the athlete is now: it is the day in UTC, or the
 * next one where they have trained on it already. A workout of a day that has begun nowhere has a wrong clock.
 */
export async function latestAndToday(digests: DigestReader, userId: string, clock: Clock): Promise<{ today: Day; latest: { family: SportFamily; day: Day } | null }> {
  const now = clock.now().getTime();
  const latest = await digests.latest(userId, localDay(now, FURTHEST_AHEAD_S));
  const utc = localDay(now, 0);
  return { latest, today: latest !== null && latest.day > utc ? latest.day : utc };
}
