/** Height above the sea over the distance covered, metres. */
export type Terrain = (distanceM: number) => number;

export const flat: Terrain = () => 420;

/** Waves of a few metres, as on any road that is called flat. */
export const rolling: Terrain = (distanceM) => 420 + 4 * Math.sin(distanceM / 610) + 1.5 * Math.sin(distanceM / 170 + 1);

/** Hills of unlike length and steepness, up to 7 % or so, one after another. */
export const hilly: Terrain = (distanceM) => 520 + 62 * Math.sin(distanceM / 1130) + 31 * Math.sin(distanceM / 487 + 2) + 12 * Math.sin(distanceM / 211 + 4);

/** The same hill over and over: `lengthM` up at `slope`, as much down. */
export function repeatedHill(lengthM: number, slope: number): Terrain {
  return (distanceM) => {
    const at = distanceM % (2 * lengthM);
    return 400 + slope * Math.min(at, 2 * lengthM - at);
  };
}

/** Rise over run around a point of the road, over 10 m. */
export function slopeAt(terrain: Terrain, distanceM: number): number {
  return (terrain(distanceM + 5) - terrain(distanceM - 5)) / 10;
}
