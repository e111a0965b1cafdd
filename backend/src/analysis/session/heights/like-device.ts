import { changesOver, wavesFrom, type TurningPoints } from './turning-points.js';

/** Devices count waves from some height on, of up to this many metres (ours, over the corpus). */
const MOST_M = 10;
const HALVINGS = 12;
/** Two sums are of the same climbing within this (ours). */
const SAME = { metres: 2, share: 0.01 } as const;

/** Whether what heights sum up to is what the device summed up. */
export function isSameClimbing(summed: number, device: number | null): boolean {
  return device !== null && Math.abs(summed - device) <= Math.max(SAME.metres, SAME.share * device);
}

/**
 * The rises and falls that sum up to the climbing of the device: of waves from the least height on
 * that does so, as each device has its own. Null where no height does, or the device has no total.
 *
 * @param waves every turn of the recorded heights
 */
export function likeDevice(
  waves: readonly TurningPoints[],
  ascentM: number | null,
): readonly TurningPoints[] | null {
  if (ascentM === null) return null;
  let [low, high] = [0, MOST_M];
  if (!isSameClimbing(ascentOver(waves, high), ascentM) && ascentOver(waves, high) > ascentM)
    return null;
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (low + high) / 2;
    if (ascentOver(waves, middle) > ascentM) low = middle;
    else high = middle;
  }
  const apart = (threshold: number): number => Math.abs(ascentOver(waves, threshold) - ascentM);
  const best = apart(low) < apart(high) ? low : high;
  return isSameClimbing(ascentOver(waves, best), ascentM) ? wavesFrom(waves, best) : null;
}

function ascentOver(waves: readonly TurningPoints[], threshold: number): number {
  return wavesFrom(waves, threshold).reduce((sum, piece) => sum + changesOver(piece).up, 0);
}
