import { efficiencyFactor } from '#analysis/metrics/heart-rate/efficiency-factor.metric.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { METRES_PER_FOOT, type UnitPreferences } from '#kernel/units.js';
import { shownNumber } from './number.js';

const METRES_PER_YARD = 3 * METRES_PER_FOOT;
const ENGINE_UNIT: string =
  typeof efficiencyFactor.unit === 'string' ? efficiencyFactor.unit : efficiencyFactor.unit.running;

/**
 * How an athlete reads output for each heart beat: facts hold W/bpm on rides and m/min/bpm on foot.
 */
export interface EfficiencyUnit {
  /** As facts hold it. */
  readonly unit: 'W/bpm' | 'm/min/bpm';
  /** As it is shown, and how much of the facts' unit is one of it. */
  readonly shownUnit: 'W/bpm' | 'm/min/bpm' | 'yd/min/bpm';
  readonly factor: number;
}

export function efficiencyUnit(family: SportFamily, units: UnitPreferences): EfficiencyUnit {
  if (family === 'cycling') return { unit: 'W/bpm', shownUnit: 'W/bpm', factor: 1 };
  return units.distance === 'mi'
    ? { unit: 'm/min/bpm', shownUnit: 'yd/min/bpm', factor: METRES_PER_YARD }
    : { unit: 'm/min/bpm', shownUnit: 'm/min/bpm', factor: 1 };
}

/** `1.62 W/bpm`, `1.33 m/min/bpm`, `1.45 yd/min/bpm`. */
export function shownEfficiency(
  value: number,
  family: SportFamily,
  units: UnitPreferences,
): string {
  const { shownUnit, factor } = efficiencyUnit(family, units);
  return `${shownNumber(value / factor, 2)} ${shownUnit}`;
}

/**
 * What the engine computed, in the unit of facts. @param unit as it stands beside the value; that
 * of this engine where none does
 */
export function efficiencyFrom(
  value: number,
  family: SportFamily,
  unit: string = ENGINE_UNIT,
): number {
  return family === 'running' && unit === 'yd/min/bpm' ? value * METRES_PER_YARD : value;
}
