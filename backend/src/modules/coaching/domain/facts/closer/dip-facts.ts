import { meanOf } from '#analysis/math/statistics.js';
import { rowsOf } from '#analysis/recording/grid.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { clockTime, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

/** Intervals of so long are to be held at one level. s. */
const LONG_S = 300;
/** A minute this much under the mean of its interval is a break in it (ours). */
const BROKE = 0.85;
const WINDOW_S = 60;
/** The first and last seconds are getting there and letting go. s. */
const EDGE_S = 20;
const STEP_S = 5;
const METHOD = 'lowest minute of a work interval';

/** Where the power of a long work interval broke for a minute. */
export function dipFacts({ analysis, family }: AnalysedWorkout, look: CloserLook): FactDraft[] {
  const { grid } = look.ground;
  const { power } = grid.channels;
  if (power === undefined || family !== 'cycling') return [];
  const work = analysis.intervals.filter(({ kind }) => kind === 'work');
  return work.flatMap(({ from, to, avgPowerW }, index) => {
    if (to - from < LONG_S || !avgPowerW) return [];
    const lowest = lowestMinute(power, rowsOf(grid, { from: from + EDGE_S, to: to - EDGE_S }));
    if (lowest === null || lowest.watts > BROKE * avgPowerW) return [];
    const start = grid.time[lowest.row] as number;
    const name = (what: string, label: string, about: string): FactName => ({
      key: `intervals.rep.${index + 1}.dip.${what}`,
      label: `${label} of work interval ${index + 1}`,
      about: [about],
      method: METHOD,
      quality: 'derived',
      at: { from: start, to: start + WINDOW_S, channel: 'power' },
    });
    return [
      whole(name('power', 'Power in the lowest minute', 'power'), lowest.watts, 'W'),
      clockTime(name('start', 'Start of the lowest minute', 'time'), start),
    ];
  });
}

function lowestMinute(
  power: Float64Array,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly row: number; readonly watts: number } | null {
  let best: { readonly row: number; readonly watts: number } | null = null;
  for (let row = from; row + WINDOW_S <= to; row += STEP_S) {
    const watts = meanOf(power, row, row + WINDOW_S);
    if (watts !== null && (best === null || watts < best.watts)) best = { row, watts };
  }
  return best;
}
