import { maxOf, meanOf, meanOverZero } from '../math/statistics.js';
import { rowsOf, type RowRange } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';
import { effortOver } from '../session/mean-output.js';
import type { Output } from '../session/output.js';
import type { CadenceChange, EffortCost, EffortQuarter, HeartRateRise } from './cost.types.js';
import { changeBetween } from './heart-rate-change.js';
import { levelOver } from './heart-rate-level.js';

/** Shorter ones are over before heart rate has settled (ours). s. */
export const LONG_EFFORT_S = 240;
/** By then heart rate has followed output (ours, after time constants of 30 to 60 s). s. */
const SETTLED = { from: 90, to: 150 } as const;
const END_S = 60;
const MOMENT_S = 5;
/** Output at both ends, each with the half minute before it, within this share (ours). */
const ALIKE = { power: 0.05, speed: 0.03 } as const;
const LEAD_S = 30;
/** Cadence is collapsing from here on (ours): rpm, as a share, and beats more a minute. */
const COLLAPSE = { least: 8, share: 0.1, beats: 3 } as const;

/** What one effort cost. */
export function effortCost(ground: Ground, span: Span): EffortCost {
  const { grid } = ground;
  const { heartRate, cadence } = grid.channels;
  const rows = rowsOf(grid, span);
  const long = rows.to - rows.from >= LONG_EFFORT_S;
  const rise = long ? riseOver(ground, rows) : null;
  return {
    from: span.from,
    to: span.to,
    output: effortOver(ground, span),
    heartRate: heartRate === undefined ? null : meanOf(heartRate, rows.from, rows.to),
    peakHeartRate: heartRate === undefined ? null : maxOf(heartRate, rows.from, rows.to),
    endHeartRate: heartRate === undefined ? null : meanOf(heartRate, rows.to - MOMENT_S, rows.to),
    cadence: cadence === undefined ? null : meanOverZero(cadence, rows.from, rows.to),
    ...(long && { quarters: quartersOf(ground, span) }),
    ...(rise && { rise }),
  };
}

function quartersOf(ground: Ground, { from, to }: Span): EffortQuarter[] {
  const { grid } = ground;
  const { heartRate, cadence } = grid.channels;
  return [0, 1, 2, 3].map((quarter) => {
    const part = {
      from: from + ((to - from) * quarter) / 4,
      to: from + ((to - from) * (quarter + 1)) / 4,
    };
    const rows = rowsOf(grid, part);
    return {
      output: effortOver(ground, part),
      heartRate: heartRate === undefined ? null : meanOf(heartRate, rows.from, rows.to),
      cadence: cadence === undefined ? null : meanOverZero(cadence, rows.from, rows.to),
    };
  });
}

/** Null where output at the ends was not alike, or heart rate is missing or stopped over. */
function riseOver(ground: Ground, rows: RowRange): HeartRateRise | null {
  const { grid, output } = ground;
  const { heartRate, cadence } = grid.channels;
  const early = { from: rows.from + SETTLED.from, to: rows.from + SETTLED.to };
  const late = { from: rows.to - END_S, to: rows.to };
  if (output === null || heartRate === undefined || !isAlike(output, early, late)) return null;
  const [first, last] = [levelOver(heartRate, early), levelOver(heartRate, late)];
  if (first === null || last === null || stopped(grid.paused, rows)) return null;
  const change = changeBetween(first, last);
  const turning = output.channel === 'power' ? cadence : undefined;
  return {
    from: first.heartRate,
    to: last.heartRate,
    ...change,
    cadence: turning === undefined ? null : cadenceChange(turning, early, late, change.bpm),
  };
}

function isAlike({ channel, effort, levelled }: Output, early: RowRange, late: RowRange): boolean {
  const before = meanOf(effort, early.from - LEAD_S, early.to) ?? 0;
  const after = meanOf(effort, late.from - LEAD_S, late.to) ?? 0;
  return levelled && before > 0 && Math.abs(after / before - 1) <= ALIKE[channel];
}

function stopped(paused: Uint8Array, { from, to }: RowRange): boolean {
  for (let row = from; row < to; row++) if (paused[row] === 1) return true;
  return false;
}

/** A chosen big gear leaves heart rate as it was: a collapse comes with its rise. */
function cadenceChange(
  cadence: Float64Array,
  early: RowRange,
  late: RowRange,
  beats: number,
): CadenceChange | null {
  const from = meanOverZero(cadence, early.from, early.to);
  const to = meanOverZero(cadence, late.from, late.to);
  if (from === null || to === null) return null;
  const fall = from - to;
  const collapsed =
    fall >= COLLAPSE.least && fall >= COLLAPSE.share * from && beats >= COLLAPSE.beats;
  return { from, to, verdict: collapsed ? 'collapsed' : 'held' };
}
