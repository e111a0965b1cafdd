import { bestWindow, powerWindowsOf, type PowerWindows } from '../curves/best-window.js';
import { firstShut, needsWholePower } from '../metrics/gates.js';
import { REASONS } from '../metrics/reasons.js';
import { firstFrom } from '../recording/grid-axis.js';
import type { RowRange } from '../recording/grid.js';
import type { Session } from '../session/session.js';
import type { BestAfterWork, Durability, NotJudged } from './cost.types.js';

/** Sprint, minute, and the lengths of the power curve that durability is read from. s. */
const LENGTHS_S = [30, 60, 300, 1200] as const;
/** Shorter rides tire nobody (ours). s. */
const SHORTEST_S = 3600;
/** The last third of the work. */
const LATE_SHARE = 2 / 3;
/** As good as the best (ours). % */
const HELD_PERCENT = 95;

/**
 * Durability: the best powers of a ride with the work done before them, and what the last third of
 * the work still had. That nothing was lost late can be shown by a ride; that something was cannot,
 * as the end may have been easy on purpose. Source: durability as the time of onset and the size of
 * what is lost over prolonged exercise [Maunder et al., Sports Med 51:1619 (2021)]; power after
 * work done per kg [Leo et al. 2021; van Erp et al. 2021]; thirds ours.
 */
export function powerDurability(session: Session): Durability | NotJudged {
  const { grid, recording } = session;
  if (recording.family !== 'cycling') return { reason: REASONS.onlyRides };
  const windows = powerWindowsOf(grid);
  const shut = firstShut(session, [needsWholePower]);
  if (windows === null || shut !== null) return { reason: shut ?? REASONS.noRidingPower };
  if (grid.length < SHORTEST_S)
    return { reason: 'How long your power lasts is judged on rides of an hour or more.' };
  const work = windows.prefix[grid.length] as number;
  const bests = LENGTHS_S.flatMap((seconds) => bestOf(session, windows, seconds) ?? []);
  return {
    workKj: work / 1000,
    bests,
    heldS: bests
      .filter(({ lastThirdPercent }) => (lastThirdPercent ?? 0) >= HELD_PERCENT)
      .map(({ seconds }) => seconds),
  };
}

function bestOf(
  { grid, thresholds }: Session,
  windows: PowerWindows,
  seconds: number,
): BestAfterWork | null {
  const best = bestWindow(windows, seconds);
  if (best === null || !(best.mean > 0)) return null;
  const { prefix } = windows;
  const lateRow = firstFrom(prefix, LATE_SHARE * (prefix[grid.length] as number));
  const last = bestWindow({ ...windows, pieces: piecesFrom(windows.pieces, lateRow) }, seconds);
  const workBeforeKj = (prefix[best.from] as number) / 1000;
  const weight = thresholds.weightKg?.value;
  return {
    seconds,
    watts: best.mean,
    startS: grid.time[best.from] as number,
    workBeforeKj,
    workBeforeKjPerKg: weight === undefined ? null : workBeforeKj / weight,
    late: best.from >= lateRow,
    lastThirdPercent: last === null ? null : (last.mean / best.mean) * 100,
  };
}

function piecesFrom(pieces: readonly RowRange[], row: number): RowRange[] {
  return pieces
    .map(({ from, to }) => ({ from: Math.max(from, row), to }))
    .filter(({ from, to }) => to > from);
}
