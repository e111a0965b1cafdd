import type { Repair } from '../analysis.js';
import { marksIn } from '../math/statistics.js';
import type { Grid } from '../recording/grid.js';
import { FOLDED_GAP_S } from '../recording/grid-axis.js';
import { presumedStops, StopCursor } from '../recording/pauses.js';
import type { Recording, Span } from '../recording/recording.js';
import { counted, spokenSeconds } from './repair-step.js';

/** What laying the recording on the grid made up or left out, in words. */
export function gridRepairs(
  grid: Grid,
  { time, pauses, clockJumps = [] }: Pick<Recording, 'time' | 'pauses' | 'clockJumps'>,
): Repair[] {
  const repairs: Repair[] = [];
  const filled = marksIn(grid.filled);
  if (filled > 0) {
    repairs.push({
      kind: 'gaps-bridged',
      text:
        `The device did not write every second: ${counted(filled, 'second')} between samples ` +
        `${filled === 1 ? 'was' : 'were'} bridged by straight lines.`,
      seconds: filled,
    });
  }
  const missed = missedSeconds(grid);
  if (missed > 0) {
    repairs.push({
      kind: 'gaps-left-open',
      text:
        `The device wrote nothing for ${spokenSeconds(missed)} while its timer ran, in gaps ` +
        'too long to bridge: those seconds have no values.',
      seconds: missed,
    });
  }
  const presumed = unnamedStops(time, pauses);
  if (presumed.length > 0) {
    const seconds = presumed.reduce((sum, { from, to }) => sum + to - from, 0);
    repairs.push({
      kind: 'stops-presumed',
      text:
        `The device wrote nothing for ${spokenSeconds(seconds)} in ` +
        `${counted(presumed.length, 'gap')} of over a minute and named no stop; ` +
        `${presumed.length === 1 ? 'it is' : 'they are'} taken as ` +
        `${presumed.length === 1 ? 'one' : 'stops'}.`,
      seconds,
    });
  }
  repairs.push(...longGaps(grid, clockJumps));
  if (grid.leftOutS > 0) {
    repairs.push({
      kind: 'too-long',
      text:
        `Only the first seven days of recording were analysed; ${spoken(grid.leftOutS)} were ` +
        'left out.',
      seconds: grid.leftOutS,
    });
  }
  return repairs;
}

/** Holes of over an hour, of which the grid has no rows; leaps of the clock do not count. */
function longGaps({ length, time }: Grid, clockJumps: readonly Span[]): Repair[] {
  const gaps: Repair[] = [];
  const span = (time[length - 1] ?? 0) - (time[0] ?? 0);
  // Without such a hole every second has its row.
  if (span < length) return gaps;
  for (let row = 1; row < length; row++) {
    const before = time[row - 1] as number;
    const hole = (time[row] as number) - before;
    if (hole <= FOLDED_GAP_S) continue;
    if (clockJumps.some(({ from, to }) => from < before + hole && to > before)) continue;
    gaps.push({
      kind: 'long-gap',
      text: `Nothing was recorded for ${spoken(hole)}; that time was left out.`,
      seconds: hole,
    });
  }
  return gaps;
}

/**
 * Holes that count as stops without being named as such; those of over an hour are shown on their
 * own.
 */
function unnamedStops(time: Float64Array, pauses: readonly Span[]): Span[] {
  const named = new StopCursor([...pauses].sort((a, b) => a.from - b.from));
  return presumedStops(time).filter(
    ({ from, to }) => to - from <= FOLDED_GAP_S && !named.cuts(from, to),
  );
}

/** Seconds of running timer that neither hold a sample nor lie between two that are near enough. */
function missedSeconds({ length, recorded, filled, running }: Grid): number {
  let missed = 0;
  for (let row = 0; row < length; row++)
    if (running[row] === 1 && recorded[row] === 0 && filled[row] === 0) missed++;
  return missed;
}

function spoken(seconds: number): string {
  const hours = seconds / 3600;
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day');
}
