import { climbRows, climbStats } from '../climbs/climbs.js';
import { isBroken } from '../recording/breaks.js';
import type { RowRange } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';
import type { Thresholds } from '../thresholds.js';
import { isLongSlope, longClimbRows } from './slopes.js';
import type { MainClimb } from './terrain.js';

/** A main climb holds several climbs, or has so much more height than the one in it (ours). */
const MORE_HEIGHT = 1.1;
/**
 * Two climbs are one main climb where less than this share of their heights is lost between them,
 * over less than this share of the whole length (ours).
 */
const LOST_BETWEEN = 0.2;
const LENGTH_BETWEEN = 0.25;

/**
 * The slopes that a coach names as one climb though they dip or level off on the way: long slopes,
 * and climbs with a short dip between them. Both are given where one holds the other; a slope that
 * `climbs` has already is not.
 */
export function mainClimbsOf(ground: Ground, thresholds: Thresholds): MainClimb[] {
  const climbs = climbRows(ground);
  const slopes = longClimbRows(ground);
  const parts = [
    ...slopes,
    ...climbs.filter((climb) => !slopes.some((slope) => overlap(climb, slope))),
  ].sort((a, b) => a.from - b.from);
  const gain = gainIn(ground);
  return [...slopes, ...merged(ground, parts).filter((one) => !parts.includes(one))]
    .map((rows) => ({ rows, held: climbs.filter((climb) => overlap(climb, rows)) }))
    .filter(
      ({ rows, held }) =>
        held.length > 1 || held.every((climb) => gain(rows) >= MORE_HEIGHT * gain(climb)),
    )
    .sort((a, b) => a.rows.from - b.rows.from || b.rows.to - a.rows.to)
    .map(({ rows, held }, index) => ({
      ...climbStats(ground, thresholds, rows, index),
      climbs: held.map((climb) => climbs.indexOf(climb)),
    }));
}

function merged(ground: Ground, parts: readonly RowRange[]): RowRange[] {
  const out = [...parts];
  for (let at = 0; at < out.length - 1; at++) {
    const [a, b] = [out[at] as RowRange, out[at + 1] as RowRange];
    if (!isOne(ground, a, b)) continue;
    out.splice(at, 2, { from: a.from, to: b.to });
    // The longer slope may reach over a dip that stopped the shorter one.
    at = Math.max(-1, at - 2);
  }
  return out;
}

function isOne(ground: Ground, a: RowRange, b: RowRange): boolean {
  const distance = ground.grid.channels.distance as Float64Array;
  const height = ground.altitude as Float64Array;
  const gain = gainIn(ground);
  const run = (from: number, to: number): number =>
    (distance[to] as number) - (distance[from] as number);
  const lost = (height[a.to - 1] as number) - (height[b.from] as number);
  const whole = { from: a.from, to: b.to };
  const length = run(a.from, b.to - 1);
  return (
    !isBroken(ground.grid, { from: a.from, to: b.to - 1 }) &&
    gain(whole) >= Math.max(gain(a), gain(b)) &&
    lost <= LOST_BETWEEN * (gain(a) + gain(b)) &&
    run(a.to - 1, b.from) <= LENGTH_BETWEEN * length &&
    isLongSlope(length, gain(whole))
  );
}

function gainIn({ altitude }: Ground): (rows: RowRange) => number {
  const height = altitude as Float64Array;
  return ({ from, to }) => (height[to - 1] as number) - (height[from] as number);
}

function overlap(a: RowRange, b: RowRange): boolean {
  return a.from < b.to && b.from < a.to;
}
