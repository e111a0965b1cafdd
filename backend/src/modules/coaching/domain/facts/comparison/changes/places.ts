import type { CloserLook } from '#coaching/domain/facts/closer/closer-look.js';

/** Degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres of a degree of latitude. */
const DEGREE_M = 111_320;

/** Places at even shares of the distance, from start to end; null where the track has gaps. */
export function placesAlong(
  { ground: { grid } }: CloserLook,
  count: number,
): readonly Place[] | null {
  const { distance } = grid.channels;
  const length = distance?.at(-1);
  if (!distance || !length) return null;
  const places: Place[] = [];
  let row = 0;
  for (let at = 0; at < count; at++) {
    while (row < grid.length - 1 && (distance[row] ?? 0) < (at / (count - 1)) * length) row++;
    const place = placeIn(grid.channels, row);
    if (!place) return null;
    places.push(place);
  }
  return places;
}

/** On the plane of the first place, which is exact enough over some kilometres. m. */
export function metresBetween(a: Place, b: Place): number {
  const east = (b.longitude - a.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(b.latitude - a.latitude, east) * DEGREE_M;
}

function placeIn(channels: CloserLook['ground']['grid']['channels'], row: number): Place | null {
  const [latitude, longitude] = [channels.latitude?.[row], channels.longitude?.[row]];
  if (latitude === undefined || longitude === undefined) return null;
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}
