import { analyse } from '#analysis/analyse.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { closerLook } from '#coaching/domain/facts/closer/closer-look.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { DemoLevel } from '#workouts/domain/demo/demo-workout.js';
import { demoWorkoutFor } from '#workouts/domain/demo/demo-workouts.js';
import { recordDemo } from '#workouts/domain/demo/recorded-demo.js';
import { factsOf } from '#workouts/domain/report/workout-for-coach.js';

/** What the coach knows of a sample of the demo. */
export async function demoSheet(
  sport: SportFamily,
  level: DemoLevel,
  system: UnitPreferences['system'],
): Promise<FactSheet> {
  const demo = demoWorkoutFor(sport, level);
  const { workout, analysis } = await recordDemo(demo, (recording) =>
    Promise.resolve(analyse(recording, demo.thresholds)),
  );
  const look = closerLook(workout.recording, demo.thresholds);
  return buildFactSheet(
    { ...factsOf(workout, analysis), title: demo.title },
    system === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS,
    { look, athlete: { level, injuries: false } },
  );
}
