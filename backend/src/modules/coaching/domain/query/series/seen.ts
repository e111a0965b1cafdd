import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { CloserLook } from '#coaching/domain/facts/closer/closer-look.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Part } from './part.js';
import type { Shown } from '../metrics/span-metric.js';

/** A workout with its samples at hand. */
export interface Seen {
  readonly workout: AnalysedWorkout;
  readonly look: CloserLook;
  readonly units: UnitPreferences;
  readonly sheet: FactSheet;
  /** Where a question asks for the other of the two. */
  readonly as?: Shown['as'];
  /** Only what is inside this part is looked at. */
  readonly inside?: Part;
}

/** How values of the workout are shown. */
export function shownOf({ workout: { family }, units, sheet, as, look }: Seen): Shown {
  return {
    running: family === 'running',
    units,
    sheet,
    ground: look.ground,
    ...(as === undefined ? {} : { as }),
  };
}
