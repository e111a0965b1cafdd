import type { PowerEffort } from '../analysis.js';
import type { Day } from '../load/days.js';
import { criticalPowerOf, type CriticalPower } from './critical-power.js';
import {
  curvesWithin,
  powerCurveOver,
  powerFor,
  type DatedCurve,
} from './power-curve-over-time.js';

/** Efforts older than this say nothing about today. Days. */
export const CRITICAL_POWER_DAYS = 90;

/** A ride with its curve and the efforts that were held in it. */
export interface DatedEfforts extends DatedCurve {
  readonly efforts: readonly PowerEffort[];
}

/**
 * Critical power on a day from the efforts of the 90 days before, each judged against the best of
 * those days; efforts of which heart rate says that they were easy are left out.
 */
export function criticalPowerOn(day: Day, rides: readonly DatedEfforts[]): CriticalPower {
  const recent = curvesWithin(rides, day, CRITICAL_POWER_DAYS);
  const envelope = powerCurveOver(recent);
  return criticalPowerOf(
    recent.flatMap(({ efforts }) => efforts.filter(({ allOut }) => allOut !== false)),
    (seconds) => powerFor(envelope, seconds),
  );
}
