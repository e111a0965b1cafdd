import { totalDistance } from '#analysis/recording/device-totals.js';
import type { Recording } from '#analysis/recording/recording.js';

/**
 * Metres at every sample: as recorded, linear in time in between, constant before the first and
 * after the last; null without distance. The recording ends at the device's total, as the workout's
 * distance does.
 */
export function distanceAlong({ time, channels, device }: Recording): Float64Array | null {
  const recorded = channels.distance?.values;
  const first = recorded?.findIndex(Number.isFinite) ?? -1;
  if (!recorded || first < 0) return null;
  const along = Float64Array.from(recorded);
  along.fill(recorded[first] as number, 0, first);
  let last = first;
  for (let i = first + 1; i < along.length; i++) {
    if (!Number.isFinite(recorded[i])) continue;
    fillBetween(along, time, last, i);
    last = i;
  }
  return upTo(
    along.fill(along[last] as number, last + 1),
    totalDistance(along[last] as number, device),
  );
}

/** Nowhere further than the total, and there at the last sample. */
function upTo(along: Float64Array, total: number): Float64Array {
  for (let i = 0; i < along.length; i++) along[i] = Math.min(along[i] as number, total);
  along[along.length - 1] = total;
  return along;
}

function fillBetween(along: Float64Array, time: Float64Array, from: number, to: number): void {
  const start = along[from] as number;
  const startTime = time[from] as number;
  const slope = ((along[to] as number) - start) / ((time[to] as number) - startTime);
  for (let i = from + 1; i < to; i++) along[i] = start + slope * ((time[i] as number) - startTime);
}
