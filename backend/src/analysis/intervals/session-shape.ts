import type { SessionShape } from '../analysis.js';
import { blockMeans } from '../math/rolling.js';
import { coefficientOfVariation, meanOf } from '../math/statistics.js';
import { normalizedPowerOf } from '../session/normalized-power.js';
import type { Ground } from '../session/ground.js';
import { outputTrend, RAMP_SHARE } from '../session/output-trend.js';
import { timerEffort } from '../session/timer-effort.js';
import type { Thresholds } from '../thresholds.js';
import { raceEffort } from './race-effort.js';
import { alternates, type Segmentation } from './segmentation.js';

/** Under this much no shape is to be seen. */
export const SHORTEST_SHAPE_S = 600;
/**
 * Start and end are left out of longer sessions: rolling out and riding home say nothing about the
 * shape (ours).
 */
const TRIMMED_FROM_S = 1800;
const TRIM_START_S = 300;
const TRIM_END_S = 180;
const BLOCK_S = 30;
const QUARTERS = 4;

interface Limits {
  readonly steady: number;
  readonly rolling: number;
}

/**
 * Coefficients of variation of 30-s means; on foot 0.12 is the gate of the efficiency factor, the
 * rest is ours.
 */
const LIMITS: Record<'power' | 'speed', Limits> = {
  power: { steady: 0.25, rolling: 0.5 },
  speed: { steady: 0.12, rolling: 0.25 },
};
/**
 * Variability index up to which a ride is steady [gate of the efficiency factor], and up to which
 * it is rolling (ours).
 */
const STEADY_VI = 1.08;
const ROLLING_VI = 1.2;

export interface ShapeFound {
  readonly shape: SessionShape;
  /** 0 to 1: half at the edge between two shapes, 1 far from any. */
  readonly confidence: number;
}

const UNKNOWN: ShapeFound = { shape: 'unknown', confidence: 0 };

/**
 * How the output ran over the session, from its intervals, its trend, the variation of 30-s means,
 * and on rides the variability index.
 */
export function sessionShapeOf(
  ground: Ground,
  segmentation: Segmentation,
  thresholds: Thresholds,
): ShapeFound {
  if (ground.output === null || !ground.output.usable) return UNKNOWN;
  const series = timerEffort(ground).values;
  if (series.length < SHORTEST_SHAPE_S) return UNKNOWN;
  if (alternates(segmentation.intervals.map(({ kind }) => kind)))
    return { shape: 'intervals', confidence: segmentation.confidence };
  const trend = Math.abs(outputTrend(ground));
  const found = asOneEffort(byVariation(ground, series), { series, trend }, ground.output.channel);
  const race =
    trend === 0 && (found.shape === 'steady' || found.shape === 'rolling')
      ? raceEffort(ground, thresholds)
      : 0;
  return race > 0 ? { shape: 'race', confidence: race } : found;
}

/**
 * What varies little, unless it is a ramp or has unlike quarters: a ramp varies little from one
 * minute to the next, and yet no part of it is like another.
 */
function asOneEffort(
  even: ShapeFound,
  { series, trend }: { readonly series: Float64Array; readonly trend: number },
  channel: 'power' | 'speed',
): ShapeFound {
  const apart = trend > 0 ? -room(trend, RAMP_SHARE) : beyondSteady(bodyOf(series), channel);
  return even.shape === 'steady' && (trend > 0 || apart > 0)
    ? { shape: 'rolling', confidence: sureness(apart) }
    : even;
}

function bodyOf(series: Float64Array): Float64Array {
  return series.length >= TRIMMED_FROM_S
    ? series.subarray(TRIM_START_S, series.length - TRIM_END_S)
    : series;
}

/**
 * By how much the strongest and the weakest quarter are further apart than a steady session varies,
 * as a share of that: blocks of one level each vary little, and yet they are no one effort.
 */
function beyondSteady(body: Float64Array, channel: 'power' | 'speed'): number {
  const quarters = blockMeans(body, Math.floor(body.length / QUARTERS)).subarray(0, QUARTERS);
  const mean = meanOf(body) ?? 0;
  const spread = mean > 0 ? (Math.max(...quarters) - Math.min(...quarters)) / mean : 0;
  return -room(spread, LIMITS[channel].steady);
}

function byVariation(ground: Ground, series: Float64Array): ShapeFound {
  const variation = coefficientOfVariation(blockMeans(bodyOf(series), BLOCK_S));
  if (variation === null || ground.output === null) return UNKNOWN;
  const limits = LIMITS[ground.output.channel];
  const index = ground.output.channel === 'power' ? variabilityIndex(ground) : 1;
  const toSteady = Math.min(room(variation, limits.steady), room(index - 1, STEADY_VI - 1));
  const toRolling = Math.min(room(variation, limits.rolling), room(index - 1, ROLLING_VI - 1));
  if (toSteady >= 0) return { shape: 'steady', confidence: sureness(toSteady) };
  if (toRolling >= 0)
    return { shape: 'rolling', confidence: sureness(Math.min(toRolling, -toSteady)) };
  return { shape: 'stochastic', confidence: sureness(-toRolling) };
}

/** How far a value stays under its limit, as a share of that; negative above. */
function room(value: number, limit: number): number {
  return (limit - value) / limit;
}

function sureness(distance: number): number {
  return Math.min(1, 0.5 + distance);
}

function variabilityIndex(ground: Ground): number {
  const range = { from: 0, to: ground.grid.length };
  const normalized = normalizedPowerOf(ground.grid, range);
  const average =
    ground.grid.channels.power === undefined ? null : meanOf(ground.grid.channels.power);
  return normalized === null || average === null || average <= 0 ? Infinity : normalized / average;
}
