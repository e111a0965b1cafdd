import type { Thresholds } from '../../../analysis/thresholds.js';
import type { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { RecentlyUsed } from '../../../kernel/recently-used.js';
import type { WorkoutForCoach, WorkoutRecords } from '../../workouts/index.js';
import { canonicalJson } from '../domain/facts/canonical-json.js';
import { closerLook, type CloserLook } from '../domain/facts/closer/closer-look.js';

/** Samples of all channels that are kept, about 30 hours; with what is worked out of them some 25 MB. */
const MOST_SAMPLES = 1_000_000;
/** As long as a conversation may pause. */
const IDLE_MS = 10 * 60_000;

/**
 * The samples of workouts that are asked about, decoded and mended once for the questions of a conversation. Samples never
 * change; how they are mended depends on the thresholds that their analysis judged by, which therefore are part of the key.
 */
export class Looks {
  private readonly kept: RecentlyUsed<CloserLook>;

  constructor(
    private readonly workouts: WorkoutRecords,
    clock: Clock,
  ) {
    this.kept = new RecentlyUsed(clock, { capacity: MOST_SAMPLES, idleMs: IDLE_MS, weigh: ({ original: { time, channels } }) => time.length * (1 + Object.keys(channels).length) });
  }

  /** @param workout as its owner was given it just now; null where its samples are not there */
  async of({ id, userId, analysis }: WorkoutForCoach): Promise<CloserLook | null> {
    const kept = this.kept.get(keyOf(id, analysis.thresholds));
    if (kept) return kept;
    try {
      const { recording, thresholds } = await this.workouts.samples(userId, id);
      const look = closerLook(recording, thresholds);
      // Another analysis may have been stored meanwhile: kept is what was looked at.
      this.kept.set(keyOf(id, thresholds), look);
      return look;
    } catch (error) {
      if (DomainError.is(error, 'NOT_FOUND')) return null;
      throw error;
    }
  }
}

function keyOf(workoutId: string, thresholds: Thresholds): string {
  return `${workoutId} ${canonicalJson(thresholds)}`;
}
