import { wandering } from './noise.js';

/**
 * Half the way to a new level takes longer down than up (time constants after Zakynthinaki 2015,
 * rounded). s.
 */
const RISE_S = 32;
const FALL_S = 48;

export interface Heart {
  readonly restingHr: number;
  readonly maxHr: number;
  readonly driftPerHour: number;
}

/**
 * Heart rate that follows the effort (1 = sustainable for an hour) late, falls later than it
 * rises, drifts upwards over the hours and never beats evenly. Call once for every second, in
 * order.
 */
export function beatingHeart(
  { restingHr, maxHr, driftPerHour }: Heart,
  random: () => number,
): (effort: number, second: number) => number {
  const reserve = maxHr - restingHr;
  const jitter = wandering(random, 5);
  let level = restingHr + 0.25 * reserve;
  return (effort, second) => {
    const steady = restingHr + reserve * Math.min(1, 0.3 + 0.58 * effort);
    const target = Math.min(maxHr, steady + (driftPerHour * second) / 3600);
    level += (target - level) / (target > level ? RISE_S : FALL_S);
    return Math.min(maxHr, level + 0.9 * jitter());
  };
}
