import { isKnown } from '../math/known.js';
import { prefixSums } from '../math/rolling.js';
import { meanOf, meanOverZero } from '../math/statistics.js';
import { firstFrom } from '../recording/grid-axis.js';
import type { Ground } from '../session/ground.js';
import { demandOf } from './demand.js';

/** Half a minute: long against the noise of a second, short against hills (ours). s. */
export const BLOCK_S = 30;
/**
 * Heart rate goes on settling for longer than the 10 min of decoupling, and an early part that was
 * still on its way up would make drift of it: a quarter of the session, up to 20 min (ours). s of
 * running timer.
 */
const WARM_UP = { share: 0.25, mostS: 1200 } as const;
/** The block itself within this share of what heart rate answers to: nothing changed abruptly. */
const SETTLED = 0.15;
/** The minutes before neither far harder nor far easier: heart rate remembers them (ours). */
const MEMORY_S = 300;
const MEMORY = { least: 0.5, most: 1.25 } as const;
/** Seconds of coasting or standing under this share of the level … */
const IDLE_SHARE = 0.2;
/** … are at most so many in the block and as long before it. */
const MOST_IDLE_S = 6;
/** Seconds of a block that must hold a heart rate. */
const LEAST_BEATS_S = 27;
/** On foot slopes cost more than any formula knows: flat ground alone (ours). m/m. */
const FLAT = 0.03;

/** Half minutes of settled effort, one entry each, in their order. */
export interface LikeBlocks extends Columns {
  /** Seconds of running timer that are warm-up, and of the whole session. */
  readonly warmUp: number;
  readonly total: number;
}

interface Columns {
  /** First row. */
  readonly rows: Int32Array;
  /** Seconds of running timer before the block. */
  readonly ran: Float64Array;
  readonly output: Float64Array;
  readonly heartRate: Float64Array;
  /** NaN where none was recorded. */
  readonly cadence: Float64Array;
}

/**
 * Blocks on which heart rate can be read against output: after the warm-up, without a stop, settled,
 * and on foot on flat ground.
 */
export function likeBlocks(ground: Ground): LikeBlocks {
  const { grid, output } = ground;
  const { heartRate, cadence } = grid.channels;
  const size = Math.floor(grid.length / BLOCK_S);
  const found = {
    rows: new Int32Array(size),
    ran: new Float64Array(size),
    output: new Float64Array(size),
    heartRate: new Float64Array(size),
    cadence: new Float64Array(size),
  };
  const ran = runningBefore(grid.paused);
  const total = ran[grid.length] as number;
  const warmUp = Math.min(WARM_UP.mostS, WARM_UP.share * total);
  if (output === null || heartRate === undefined) return { ...cut(found, 0), warmUp, total };
  const judge = blockJudge(ground, output.effort, ran);
  const demand = demandOf(ground);
  let n = 0;
  for (let row = firstFrom(ran, warmUp); row + BLOCK_S <= grid.length;) {
    if (!judge(row) || beatsIn(heartRate, row) < LEAST_BEATS_S) {
      // Steps of a third, so that a settled stretch between two hills is not missed.
      row += BLOCK_S / 3;
      continue;
    }
    found.rows[n] = row;
    found.ran[n] = ran[row] as number;
    found.output[n] = meanOf(demand, row, row + BLOCK_S) as number;
    found.heartRate[n] = meanOf(heartRate, row, row + BLOCK_S) as number;
    found.cadence[n++] =
      cadence === undefined
        ? Number.NaN
        : (meanOverZero(cadence, row, row + BLOCK_S) ?? Number.NaN);
    row += BLOCK_S;
  }
  return { ...cut(found, n), warmUp, total };
}

/** Whether the block from a row on is settled. */
function blockJudge(
  ground: Ground,
  effort: Float64Array,
  ran: Float64Array,
): (row: number) => boolean {
  const demand = demandOf(ground);
  const sums = prefixSums(effort);
  const mean = (from: number, to: number): number =>
    ((sums[to] as number) - (sums[from] as number)) / (to - from);
  return (row) => {
    const to = row + BLOCK_S;
    const before = row - BLOCK_S;
    if (before < 0 || (ran[to] as number) - (ran[before] as number) < to - before) return false;
    const level = mean(row, to);
    const answered = meanOf(demand, row, to) as number;
    if (!(answered > 0) || Math.abs(level - answered) > SETTLED * answered) return false;
    const memory = mean(Math.max(0, row - MEMORY_S), row) / answered;
    if (memory < MEMORY.least || memory > MEMORY.most) return false;
    return idleIn(effort, before, to, IDLE_SHARE * answered) <= MOST_IDLE_S && isFlat(ground, row);
  };
}

function idleIn(effort: Float64Array, from: number, to: number, least: number): number {
  let idle = 0;
  for (let row = from; row < to; row++) if (!((effort[row] as number) >= least)) idle++;
  return idle;
}

/** Rides are judged by power, and indoors there are no hills. */
function isFlat({ recording, grid, altitude }: Ground, row: number): boolean {
  const { distance } = grid.channels;
  if (recording.family === 'cycling' || recording.indoor) return true;
  if (altitude === null || distance === undefined) return false;
  const run = (distance[row + BLOCK_S - 1] as number) - (distance[row] as number);
  const rise = (altitude[row + BLOCK_S - 1] as number) - (altitude[row] as number);
  return Math.abs(rise) <= FLAT * run;
}

function beatsIn(heartRate: Float64Array, row: number): number {
  let beats = 0;
  for (let at = row; at < row + BLOCK_S; at++) {
    const bpm = heartRate[at] as number;
    if (isKnown(bpm) && bpm > 0) beats++;
  }
  return beats;
}

function runningBefore(paused: Uint8Array): Float64Array {
  const ran = new Float64Array(paused.length + 1);
  for (let row = 0; row < paused.length; row++)
    ran[row + 1] = (ran[row] as number) + (paused[row] === 0 ? 1 : 0);
  return ran;
}

function cut(found: Columns, n: number): Columns {
  return {
    rows: found.rows.subarray(0, n),
    ran: found.ran.subarray(0, n),
    output: found.output.subarray(0, n),
    heartRate: found.heartRate.subarray(0, n),
    cadence: found.cadence.subarray(0, n),
  };
}
