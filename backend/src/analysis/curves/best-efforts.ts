import type { BestEffort } from '../analysis.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { isKnown } from '../math/known.js';
import { evenClock, stampOf } from '../recording/clock-jumps.js';
import type { Recording } from '../recording/recording.js';
import { MAX_SPEED_MPS } from '../repairs/speed-spikes.repair.js';

/** 400 m, 1 km, 1 mile, 5 km, 10 km, half marathon, marathon. m. */
export const EFFORT_DISTANCES_M = [
  400,
  1000,
  METRES_PER_MILE,
  5000,
  10_000,
  21_097.5,
  42_195,
] as const;

/** A stretch of a run, sample by sample; seconds, and metres that never fall. */
interface Track {
  readonly time: Float64Array;
  readonly distance: Float64Array;
}

/**
 * Shortest times over the usual distances of a run: windows that begin or end on any sample, the
 * other end on a straight line between two. Time is the clock's, stops included, as in a race; a
 * leap of the device's clock does not count. No window spans a leap of the distance that no runner
 * makes. Distances longer than the run are left out.
 */
export function bestEfforts(recording: Recording): BestEffort[] {
  const distance = recording.channels.distance;
  if (recording.family !== 'running' || distance === undefined) return [];
  const tracks = tracksOf(evenClock(recording), distance.values);
  return EFFORT_DISTANCES_M.flatMap((metres) => {
    const found = tracks
      .map((track) => shortest(track, metres))
      .filter((effort) => effort !== null);
    if (found.length === 0) return [];
    const best = found.reduce((fastest, effort) =>
      effort.seconds < fastest.seconds ? effort : fastest,
    );
    return [{ ...best, startS: stampOf(recording, best.startS) }];
  });
}

/**
 * The stretches between leaps. A leap is judged from the last time the distance moved: a slow
 * counter does not leap.
 */
function tracksOf(time: Float64Array, values: Float64Array): Track[] {
  const known = {
    time: new Float64Array(values.length),
    distance: new Float64Array(values.length),
  };
  const leaps: number[] = [];
  let n = 0;
  let furthest = Number.NaN;
  let movedAt = Number.NaN;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    const now = time[i] as number;
    if (!isKnown(value)) continue;
    const step = value - furthest;
    if (step > MAX_SPEED_MPS.running * (now - movedAt)) leaps.push(n);
    if (!(step <= 0)) {
      furthest = value;
      movedAt = now;
    }
    known.time[n] = now;
    known.distance[n++] = furthest;
  }
  return [...leaps, n].map((to, at) => {
    const from = leaps[at - 1] ?? 0;
    return { time: known.time.subarray(from, to), distance: known.distance.subarray(from, to) };
  });
}

interface Shortest {
  seconds: number;
  startS: number;
}

function shortest({ time, distance }: Track, metres: number): BestEffort | null {
  const best: Shortest = { seconds: Infinity, startS: 0 };
  let ahead = 0;
  let behind = 0;
  for (let i = 0; i < time.length; i++) {
    const now = time[i] as number;
    const end = (distance[i] as number) + metres;
    while (ahead < time.length && (distance[ahead] as number) < end) ahead++;
    // The line to a crossing begins a sample earlier: where even that is too late, the crossing
    // is not calculated.
    if (ahead < time.length && !((time[ahead - 1] as number) - now > best.seconds))
      keepShorter(best, now, crossing(time, distance, ahead, end));
    const start = (distance[i] as number) - metres;
    while (behind + 1 < time.length && (distance[behind + 1] as number) <= start) behind++;
    if (
      (distance[behind] as number) <= start &&
      !(now - (time[behind + 1] as number) > best.seconds)
    )
      keepShorter(best, leaving(time, distance, behind, start), now);
  }
  return best.seconds === Infinity ? null : { distanceM: metres, ...best };
}

function keepShorter(best: Shortest, startS: number, endS: number): void {
  const seconds = endS - startS;
  if (!(seconds > 0 && seconds < best.seconds)) return;
  best.seconds = seconds;
  best.startS = startS;
}

/** When the distance `at` was reached, between the samples `i - 1` and `i`. */
function crossing(time: Float64Array, distance: Float64Array, i: number, at: number): number {
  const to = distance[i] as number;
  const from = distance[i - 1] ?? to;
  if (to <= from) return time[i] as number;
  return (
    (time[i - 1] as number) +
    ((at - from) / (to - from)) * ((time[i] as number) - (time[i - 1] as number))
  );
}

/** When the distance `at` was left, between the samples `i` and `i + 1`. */
function leaving(time: Float64Array, distance: Float64Array, i: number, at: number): number {
  const from = distance[i] as number;
  const to = distance[i + 1] ?? from;
  if (to <= from) return time[i] as number;
  return (
    (time[i] as number) +
    ((at - from) / (to - from)) * ((time[i + 1] as number) - (time[i] as number))
  );
}
