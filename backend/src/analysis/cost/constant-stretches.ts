import { isKnown } from '../math/known.js';
import { meanOf } from '../math/statistics.js';
import type { RowRange } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';

/** So much must be one level … s. */
const SHORTEST_S = 360;
/** … by means of so many seconds … */
const BLOCK_S = 30;
/** … within this share of it, from the lowest to the highest: trainers and treadmills (ours). */
const SPAN_OF = { power: 0.1, speed: 0.04 } as const;
/** A start in which heart rate was still settling is no constant output to judge: s, share. */
const WARM_UP = { mostS: 600, share: 0.25 } as const;
/** After harder minutes heart rate is still on its way down: so many s, no harder than this share. */
const BEFORE = { seconds: 180, most: 1.1 } as const;
/** More of them say nothing new. */
const MOST = 3;

/**
 * Minutes of one output, the longest first and none twice, as on a trainer or a treadmill; the start
 * of the session and what is `taken` already are left out. In the order of time.
 */
export function constantStretches(ground: Ground, taken: readonly Span[]): Span[] {
  const { grid, output } = ground;
  if (output === null || !output.levelled) return [];
  const means = blockMeansOf(output.effort, grid.paused, grid.time);
  const first = Math.floor(Math.min(WARM_UP.mostS, WARM_UP.share * grid.length) / BLOCK_S);
  const found: Span[] = [];
  const windows = levelWindows(means, first, SPAN_OF[output.channel]).sort(
    (a, b) => b.to - b.from - (a.to - a.from),
  );
  for (const { from, to } of windows) {
    const span = {
      from: grid.time[from * BLOCK_S] as number,
      to: (grid.time[to * BLOCK_S - 1] as number) + 1,
    };
    const free = [...taken, ...found].every((one) => span.to <= one.from || span.from >= one.to);
    if (free && !afterHarder(means, { from, to }) && found.length < MOST) found.push(span);
  }
  return found.sort((a, b) => a.from - b.from);
}

function afterHarder(means: Float64Array, { from, to }: RowRange): boolean {
  const before = meanOf(means, Math.max(0, from - BEFORE.seconds / BLOCK_S), from);
  return before !== null && before > BEFORE.most * (meanOf(means, from, to) as number);
}

/** NaN where the timer was stopped, a second is unknown, or time has a hole. */
function blockMeansOf(effort: Float64Array, paused: Uint8Array, time: Float64Array): Float64Array {
  const means = new Float64Array(Math.floor(effort.length / BLOCK_S));
  for (let at = 0; at < means.length; at++) {
    const from = at * BLOCK_S;
    let sum = 0;
    for (let row = from; row < from + BLOCK_S; row++) {
      const value = effort[row] as number;
      sum += paused[row] === 0 && isKnown(value) ? value : Number.NaN;
    }
    const whole = (time[from + BLOCK_S - 1] as number) - (time[from] as number) === BLOCK_S - 1;
    means[at] = whole ? sum / BLOCK_S : Number.NaN;
  }
  return means;
}

/** The longest window from each block on within the share; those inside another are left out. */
function levelWindows(means: Float64Array, first: number, share: number): RowRange[] {
  const windows: RowRange[] = [];
  let reached = 0;
  for (let from = first; from < means.length; from++) {
    let low = Infinity;
    let high = -Infinity;
    let to = from;
    for (; to < means.length; to++) {
      const mean = means[to] as number;
      if (!(mean > 0)) break;
      low = Math.min(low, mean);
      high = Math.max(high, mean);
      if (high - low > share * high) break;
    }
    if (to > reached && (to - from) * BLOCK_S >= SHORTEST_S) windows.push({ from, to });
    reached = Math.max(reached, to);
  }
  return windows;
}
