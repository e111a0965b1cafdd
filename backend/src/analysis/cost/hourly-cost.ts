import { meanOf, meanOverZero } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import { distanceIn, secondsIn } from '../session/active-rows.js';
import { changeIn } from '../session/heights/heights.js';
import type { Session } from '../session/session.js';
import type { HourBlock, HourlyCost } from './cost.types.js';

const HOUR_S = 3600;
const SHORTEST_S = 2 * HOUR_S;
/** A last block under this share of the others is part of the one before. */
const SHORTEST_LAST = 1 / 3;
const MOST_BLOCKS = 12;
/**
 * Falling together (ours): shares of speed or power, and bpm, over so many steps, the first after so
 * many s, in hours with stops under this share …
 */
const FALL = { output: 0.1, bpm: 5, steps: 2, afterS: 3 * HOUR_S, stops: 0.15 } as const;
/** … on ground that climbs by no more than this beyond the first of them. m/km. */
const HARDER_M_PER_KM = 3;

/**
 * A long session hour by hour (by longer blocks over 12 h), by the running timer. Null under 2 h.
 */
export function hourlyCost(session: Session): HourlyCost | null {
  const { grid } = session;
  const bounds = boundsOf(session);
  if (bounds === null) return null;
  const blocks = bounds
    .slice(1)
    .map((to, at) => blockOf(session, { from: bounds[at] as number, to }));
  const heartRate = grid.channels.heartRate !== undefined;
  const from = heartRate ? fellFrom(blocks) : null;
  return { blocks, ...(from !== null && { fellTogether: { from, to: blocks.length - 1 } }) };
}

function boundsOf({ grid }: Session): number[] | null {
  const { paused, time, length } = grid;
  let total = 0;
  for (let row = 0; row < length; row++) if (paused[row] === 0) total++;
  if (total < SHORTEST_S) return null;
  const size = HOUR_S * Math.ceil(total / HOUR_S / MOST_BLOCKS);
  const bounds = [time[0] as number];
  let ran = 0;
  for (let row = 0; row < length && total - bounds.length * size >= SHORTEST_LAST * size; row++) {
    if (paused[row] === 0) ran++;
    if (ran >= bounds.length * size) bounds.push(time[row] as number);
  }
  return [...bounds, time[length - 1] as number];
}

function blockOf(session: Session, span: Span): HourBlock {
  const { grid, moving } = session;
  const { power, heartRate, cadence } = grid.channels;
  const { from, to } = rowsOf(grid, span);
  const timerS = secondsIn(grid, grid.running, span);
  const movingS = moving === null ? timerS : secondsIn(grid, moving, span);
  const metres = distanceIn(grid, span);
  const change = changeIn(session, span);
  return {
    ...span,
    timerS,
    speedMps: metres === null || movingS === 0 ? null : metres / movingS,
    powerW: power === undefined ? null : meanOf(power, from, to),
    heartRate: heartRate === undefined ? null : meanOf(heartRate, from, to),
    cadence: cadence === undefined ? null : meanOverZero(cadence, from, to),
    ascentM: change?.ascentM ?? null,
    descentM: change?.descentM ?? null,
  };
}

/**
 * The first of the last three blocks or more over which output and heart rate fell without a turn;
 * null where that is not so, or where long stops broke them up.
 */
function fellFrom(blocks: readonly HourBlock[]): number | null {
  const last = blocks.length - 1;
  let from = last;
  while (from > 0 && fellOn(blocks[from - 1] as HourBlock, blocks[from] as HourBlock)) from--;
  if (last - from < FALL.steps) return null;
  const [first, end] = [blocks[from] as HourBlock, blocks[last] as HourBlock];
  if (first.to - (blocks[0] as HourBlock).from < FALL.afterS) return null;
  const kept = (outputOf(end) ?? 0) / (outputOf(first) ?? 1);
  const beats = (first.heartRate ?? 0) - (end.heartRate ?? 0);
  return 1 - kept >= FALL.output && beats >= FALL.bpm ? from : null;
}

function fellOn(before: HourBlock, after: HourBlock): boolean {
  if (after.timerS < (1 - FALL.stops) * (after.to - after.from)) return false;
  const fell = (outputOf(after) ?? Infinity) < (outputOf(before) ?? 0);
  const calmer = (after.heartRate ?? Infinity) < (before.heartRate ?? 0);
  return fell && calmer && climbing(after) <= climbing(before) + HARDER_M_PER_KM;
}

function outputOf({ powerW, speedMps }: HourBlock): number | null {
  return powerW ?? speedMps;
}

/** Metres climbed for each kilometre; 0 where heights are not known. */
function climbing({ ascentM, speedMps, timerS }: HourBlock): number {
  const kilometres = ((speedMps ?? 0) * timerS) / 1000;
  return ascentM === null || kilometres === 0 ? 0 : ascentM / kilometres;
}
