import { wandering } from '#workouts/domain/simulation/noise.js';

const RISE_S = 28;
const FALL_S = 45;

export interface BodyPlan {
  readonly restingHr: number;
  readonly maxHr: number;
  /** Rise of heart rate at the same output, bpm an hour. */
  readonly driftPerHour: number;
}

/**
 * Heart rate that follows the effort (1 = an hour's best) late, falls later than it rises, and
 * drifts upwards. Call once a second, in order.
 */
export function heartModel(
  plan: BodyPlan,
  random: (() => number) | null,
): (effort: number, second: number) => number {
  const jitter = random === null ? () => 0 : wandering(random, 6);
  const reserve = plan.maxHr - plan.restingHr;
  let current = plan.restingHr + reserve * 0.3;
  return (effort, second) => {
    const target =
      plan.restingHr +
      reserve * Math.min(1, 0.34 + 0.54 * Math.max(0, effort)) +
      (plan.driftPerHour * second) / 3600;
    current += (target - current) / (target > current ? RISE_S : FALL_S);
    return Math.min(plan.maxHr, current + jitter() * 0.8);
  };
}
