import { Injectable } from '@nestjs/common';
import { AthleteProfiles } from '#accounts/index.js';
import { repairRecording } from '#analysis/repairs/repair-recording.js';
import { groundOf } from '#analysis/session/ground-of.js';
import type { Ground } from '#analysis/session/ground.js';
import { sideBySide, type Side, type SideBySide } from '#analysis/side-by-side/side-by-side.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { CompareWorkouts } from './compare-workouts.query.js';

const METRES_PER_KM = 1000;

/** Reps, climbs and splits of two or three workouts, each beside what answers it. */
@Injectable()
export class CompareParts {
  constructor(
    private readonly comparison: CompareWorkouts,
    private readonly workouts: WorkoutReader,
    private readonly profiles: AthleteProfiles,
  ) {}

  /** In the order of the ids. Throws as `CompareWorkouts`. */
  async execute(userId: string, ids: readonly string[]): Promise<SideBySide> {
    const compared = await this.comparison.execute(userId, ids);
    const { distance } = await this.profiles.unitsOf(userId);
    const sides: Side[] = [];
    // One recording after the other: each is large while it is decoded.
    for (const { id, analysis } of compared) {
      const { intervals, laps, climbs = [] } = analysis.result;
      sides.push({ intervals, laps, climbs, ground: await this.groundOf(userId, id) });
    }
    return sideBySide(sides, distance === 'mi' ? METRES_PER_MILE : METRES_PER_KM);
  }

  /** Mended as the analysis mended it, so that splits agree with intervals; null without samples. */
  private async groundOf(userId: string, workoutId: string): Promise<Ground | null> {
    const stored = await this.workouts.recording(userId, workoutId);
    return stored && groundOf(repairRecording(stored.recording, stored.thresholds).recording);
  }
}
