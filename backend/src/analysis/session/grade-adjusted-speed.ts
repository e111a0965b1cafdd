import { isKnown } from '../math/known.js';
import type { Grid } from '../recording/grid.js';

/** Metres over which a slope is taken at least; altitude from GPS alone needs more (ours). */
export const SLOPE_LENGTH_M = { barometric: 20, gps: 60 } as const;
/** Steeper is taken as an error of altitude [GC]. */
const STEEPEST = 0.4;
/** Cost of running on the flat, J/kg/m [Minetti 2002]. */
const FLAT_COST = 3.6;
/** Real ground gives less back downhill than Minetti's treadmill: no cheaper than this share of the flat (ours). */
export const DOWNHILL_FLOOR = 0.85;

/**
 * Energy cost of running on a slope as a share of the cost on the flat, C(i)/3.6 with
 * C(i) = 155.4i⁵ − 30.4i⁴ − 43.3i³ + 46.3i² + 19.5i + 3.6 J/kg/m, i within ±0.45.
 * Source: Minetti et al., J Appl Physiol 93:1039 (2002).
 */
export function minettiCostRatio(slope: number): number {
  const i = Math.max(-0.45, Math.min(0.45, slope));
  return (155.4 * i ** 5 - 30.4 * i ** 4 - 43.3 * i ** 3 + 46.3 * i ** 2 + 19.5 * i + FLAT_COST) / FLAT_COST;
}

/** GAP (Minetti, downhill floor 0.85): the speed on the flat that costs as much. m/s. */
export function gradeAdjusted(speedMps: number, slope: number): number {
  return speedMps * Math.max(DOWNHILL_FLOOR, minettiCostRatio(slope));
}

/** Grade-adjusted speed on the rows of the grid; where the slope is not known, the speed itself. Null without speed, distance or altitude. */
export function gradeAdjustedSpeed(grid: Grid, altitude: Float64Array | null, slopeLengthM: number): Float64Array | null {
  const { speed, distance } = grid.channels;
  if (speed === undefined || distance === undefined || altitude === null) return null;
  const slope = slopesOf(distance, altitude, slopeLengthM);
  return speed.map((value, row) => (isKnown(slope[row]) ? gradeAdjusted(value, slope[row]) : value));
}

/** Rise over run around each row, over at least `lengthM` metres; NaN where that much is not to be had. */
export function slopesOf(distance: Float64Array, altitude: Float64Array, lengthM: number): Float64Array {
  const out = new Float64Array(distance.length).fill(Number.NaN);
  const known: number[] = [];
  for (let row = 0; row < distance.length; row++) if (isKnown(distance[row]) && isKnown(altitude[row])) known.push(row);
  const at = (k: number): number => distance[known[k] as number] as number;
  let back = 0;
  let ahead = 0;
  for (let k = 0; k < known.length; k++) {
    while (back < k && at(back + 1) <= at(k) - lengthM / 2) back++;
    while (ahead < known.length - 1 && at(ahead) < at(k) + lengthM / 2) ahead++;
    const run = at(ahead) - at(back);
    if (run < lengthM) continue;
    const rise = (altitude[known[ahead] as number] as number) - (altitude[known[back] as number] as number);
    out[known[k] as number] = Math.max(-STEEPEST, Math.min(STEEPEST, rise / run));
  }
  return out;
}
