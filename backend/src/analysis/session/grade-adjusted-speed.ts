import { isKnown } from '../math/known.js';
import type { Grid } from '../recording/grid.js';
import { profileOf, STEEPEST } from './profile.js';

/** Metres over which a slope is taken at least; altitude from GPS alone needs more (ours). */
export const SLOPE_LENGTH_M = { barometric: 20, gps: 60 } as const;
/** Cost of running on the flat, J/kg/m [Minetti 2002]. */
const FLAT_COST = 3.6;
/**
 * Real ground gives less back downhill than Minetti's treadmill: no cheaper than this share of the
 * flat (ours).
 */
export const DOWNHILL_FLOOR = 0.85;

/**
 * Energy cost of running on a slope as a share of the cost on the flat, C(i)/3.6 with
 * C(i) = 155.4i⁵ − 30.4i⁴ − 43.3i³ + 46.3i² + 19.5i + 3.6 J/kg/m, i within ±0.45.
 * Source: Minetti et al., J Appl Physiol 93:1039 (2002).
 */
export function minettiCostRatio(slope: number): number {
  const i = Math.max(-0.45, Math.min(0.45, slope));
  // By Horner's rule: powers take a hundred times as long, and this is asked every second.
  return (((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + FLAT_COST) / FLAT_COST;
}

/** GAP (Minetti, downhill floor 0.85): the speed on the flat that costs as much. m/s. */
export function gradeAdjusted(speedMps: number, slope: number): number {
  return speedMps * Math.max(DOWNHILL_FLOOR, minettiCostRatio(slope));
}

/**
 * Grade-adjusted speed on the rows of the grid; where the slope is not known, the speed itself.
 * Null without speed, distance or altitude.
 */
export function gradeAdjustedSpeed(
  grid: Grid,
  altitude: Float64Array | null,
  slopeLengthM: number,
): Float64Array | null {
  const { speed, distance } = grid.channels;
  if (speed === undefined || distance === undefined || altitude === null) return null;
  const adjusted = slopesOf(distance, altitude, slopeLengthM);
  for (let row = 0; row < adjusted.length; row++) {
    const slope = adjusted[row] as number;
    const value = speed[row] as number;
    adjusted[row] = isKnown(slope) ? gradeAdjusted(value, slope) : value;
  }
  return adjusted;
}

/**
 * Rise over run around each row, over at least `lengthM` metres; NaN where that much is not to be
 * had.
 */
export function slopesOf(
  distance: Float64Array,
  altitude: Float64Array,
  lengthM: number,
): Float64Array {
  const out = new Float64Array(distance.length).fill(Number.NaN);
  const { rows, metres, height } = profileOf(distance, altitude);
  let back = 0;
  let ahead = 0;
  for (let at = 0; at < rows.length; at++) {
    const behind = (metres[at] as number) - lengthM / 2;
    const before = (metres[at] as number) + lengthM / 2;
    while (back < at && (metres[back + 1] as number) <= behind) back++;
    while (ahead < rows.length - 1 && (metres[ahead] as number) < before) ahead++;
    const run = (metres[ahead] as number) - (metres[back] as number);
    if (run < lengthM) continue;
    const rise = (height[ahead] as number) - (height[back] as number);
    out[rows[at] as number] = Math.max(-STEEPEST, Math.min(STEEPEST, rise / run));
  }
  return out;
}
