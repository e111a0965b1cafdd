/** Height above the sea over the distance covered, metres. */
export type Terrain = (distanceM: number) => number;

/**
 * A hill of one road: where its top is, how far its foot is from there, and how high it stands.
 * Metres.
 */
export interface Hill {
  readonly topM: number;
  readonly halfWidthM: number;
  readonly heightM: number;
}

export const flat: Terrain = () => 420;

/** Waves of a few metres, as on any road that is called flat. */
export const rolling: Terrain = (distanceM) =>
  420 + 4 * Math.sin(distanceM / 610) + 1.5 * Math.sin(distanceM / 170 + 1);

/** Ground with hills on it; each is steepest half-way up, at about `1.57 · height / halfWidth`. */
export function hills(list: readonly Hill[], ground: Terrain = rolling): Terrain {
  return (distanceM) =>
    list.reduce((height, hill) => height + rise(hill, distanceM), ground(distanceM));
}

function rise({ topM, halfWidthM, heightM }: Hill, distanceM: number): number {
  const away = Math.abs(distanceM - topM) / halfWidthM;
  return away >= 1 ? 0 : (heightM / 2) * (1 + Math.cos(Math.PI * away));
}

/** Rise over run around a point of the road, over 10 m. */
export function slopeAt(terrain: Terrain, distanceM: number): number {
  return (terrain(distanceM + 5) - terrain(distanceM - 5)) / 10;
}
