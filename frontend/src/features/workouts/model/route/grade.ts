import { lowerBound } from '../chart/every-second.js';
import type { Stream } from '../chart/streams.js';
import { distanceAt, interpolate, type Track } from './track.js';

/** Half the way over which a gradient is taken, metres: height wanders by a metre or two. */
const HALF_WAY_M = 50;

/** The gradient at a time in percent; null where height or way are not known. */
export function gradeOver(track: Track, altitude: Stream): (second: number) => number | null {
  const isKnown = (second: number): boolean => {
    const next = lowerBound(altitude.t, second);
    return (
      (altitude.v[next] ?? null) !== null && (next === 0 || (altitude.v[next - 1] ?? null) !== null)
    );
  };
  const heights = altitude.v.map((metres) => metres ?? 0);
  return (second) => {
    const middle = distanceAt(track, second);
    const from = interpolate(track.d, track.t, middle - HALF_WAY_M);
    const to = interpolate(track.d, track.t, middle + HALF_WAY_M);
    const way = distanceAt(track, to) - distanceAt(track, from);
    if (way < HALF_WAY_M || !isKnown(from) || !isKnown(to)) return null;
    return (
      ((interpolate(altitude.t, heights, to) - interpolate(altitude.t, heights, from)) / way) * 100
    );
  };
}
