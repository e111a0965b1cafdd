import type { Recording } from '#analysis/recording/recording.js';
import { recordingOf, type RecordingPlan } from './recording.builder.js';

/** Metres east and north of the origin. */
export type Point = readonly [east: number, north: number];

/** How a way was recorded. */
export interface TrackPlan extends RecordingPlan {
  readonly speedMps?: number;
  /** Largest error of a position, in metres; the same seed gives the same errors. */
  readonly jitterM?: number;
  readonly seed?: number;
  /** Height by the metres done. */
  readonly heightAt?: (metres: number) => number;
}

const ORIGIN = { latitude: 46.94, longitude: 7.44 };
const METRES_PER_DEGREE = 111_195;

/** A ride along a polyline at one speed, one sample a second. */
export function rideAlong(points: readonly Point[], plan: TrackPlan = {}): Recording {
  const { speedMps = 8, jitterM = 0, seed = 1, heightAt, channels, ...rest } = plan;
  const lengthM = lengthOf(points);
  const seconds = Math.floor(lengthM / speedMps) + 1;
  const random = randomFrom(seed);
  const ways = Array.from({ length: seconds }, (_, second) => {
    const [east, north] = pointAt(points, second * speedMps);
    return [east + jitterM * random(), north + jitterM * random()] as const;
  });
  const at = (second: number) => ways[Math.min(second, seconds - 1)] as Point;
  const narrow = Math.cos((ORIGIN.latitude * Math.PI) / 180);
  return recordingOf({
    seconds,
    ...rest,
    channels: {
      speed: () => speedMps,
      distance: (second) => second * speedMps,
      latitude: (second) => ORIGIN.latitude + at(second)[1] / METRES_PER_DEGREE,
      longitude: (second) => ORIGIN.longitude + at(second)[0] / (METRES_PER_DEGREE * narrow),
      ...(heightAt && { altitude: (second: number) => heightAt(second * speedMps) }),
      ...channels,
    },
  });
}

/** A round way of so many metres with bends, which begins and ends at the origin. */
export function loop(lengthM: number, bends = 3, turnedRad = 0): readonly Point[] {
  const count = 240;
  const raw = Array.from({ length: count + 1 }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / count;
    const radius = 1 + 0.25 * Math.sin(bends * angle);
    return [radius * Math.cos(angle + turnedRad), radius * Math.sin(angle + turnedRad)];
  });
  const [east, north] = raw[0] as Point;
  const scale = lengthM / lengthOf(raw);
  return raw.map(([x, y]) => [(x - east) * scale, (y - north) * scale] as const);
}

export function thereAndBack(way: readonly Point[]): readonly Point[] {
  return [...way, ...[...way].reverse().slice(1)];
}

export function reversed(way: readonly Point[]): readonly Point[] {
  return [...way].reverse();
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + between(points[at] as Point, point), 0);
}

function pointAt(points: readonly Point[], metres: number): Point {
  let left = metres;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1] as Point, points[at] as Point];
    const length = between(from, to);
    if (left <= length && length > 0)
      return [
        from[0] + ((to[0] - from[0]) * left) / length,
        from[1] + ((to[1] - from[1]) * left) / length,
      ];
    left -= length;
  }
  return points.at(-1) as Point;
}

function between([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}

/** Numbers from -1 to 1 (linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
