import type { SportFamily } from '../../../src/analysis/recording/sport.js';
import { DEFAULT_LOOP } from '../fit/plans.js';
import { loopRoute, type Position } from '../fit/route.js';

const LENGTH_M = { cycling: 24_000, running: 8000 } as const;
const STEP_M = 20;

/** Positions along a closed loop, worked out once for every 20 m and on straight lines between. */
export function track(family: SportFamily): (distanceM: number) => Position {
  const lengthM = LENGTH_M[family];
  const route = loopRoute({ ...DEFAULT_LOOP, lengthM });
  const points: Position[] = [];
  const point = (at: number): Position => (points[at] ??= route((at * STEP_M) % lengthM));
  return (distanceM) => {
    const place = (distanceM % lengthM) / STEP_M;
    const [a, b] = [point(Math.floor(place)), point(Math.floor(place) + 1)];
    const share = place - Math.floor(place);
    return { latitude: a.latitude + share * (b.latitude - a.latitude), longitude: a.longitude + share * (b.longitude - a.longitude) };
  };
}
