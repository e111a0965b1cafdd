import { figure, type Figure } from '#lib/format.js';
import { METRES_PER_FOOT, type UnitPreferences } from '#lib/units.js';
import type { MetricResult } from '../analysis.js';
import type { Family } from '../chart/channels.js';

const METRES_PER_YARD = 3 * METRES_PER_FOOT;

/**
 * Output for each heart beat as the athlete reads it: W/bpm on rides; on foot m/min/bpm or
 * yd/min/bpm.
 * @param value in W/bpm, or m/min/bpm on foot
 */
export function efficiencyFigure(value: number, family: Family, units: UnitPreferences): Figure {
  const onFoot = units.distanceUnit === 'mi' ? 'yd/min/bpm' : 'm/min/bpm';
  const unit = family === 'cycling' ? 'W/bpm' : onFoot;
  return figure(efficiencyIn(value, family, units), unit, 2);
}

/** @param value as in `efficiencyFigure` */
export function efficiencyIn(value: number, family: Family, units: UnitPreferences): number {
  return family === 'running' && units.distanceUnit === 'mi' ? value / METRES_PER_YARD : value;
}

/** The engine's value in W/bpm or m/min/bpm; on foot, earlier engines wrote yards. */
export function efficiencyOf({
  value,
  unit,
}: Pick<MetricResult, 'unit'> & { readonly value: number }): number {
  return unit === 'yd/min/bpm' ? value * METRES_PER_YARD : value;
}
