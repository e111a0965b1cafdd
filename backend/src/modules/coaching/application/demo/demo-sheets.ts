import { Injectable } from '@nestjs/common';
import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { DemoWorkouts } from '#workouts/index.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { closerLook, type CloserLook } from '#coaching/domain/facts/closer/closer-look.js';
import { Toolbox } from '#coaching/domain/tools/toolbox.js';
import type { AskedSheet } from '../sheets.js';

/** Facts of the samples; of each the samples are mended once, since they never change. */
@Injectable()
export class DemoSheets {
  private readonly looks = new Map<string, CloserLook>();

  constructor(private readonly workouts: DemoWorkouts) {}

  /** Throws NOT_FOUND. */
  async of(workoutId: string, unitSystem: UnitPreferences['system']): Promise<AskedSheet> {
    const { level, ...workout } = await this.workouts.forCoach(workoutId);
    const look = await this.look(workoutId);
    const units = unitSystem === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS;
    const sheet = buildFactSheet(workout, units, { look, athlete: { level, injuries: false } });
    return {
      sheet,
      tools: new Toolbox(
        { workouts: [{ name: 'W1', workout, look: () => look }], past: null, weeks: null },
        sheet,
      ),
    };
  }

  private async look(workoutId: string): Promise<CloserLook> {
    const known = this.looks.get(workoutId);
    if (known) return known;
    const { recording, thresholds } = await this.workouts.samples(workoutId);
    const look = closerLook(recording, thresholds);
    this.looks.set(workoutId, look);
    return look;
  }
}
