import { isKnown } from '../math/known.js';

/** Metres up and down between neighbouring rows. */
export interface HeightChange {
  readonly ascentM: number;
  readonly descentM: number;
}

/**
 * Metres climbed and descended between each row and the next one given, by one pass of the
 * hysteresis over the whole, so that parts sum up to the totals (see `climbed`).
 *
 * @param bounds rising rows, the first 0
 */
export function heightChanges(
  altitude: ArrayLike<number>,
  hysteresis: number,
  bounds: readonly number[],
): HeightChange[] {
  const changes: HeightChange[] = [];
  let reference = Number.NaN;
  let row = 0;
  for (let place = 1; place < bounds.length; place++) {
    const to = Math.min(bounds[place] as number, altitude.length);
    let ascentM = 0;
    let descentM = 0;
    for (; row < to; row++) {
      const here = altitude[row] as number;
      if (!isKnown(here)) continue;
      if (Number.isNaN(reference)) reference = here;
      const change = here - reference;
      if (Math.abs(change) < hysteresis) continue;
      if (change > 0) ascentM += change;
      else descentM -= change;
      reference = here;
    }
    changes.push({ ascentM, descentM });
  }
  return changes;
}
