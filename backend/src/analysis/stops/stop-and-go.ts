import { wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { pausedSpans } from './standing-spans.js';
import type { Stop, StopAndGo } from './stops.js';

/** Stop-and-go is at least so many stops … */
const FEWEST_STOPS = 4;
/** … none of them longer than this … (ours). s. */
const LONGEST_STOP_S = 180;
/** … and each at most so long and so far after the one before (ours). s, m. */
const APART_S = 300;
const APART_M = 2000;
/** Under so many metres for each stop it is resting on a climb, not traffic (ours). m. */
const LEAST_M_PER_STOP = 150;

/** The stretches with many short stops in a row. */
export function stopAndGoOf(ground: Ground, stops: readonly Stop[]): StopAndGo[] {
  const runs: Stop[][] = [];
  let run: Stop[] = [];
  for (const stop of stops) {
    const last = run.at(-1);
    if (stop.seconds > LONGEST_STOP_S || (last !== undefined && !isNear(last, stop))) {
      runs.push(run);
      run = [];
    }
    if (stop.seconds <= LONGEST_STOP_S) run.push(stop);
  }
  runs.push(run);
  return runs
    .filter((one) => one.length >= FEWEST_STOPS)
    .map((one) => stretch(ground, one))
    .filter(({ distanceM, stops: n }) => distanceM === null || distanceM >= LEAST_M_PER_STOP * n);
}

function isNear(a: Stop, b: Stop): boolean {
  const metres = a.distanceM === null || b.distanceM === null ? 0 : b.distanceM - a.distanceM;
  return b.from - a.to <= APART_S && metres <= APART_M;
}

/** Where the start is as near as the next stop, the traffic begins there: the way out of town. */
function stretch(ground: Ground, stops: readonly Stop[]): StopAndGo {
  const [first, last] = [stops[0] as Stop, stops.at(-1) as Stop];
  const start = wholeOf(ground.grid).from;
  const fromStart =
    first.from - start <= APART_S && (first.distanceM === null || first.distanceM <= APART_M);
  const distance =
    first.distanceM === null || last.distanceM === null
      ? null
      : last.distanceM - (fromStart ? 0 : first.distanceM);
  return {
    from: fromStart ? start : first.from,
    to: last.to,
    stops: stops.length,
    pauses: pausedSpans(ground).filter(({ from, to }) => from >= first.from && to <= last.to)
      .length,
    standingS: stops.reduce((sum, { seconds }) => sum + seconds, 0),
    distanceM: distance,
  };
}
