import type { BestEffort } from '../analysis.js';
import { METRES_PER_MILE } from '../../kernel/units.js';
import { isKnown } from '../math/known.js';
import type { Recording } from '../recording/recording.js';
import { MAX_SPEED_MPS } from '../repairs/speed-spikes.repair.js';

/** 400 m, 1 km, 1 mile, 5 km, 10 km, half marathon, marathon. m. */
export const EFFORT_DISTANCES_M = [400, 1000, METRES_PER_MILE, 5000, 10_000, 21_097.5, 42_195] as const;

interface Track {
  readonly time: readonly number[];
  readonly distance: readonly number[];
}

/**
 * Shortest times over the usual distances of a run: windows that begin or end on any sample, the other end on a straight
 * line between two. Time is the clock's, stops included, as in a race. No window spans a leap of the distance that no
 * runner makes. Distances longer than the run are left out.
 */
export function bestEfforts(recording: Recording): BestEffort[] {
  const distance = recording.channels.distance;
  if (recording.family !== 'running' || distance === undefined) return [];
  const tracks = tracksOf(recording.time, distance.values);
  return EFFORT_DISTANCES_M.flatMap((metres) => {
    const found = tracks.map((track) => shortest(track, metres)).filter((effort) => effort !== null);
    if (found.length === 0) return [];
    return [found.reduce((best, effort) => (effort.seconds < best.seconds ? effort : best))];
  });
}

/** The stretches between leaps. A leap is judged from the last time the distance moved: a slow counter does not leap. */
function tracksOf(time: Float64Array, values: Float64Array): Track[] {
  const tracks: Track[] = [];
  let track = { time: [] as number[], distance: [] as number[] };
  let furthest = Number.NaN;
  let movedAt = Number.NaN;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    const now = time[i] as number;
    if (!isKnown(value)) continue;
    const step = value - furthest;
    if (step > MAX_SPEED_MPS.running * (now - movedAt)) {
      tracks.push(track);
      track = { time: [], distance: [] };
    }
    if (!(step <= 0)) {
      furthest = value;
      movedAt = now;
    }
    track.time.push(now);
    track.distance.push(furthest);
  }
  return [...tracks, track];
}

function shortest({ time, distance }: Track, metres: number): BestEffort | null {
  let best: BestEffort | null = null;
  const take = (startS: number, endS: number): void => {
    const seconds = endS - startS;
    if (seconds > 0 && (best === null || seconds < best.seconds)) best = { distanceM: metres, seconds, startS };
  };
  let ahead = 0;
  let behind = 0;
  for (let i = 0; i < time.length; i++) {
    const here = distance[i] as number;
    while (ahead < time.length && (distance[ahead] as number) < here + metres) ahead++;
    if (ahead < time.length) take(time[i] as number, crossing(time, distance, ahead, here + metres));
    while (behind + 1 < time.length && (distance[behind + 1] as number) <= here - metres) behind++;
    if ((distance[behind] as number) <= here - metres) take(leaving(time, distance, behind, here - metres), time[i] as number);
  }
  return best;
}

/** When the distance `at` was reached, between the samples `i - 1` and `i`. */
function crossing(time: readonly number[], distance: readonly number[], i: number, at: number): number {
  const to = distance[i] as number;
  const from = distance[i - 1] ?? to;
  if (to <= from) return time[i] as number;
  return (time[i - 1] as number) + ((at - from) / (to - from)) * ((time[i] as number) - (time[i - 1] as number));
}

/** When the distance `at` was left, between the samples `i` and `i + 1`. */
function leaving(time: readonly number[], distance: readonly number[], i: number, at: number): number {
  const from = distance[i] as number;
  const to = distance[i + 1] ?? from;
  if (to <= from) return time[i] as number;
  return (time[i] as number) + ((at - from) / (to - from)) * ((time[i + 1] as number) - (time[i] as number));
}
