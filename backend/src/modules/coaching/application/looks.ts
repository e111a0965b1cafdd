import type { Thresholds } from '#analysis/thresholds.js';
import type { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { RecentlyUsed } from '#kernel/recently-used.js';
import type { PackedRecording, WorkoutForCoach, WorkoutRecords } from '#workouts/index.js';
import { canonicalJson } from '../domain/facts/canonical-json.js';
import { closerLook, type CloserLook, type LookUp } from '../domain/facts/closer/closer-look.js';

/**
 * Samples of all channels that are kept, about 30 hours; with what is worked out of them some 25
 * MB.
 */
const MOST_SAMPLES = 1_000_000;
/** As long as a conversation may pause. */
const IDLE_MS = 10 * 60_000;

/**
 * Looked at, and packed as it was read, so that it can be looked at again when it has been let go.
 */
interface Kept {
  readonly packed: PackedRecording;
  readonly look: CloserLook;
}

/**
 * The samples of workouts that are asked about, decoded and mended once for the questions of a
 * conversation. Samples never change; how they are mended depends on the thresholds that their
 * analysis judged by, which therefore are part of the key. A question holds packed samples only:
 * what is decoded is kept here, within one bound for all concurrent questions.
 */
export class Looks {
  private readonly kept: RecentlyUsed<Kept>;

  constructor(
    private readonly workouts: WorkoutRecords,
    clock: Clock,
  ) {
    this.kept = new RecentlyUsed(clock, {
      capacity: MOST_SAMPLES,
      idleMs: IDLE_MS,
      weigh: ({ look }) => weightOf(look),
    });
  }

  /** @param workout as its owner was given it just now; null where its samples are not there */
  async of({ id, userId, analysis }: WorkoutForCoach): Promise<LookUp | null> {
    const kept = this.kept.get(keyOf(id, analysis.thresholds));
    if (kept) return this.again(id, kept.packed);
    try {
      return this.again(id, await this.workouts.packed(userId, id));
    } catch (error) {
      if (DomainError.is(error, 'NOT_FOUND')) return null;
      throw error;
    }
  }

  /**
   * Another analysis may have been stored meanwhile: kept under its thresholds is what was looked
   * at.
   */
  private again(id: string, packed: PackedRecording): LookUp {
    const key = keyOf(id, packed.thresholds);
    return () => {
      const kept = this.kept.get(key);
      if (kept) return kept.look;
      const look = closerLook(packed.unpack(), packed.thresholds);
      this.kept.set(key, { packed, look });
      return look;
    };
  }
}

function weightOf({ original: { time, channels } }: CloserLook): number {
  return time.length * (1 + Object.keys(channels).length);
}

function keyOf(workoutId: string, thresholds: Thresholds): string {
  return `${workoutId} ${canonicalJson(thresholds)}`;
}
