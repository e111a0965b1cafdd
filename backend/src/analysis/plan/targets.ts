import { isKnown } from '../math/known.js';
import { meanOf, meanOverZero } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import type { PlannedTarget, Recording, Span } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';
import { speedOver } from '../session/mean-output.js';
import type { PlanMeasure, StepTarget } from './plan.js';

/** By the first words of a planned target's kind. */
const MEASURES: readonly (readonly [words: string, PlanMeasure])[] = [
  ['power', 'power'],
  ['heart rate', 'heartRate'],
  ['speed', 'speed'],
  ['cadence', 'cadence'],
];
/** A target of one number is met within this share of it (ours). */
const POINT_SHARE = 0.03;
/** Power and speed swing from second to second: they are judged over so many (ours). s. */
const SMOOTH_S = 10;
/**
 * Nobody plans a run of fewer steps: a lower number counts the strides of one foot. Steps a minute
 * (ours).
 */
const FEWEST_STEPS = 120;

/**
 * What a step aims at in numbers; null where it aims at nothing, and where it names a share or a
 * zone that the file does not resolve.
 */
export function targetOf(planned: PlannedTarget | null, recording: Recording): StepTarget | null {
  const measure = MEASURES.find(([words]) => planned?.kind.startsWith(words))?.[1];
  if (planned === null || measure === undefined) return null;
  if (planned.zone !== null) return zoneTarget(planned.zone, measure, recording);
  const { low, high, unit } = planned;
  if (low === null || high === null || unit === null) return null;
  const factor = factorOf(measure, unit, Math.max(low, high), recording);
  if (factor === null) return null;
  const ends = [low * factor, high * factor].sort((a, b) => a - b);
  return { measure, low: ends[0] as number, high: ends[1] as number, ramp: false };
}

/** Zones are those of the device, or nobody knows what they mean. */
function zoneTarget(
  number: number,
  measure: PlanMeasure,
  { deviceReport }: Recording,
): StepTarget | null {
  const zones = {
    power: deviceReport?.powerZones,
    heartRate: deviceReport?.heartRateZones,
    speed: undefined,
    cadence: undefined,
  }[measure];
  const zone = zones?.find((one) => one.zone === number);
  if (zone === undefined || zone.to === null) return null;
  return { measure, low: zone.from ?? 0, high: zone.to, ramp: false };
}

function factorOf(
  measure: PlanMeasure,
  unit: string,
  most: number,
  { deviceThresholds, family }: Recording,
): number | null {
  if (unit.startsWith('%')) {
    const whole = measure === 'power' ? deviceThresholds.ftpW : deviceThresholds.maxHr;
    return whole === null ? null : whole / 100;
  }
  return measure === 'cadence' && family === 'running' && most < FEWEST_STEPS ? 2 : 1;
}

/** How a stretch was done against its target. */
export interface AgainstTarget {
  readonly mean: number | null;
  readonly shareOfTarget: number | null;
  readonly timeInTarget: number | null;
  readonly inTarget: 'under' | 'in' | 'over' | null;
}

export const NO_TARGET: AgainstTarget = {
  mean: null,
  shareOfTarget: null,
  timeInTarget: null,
  inTarget: null,
};

export function againstTarget(ground: Ground, span: Span, target: StepTarget): AgainstTarget {
  const mean = meanFor(ground, span, target.measure);
  const middle = (target.low + target.high) / 2;
  if (mean === null || middle <= 0) return NO_TARGET;
  // The mean of a ramp is judged against its middle.
  const band = bandOf(target.ramp ? { ...target, low: middle, high: middle } : target);
  return {
    mean,
    shareOfTarget: mean / middle,
    timeInTarget: target.ramp ? null : timeIn(ground, span, target.measure, bandOf(target)),
    inTarget: placeOf(mean, band),
  };
}

function placeOf(mean: number, { low, high }: Pick<StepTarget, 'low' | 'high'>) {
  if (mean < low) return 'under';
  return mean > high ? 'over' : 'in';
}

function bandOf({ low, high }: StepTarget): Pick<StepTarget, 'low' | 'high'> {
  const least = POINT_SHARE * ((low + high) / 2);
  const room = Math.max(0, least - (high - low) / 2);
  return { low: low - room, high: high + room };
}

function meanFor(ground: Ground, span: Span, measure: PlanMeasure): number | null {
  if (measure === 'speed') return speedOver(ground, span);
  const values = ground.grid.channels[measure];
  if (values === undefined) return null;
  const { from, to } = rowsOf(ground.grid, span);
  return measure === 'power' ? meanOf(values, from, to) : meanOverZero(values, from, to);
}

/** Share of the seconds of a stretch in a band; power and speed as means of the seconds up to it. */
function timeIn(
  { grid }: Ground,
  span: Span,
  measure: PlanMeasure,
  { low, high }: Pick<StepTarget, 'low' | 'high'>,
): number | null {
  const values = grid.channels[measure];
  if (values === undefined) return null;
  const { from, to } = rowsOf(grid, span);
  const window = measure === 'power' || measure === 'speed' ? SMOOTH_S : 1;
  let inside = 0;
  let all = 0;
  for (let row = from; row < to; row++) {
    if (grid.paused[row] === 1 || !isKnown(values[row])) continue;
    const level = meanOf(values, Math.max(from, row + 1 - window), row + 1);
    if (level === null) continue;
    all++;
    if (level >= low && level <= high) inside++;
  }
  return all === 0 ? null : inside / all;
}
