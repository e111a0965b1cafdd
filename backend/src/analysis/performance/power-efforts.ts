import type { PowerEffort } from '../analysis.js';
import { bestWindow, unbrokenWindowsOf, type Window } from '../curves/best-window.js';
import { maxOf } from '../math/statistics.js';
import type { Grid, RowRange } from '../recording/grid.js';
import type { Thresholds } from '../thresholds.js';
import { heartRateReserve } from '../zones/zone-edges.js';
import { LONGEST_EFFORT_S, SHORTEST_EFFORT_S } from './critical-power.js';

/** Step between the lengths that are looked at. */
const STEP = 1.04;
/** An effort is held: no half minute of it under this share of its mean (ours). */
const BLOCK_S = 30;
const HELD_SHARE = 0.75;
/**
 * … and it stands alone: the half minutes before and after lie under this share, or the ride begins
 * or ends there (ours).
 */
const EDGE_SHARE = 0.85;
/**
 * All-out efforts bring heart rate to this share of its reserve [as for estimates of FTP], if with
 * a lag (ours).
 */
const ALL_OUT_RESERVE_SHARE = 0.9;
const LAG_S = 30;

interface Candidate extends Window {
  /** How much higher it is than its surroundings. W. */
  readonly contrast: number;
}

/**
 * Stretches of 2 to 20 minutes that were ridden as one effort, each the best of its length in this
 * ride, none overlapping another: the ground of a fit of critical power. A mere window will not do,
 * for the best 12 minutes of an interval session hold recoveries, and the best 2 minutes of a hard
 * quarter of an hour are no effort of 2 minutes. Rising by length.
 */
export function powerEfforts(grid: Grid, thresholds: Thresholds): PowerEffort[] {
  const windows = unbrokenWindowsOf(grid);
  if (windows === null) return [];
  const { prefix } = windows;
  const candidates: Candidate[] = [];
  for (
    let seconds = SHORTEST_EFFORT_S;
    seconds <= LONGEST_EFFORT_S;
    seconds = Math.round(seconds * STEP)
  ) {
    const window = bestWindow(windows, seconds);
    if (window !== null && isHeld(prefix, window) && standsAlone(prefix, window))
      candidates.push(atItsEnds(prefix, { ...window, contrast: contrastOf(prefix, window) }));
  }
  return apart(candidates)
    .map(({ from, to, mean }) => ({
      seconds: to - from,
      watts: mean,
      startS: grid.time[from] as number,
      allOut: isAllOut(grid, thresholds, { from, to }),
    }))
    .sort((a, b) => a.seconds - b.seconds);
}

function isHeld(prefix: Float64Array, { from, to, mean }: Window): boolean {
  for (let row = from; row + BLOCK_S <= to; row++)
    if (meanOf(prefix, row, row + BLOCK_S) < HELD_SHARE * mean) return false;
  return true;
}

function standsAlone(prefix: Float64Array, window: Window): boolean {
  return edgesOf(window).every(
    ({ from, to }) => meanOf(prefix, from, to) < EDGE_SHARE * window.mean,
  );
}

function contrastOf(prefix: Float64Array, window: Window): number {
  const [before, after] = edgesOf(window);
  return (
    window.mean -
    (meanOf(prefix, before.from, before.to) + meanOf(prefix, after.from, after.to)) / 2
  );
}

/**
 * Moves both ends of a candidate, which lie on a grid of lengths, to where it stands out most. What
 * is before it depends on its start alone and what is after it on its end, so each is worked out
 * once for all pairs of ends.
 */
function atItsEnds(prefix: Float64Array, candidate: Candidate): Candidate {
  const reach = Math.ceil((candidate.to - candidate.from) * (STEP - 1));
  const { piece } = candidate;
  const starts = { from: Math.max(piece.from, candidate.from - reach), to: candidate.from + reach };
  const ends = { from: candidate.to - reach, to: Math.min(piece.to, candidate.to + reach) };
  const before = edgeMeans(starts, (from) =>
    meanOf(prefix, Math.max(piece.from, from - BLOCK_S), from),
  );
  const after = edgeMeans(ends, (to) => meanOf(prefix, to, Math.min(piece.to, to + BLOCK_S)));
  let from = candidate.from;
  let to = candidate.to;
  let contrast = candidate.contrast;
  for (let start = starts.from; start <= starts.to; start++) {
    for (let end = ends.from; end <= ends.to; end++) {
      const edges = (before[start - starts.from] as number) + (after[end - ends.from] as number);
      const stands = meanOf(prefix, start, end) - edges / 2;
      if (stands > contrast) {
        from = start;
        to = end;
        contrast = stands;
      }
    }
  }
  return { from, to, piece, mean: meanOf(prefix, from, to), contrast };
}

function edgeMeans({ from, to }: RowRange, mean: (row: number) => number): Float64Array {
  return Float64Array.from({ length: to - from + 1 }, (_, at) => mean(from + at));
}

function edgesOf({ from, to, piece }: Window): [RowRange, RowRange] {
  return [
    { from: Math.max(piece.from, from - BLOCK_S), to: from },
    { from: to, to: Math.min(piece.to, to + BLOCK_S) },
  ];
}

function isAllOut(grid: Grid, thresholds: Thresholds, { from, to }: RowRange): boolean | null {
  const reserve = heartRateReserve(thresholds);
  const { heartRate } = grid.channels;
  const peak =
    heartRate === undefined ? null : maxOf(heartRate, from, Math.min(grid.length, to + LAG_S));
  return reserve === null || peak === null
    ? null
    : peak >= reserve.rest + ALL_OUT_RESERVE_SHARE * (reserve.max - reserve.rest);
}

/** Mean of rows by their running totals; 0 of none. */
function meanOf(prefix: Float64Array, from: number, to: number): number {
  return to > from ? ((prefix[to] as number) - (prefix[from] as number)) / (to - from) : 0;
}

/**
 * Of candidates that overlap the most distinct, which has its ends where the effort has
 * them.
 */
function apart(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.contrast - a.contrast)) {
    if (chosen.every(({ from, to }) => candidate.to <= from || candidate.from >= to))
      chosen.push(candidate);
  }
  return chosen;
}
