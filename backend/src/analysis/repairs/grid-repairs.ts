import type { Repair } from '../analysis.js';
import { marksIn } from '../math/statistics.js';
import type { Grid } from '../recording/grid.js';
import { FOLDED_GAP_S } from '../recording/grid-axis.js';
import { counted } from './repair-step.js';

/** What laying the recording on the grid made up or left out, in words. */
export function gridRepairs(grid: Grid): Repair[] {
  const repairs: Repair[] = [];
  const filled = marksIn(grid.filled);
  if (filled > 0) {
    repairs.push({
      kind: 'gaps-bridged',
      text: `The device did not write every second: ${counted(filled, 'second')} between samples ${filled === 1 ? 'was' : 'were'} bridged by straight lines.`,
      seconds: filled,
    });
  }
  for (let row = 1; row < grid.length; row++) {
    const hole = (grid.time[row] as number) - (grid.time[row - 1] as number);
    if (hole > FOLDED_GAP_S) {
      repairs.push({ kind: 'long-gap', text: `Nothing was recorded for ${spoken(hole)}; that time was left out.`, seconds: hole });
    }
  }
  if (grid.leftOutS > 0) {
    repairs.push({ kind: 'too-long', text: `Only the first seven days of recording were analysed; ${spoken(grid.leftOutS)} were left out.`, seconds: grid.leftOutS });
  }
  return repairs;
}

function spoken(seconds: number): string {
  const hours = seconds / 3600;
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day');
}
