import type { SegmentStats, SessionShape } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { blockMeans } from '../math/rolling.js';
import { coefficientOfVariation, meanOf } from '../math/statistics.js';
import { whileRunning } from '../session/active-rows.js';
import { normalizedPowerOf } from '../session/normalized-power.js';
import type { Ground } from '../session/ground.js';
import { boutsOf, largestGroup } from './bouts.js';

/** Under this much no shape is to be seen. */
export const SHORTEST_SHAPE_S = 600;
/** Start and end are left out of longer sessions: rolling out and riding home say nothing about the shape (ours). */
const TRIMMED_FROM_S = 1800;
const TRIM_START_S = 300;
const TRIM_END_S = 180;
const BLOCK_S = 30;
/** Repetitions that make a session an interval session, and their share of all bouts. */
const REPETITIONS = 3;
const REPETITIONS_SHARE = 0.6;

interface Limits {
  readonly steady: number;
  readonly rolling: number;
  /** How much higher the hard parts must be than the easy ones. */
  readonly contrast: number;
}

/** Coefficients of variation of 30-s means; on foot 0.12 is the gate of the efficiency factor, the rest is ours. */
const LIMITS: Record<'power' | 'speed', Limits> = {
  power: { steady: 0.25, rolling: 0.5, contrast: 1.25 },
  speed: { steady: 0.12, rolling: 0.25, contrast: 1.15 },
};
/** Variability index up to which a ride is steady [gate of the efficiency factor], and up to which it is rolling (ours). */
const STEADY_VI = 1.08;
const ROLLING_VI = 1.2;

/** How the output ran over the session, from the variation of 30-s means, repetitions and, on rides, the variability index. */
export function sessionShapeOf(ground: Ground, intervals: readonly SegmentStats[]): SessionShape {
  if (ground.output === null) return 'unknown';
  const series = gapsAsZero(whileRunning(ground.grid, ground.output.effort));
  if (series.length < SHORTEST_SHAPE_S) return 'unknown';
  const limits = LIMITS[ground.output.channel];
  if (alternates(intervals) || repeats(series, limits.contrast)) return 'intervals';
  const body = series.length >= TRIMMED_FROM_S ? series.subarray(TRIM_START_S, series.length - TRIM_END_S) : series;
  const variation = coefficientOfVariation(blockMeans(body, BLOCK_S));
  if (variation === null) return 'unknown';
  const index = ground.output.channel === 'power' ? variabilityIndex(ground) : 1;
  if (variation <= limits.steady && index <= STEADY_VI) return 'steady';
  return variation <= limits.rolling && index <= ROLLING_VI ? 'rolling' : 'stochastic';
}

function gapsAsZero(series: Float64Array): Float64Array {
  return series.map((value) => (isKnown(value) ? value : 0));
}

function alternates(intervals: readonly SegmentStats[]): boolean {
  const count = (kind: SegmentStats['kind']): number => intervals.filter((interval) => interval.kind === kind).length;
  return count('work') >= 2 && count('recovery') >= 1;
}

function repeats(series: Float64Array, contrast: number): boolean {
  const bouts = boutsOf(series, contrast);
  const group = largestGroup(bouts);
  return group >= REPETITIONS && group >= REPETITIONS_SHARE * bouts.length;
}

function variabilityIndex(ground: Ground): number {
  const range = { from: 0, to: ground.grid.length };
  const normalized = normalizedPowerOf(ground.grid, range);
  const average = ground.grid.channels.power === undefined ? null : meanOf(ground.grid.channels.power);
  return normalized === null || average === null || average <= 0 ? Infinity : normalized / average;
}
