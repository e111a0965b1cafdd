import { ATHLETES } from '../world/athletes.js';
import type { EvalPlan, Meant } from '../world/plans.js';
import type { Truths } from '../truth/true-values.js';

/**
 * What a question may find in a workout, known from its plan and never from what the product made
 * of it.
 */
export interface Traits {
  readonly plan: EvalPlan;
  readonly ride: boolean;
  readonly meant: Meant;
  readonly power: boolean;
  readonly heartRate: boolean;
  readonly outdoors: boolean;
  readonly altitude: boolean;
  readonly thresholds: boolean;
  readonly basePace: boolean;
  readonly minutes: number;
  readonly truths: Truths;
  readonly faulty: boolean;
}

export function traitsOf(plan: EvalPlan, truths: Truths): Traits {
  const { family, indoor, without = [], faults = [], parts } = plan.plan;
  const ride = family === 'cycling';
  const { thresholds } = ATHLETES[plan.athlete];
  return {
    plan,
    ride,
    truths,
    meant: plan.meant,
    power: ride && !without.includes('power'),
    heartRate: !without.includes('heartRate'),
    outdoors: indoor !== true,
    altitude: indoor !== true && !without.includes('altitude'),
    thresholds:
      thresholds.maxHr !== null &&
      thresholds.restingHr !== null &&
      (!ride || thresholds.ftpW !== null),
    basePace: Boolean(thresholds.basePaceSPerKm),
    minutes: parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60,
    faulty: faults.length > 0,
  };
}

/**
 * The zone in which most time truly was spent, as the end of a key; by heart rate, or power on
 * rides.
 */
export function mainZone({ truths }: Traits, table: 'power' | 'heartRate'): string | null {
  const rows = ['below', '1', '2', '3', '4', '5', 'above']
    .map((zone) => ({ zone, share: truths.get(`zones.${table}.${zone}.share`)?.value ?? 0 }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = rows;
  // Two zones as good as even would make either answer right.
  return first && second && first.share - second.share > 4 ? first.zone : null;
}
