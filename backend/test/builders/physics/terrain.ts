import type { Terrain } from '#workouts/domain/simulation/terrain.js';

export { rolling, type Terrain } from '#workouts/domain/simulation/terrain.js';

/** Hills of unlike length and steepness, up to 7 % or so, one after another. */
export const hilly: Terrain = (distanceM) =>
  520 +
  62 * Math.sin(distanceM / 1130) +
  31 * Math.sin(distanceM / 487 + 2) +
  12 * Math.sin(distanceM / 211 + 4);

/** The same hill over and over: `lengthM` up at `slope`, as much down. */
export function repeatedHill(lengthM: number, slope: number): Terrain {
  return (distanceM) => {
    const at = distanceM % (2 * lengthM);
    return 400 + slope * Math.min(at, 2 * lengthM - at);
  };
}
