import type { SportFamily } from '#analysis/recording/sport.js';
import { loopRoute, type LoopPlan, type Position } from './route.js';

export const DEFAULT_LOOPS: Readonly<Record<SportFamily, LoopPlan>> = {
  cycling: { latitude: 46.94, longitude: 7.1, lengthM: 24_000 },
  running: { latitude: 46.94, longitude: 7.1, lengthM: 8000 },
};
const STEP_M = 20;

/** Positions along a closed loop, worked out once for every 20 m and on straight lines between. */
export function track(loop: LoopPlan): (distanceM: number) => Position {
  const route = loopRoute(loop);
  const points: Position[] = [];
  const point = (at: number): Position => (points[at] ??= route((at * STEP_M) % loop.lengthM));
  return (distanceM) => {
    const place = (distanceM % loop.lengthM) / STEP_M;
    const [a, b] = [point(Math.floor(place)), point(Math.floor(place) + 1)];
    const share = place - Math.floor(place);
    return {
      latitude: a.latitude + share * (b.latitude - a.latitude),
      longitude: a.longitude + share * (b.longitude - a.longitude),
    };
  };
}
