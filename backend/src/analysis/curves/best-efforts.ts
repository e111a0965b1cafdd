import type { BestEffort } from '../analysis.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { isKnown } from '../math/known.js';
import type { Recording } from '../recording/recording.js';
import { elapsedIn, evenClock, stampOf } from '../recording/clock-jumps.js';
import { FOLDED_GAP_S } from '../recording/grid-axis.js';
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

/** A step so much too long is a leap to another place, and less than it noise of GPS (ours). m. */
const LEAST_LEAP_M = 20;

/** A stretch of a run, sample by sample; seconds, and metres that never fall. */
interface Track {
  readonly time: Float64Array;
  readonly distance: Float64Array;
}

/**
 * Shortest times over the usual distances of a run: windows that begin or end on any sample, the
 * other end on a straight line between two. Time is the clock's, stops included, as in a race; a
 * leap of the device's clock does not count. No window spans a hole of over an hour or two sessions
 * of a file, and a step of
 * GPS that no runner makes counts for no more than it can be worth. Distances longer than the run
 * are left out.
 */
export function bestEfforts(recording: Recording): BestEffort[] {
  const distance = recording.channels.distance;
  if (recording.family !== 'running' || distance === undefined) return [];
  const tracks = tracksOf(recording, distance.values);
  return EFFORT_DISTANCES_M.flatMap((metres) => bestOf(tracks, metres, recording) ?? []);
}

/** The same over any distance, of runs and rides; null where nothing is so long. */
export function bestEffortOver(recording: Recording, metres: number): BestEffort | null {
  const { distance } = recording.channels;
  return distance === undefined || !(metres > 0)
    ? null
    : bestOf(tracksOf(recording, distance.values), metres, recording);
}

function bestOf(tracks: readonly Track[], metres: number, recording: Recording): BestEffort | null {
  const found = tracks.flatMap((track) => shortest(track, metres) ?? []);
  if (found.length === 0) return null;
  const best = found.reduce((fastest, effort) =>
    effort.seconds < fastest.seconds ? effort : fastest,
  );
  return { ...best, startS: stampOf(recording, best.startS) };
}

/** When each session of the file but the first began, by the even clock. */
function partStarts(recording: Recording): number[] {
  return (recording.parts ?? [])
    .slice(1)
    .map(({ from }) => elapsedIn(recording, { from: 0, to: from }));
}

/** The stretches between long holes and between sessions, their steps clipped. */
function tracksOf(recording: Recording, values: Float64Array): Track[] {
  const { time, distance } = knownOf(evenClock(recording), values);
  const starts = partStarts(recording);
  const ends: number[] = [];
  let part = 0;
  for (let at = 1; at < time.length; at++) {
    const now = time[at] as number;
    const begins = part < starts.length && now >= (starts[part] as number);
    while (part < starts.length && now >= (starts[part] as number)) part++;
    if (begins || now - (time[at - 1] as number) > FOLDED_GAP_S) ends.push(at);
  }
  return [...ends, time.length].map((to, place) => {
    const from = ends[place - 1] ?? 0;
    return clipped(
      { time: time.subarray(from, to), distance: distance.subarray(from, to) },
      MAX_SPEED_MPS[recording.family],
    );
  });
}

function knownOf(time: Float64Array, values: Float64Array): Track {
  const known = {
    time: new Float64Array(values.length),
    distance: new Float64Array(values.length),
  };
  let n = 0;
  for (let at = 0; at < values.length; at++) {
    if (!isKnown(values[at])) continue;
    known.time[n] = time[at] as number;
    known.distance[n++] = values[at] as number;
  }
  return { time: known.time.subarray(0, n), distance: known.distance.subarray(0, n) };
}

/**
 * A step is judged from the last time the distance moved: a slow counter does not leap. One that is
 * a little too long is cut to the fastest that the sport knows; a leap to the pace of the run.
 */
function clipped({ time, distance }: Track, fastest: number): Track {
  const out = new Float64Array(distance.length);
  const usual = usualSpeed({ time, distance }, fastest);
  let surplus = 0;
  let furthest = distance[0] ?? 0;
  let movedAt = time[0] ?? 0;
  for (let at = 0; at < distance.length; at++) {
    const step = (distance[at] as number) - furthest;
    const elapsed = (time[at] as number) - movedAt;
    const most = fastest * elapsed;
    if (step > most) surplus += step - (step > most + LEAST_LEAP_M ? usual * elapsed : most);
    if (step > 0) {
      furthest = distance[at] as number;
      movedAt = time[at] as number;
    }
    out[at] = furthest - surplus;
  }
  return { time, distance: out };
}

/** The speed of the whole stretch, leaps left out. m/s. */
function usualSpeed({ time, distance }: Track, fastest: number): number {
  let metres = 0;
  for (let at = 1; at < time.length; at++) {
    const step = (distance[at] as number) - (distance[at - 1] as number);
    const elapsed = (time[at] as number) - (time[at - 1] as number);
    if (step > 0 && step <= fastest * elapsed + LEAST_LEAP_M) metres += step;
  }
  const seconds = (time.at(-1) ?? 0) - (time[0] ?? 0);
  return seconds > 0 ? metres / seconds : 0;
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
