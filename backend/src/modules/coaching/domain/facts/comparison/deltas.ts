import type { SportFamily } from '#analysis/recording/sport.js';
import { METRES_PER_FOOT, METRES_PER_MILE } from '#kernel/units.js';
import { efficiencyUnit } from '#coaching/domain/display/efficiency.js';
import { signedNumber } from '#coaching/domain/display/number.js';
import {
  decimalChange,
  paceChange,
  quantity,
  temperatureChange,
  timeChange,
  trendOf,
  wholeChange,
  type FactName,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { Measure } from './measure.js';

type Delta = Measure['delta'];

const whole =
  (unit: string): Delta =>
  (name, base, other) =>
    wholeChange(name, Math.round(other) - Math.round(base), unit);
const rounded =
  (unit: string, decimals: number): Delta =>
  (name, base, other) =>
    decimalChange(
      name,
      Number(other.toFixed(decimals)) - Number(base.toFixed(decimals)),
      unit,
      decimals,
    );
const seconds: Delta = (name, base, other) =>
  timeChange(name, Math.round(other) - Math.round(base));
/** Of speeds in m/s. */
const pace: Delta = (name, base, other, units) => paceChange(name, base, other, units);
const points: Delta = (name, base, other) =>
  inUnits(name, Number(other.toFixed(1)) - Number(base.toFixed(1)), 1, '%', 1, 'percentage points');

function inUnits(
  name: FactName,
  shown: number,
  factor: number,
  unit: string,
  decimals: number,
  words: string,
): FactDraft {
  const kept = Number(shown.toFixed(decimals));
  return {
    ...quantity(
      { quality: 'derived', ...name },
      kept * factor,
      unit,
      `${signedNumber(kept, decimals)} ${words}`,
    ),
    trend: trendOf(kept, 10 ** -decimals),
  };
}

const distanceDelta: Delta = (name, base, other, units) => {
  const metres = units.distance === 'mi' ? METRES_PER_MILE : 1000;
  const shown = (value: number) => Number((value / metres).toFixed(value / metres < 9.995 ? 2 : 1));
  return inUnits(
    name,
    shown(other) - shown(base),
    metres,
    'm',
    Math.min(base, other) / metres < 9.995 ? 2 : 1,
    units.distance,
  );
};
const speedDelta: Delta = (name, base, other, units) => {
  const perHour = (units.distance === 'mi' ? METRES_PER_MILE : 1000) / 3600;
  return inUnits(
    name,
    Number((other / perHour).toFixed(1)) - Number((base / perHour).toFixed(1)),
    perHour,
    'm/s',
    1,
    units.distance === 'mi' ? 'mph' : 'km/h',
  );
};
const heightDelta: Delta = (name, base, other, units) => {
  const metres = units.elevation === 'ft' ? METRES_PER_FOOT : 1;
  return inUnits(
    name,
    Math.round(other / metres) - Math.round(base / metres),
    metres,
    'm',
    0,
    units.elevation,
  );
};
const efficiencyDelta =
  (family: SportFamily): Delta =>
  (name, base, other, units) => {
    const { unit, shownUnit, factor } = efficiencyUnit(family, units);
    return inUnits(
      name,
      Number((other / factor).toFixed(2)) - Number((base / factor).toFixed(2)),
      factor,
      unit,
      2,
      shownUnit,
    );
  };
const degrees: Delta = (name, base, other, units) =>
  temperatureChange(name, Math.round(other) - Math.round(base), units);

/** Differences between the values of two workouts, or of their parts, as they are shown. */
export const DELTAS = {
  whole,
  rounded,
  seconds,
  pace,
  points,
  degrees,
  distance: distanceDelta,
  speed: speedDelta,
  height: heightDelta,
  efficiency: efficiencyDelta,
} as const;
