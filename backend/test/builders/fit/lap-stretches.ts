import type { Span } from '#analysis/recording/recording.js';
import type { ActivityPlan, LapPlan } from './plans.js';
import type { Sample } from './sample.js';

export interface LapStretch extends Span {
  readonly trigger: NonNullable<LapPlan['trigger']> | 'sessionEnd';
  readonly intensity: NonNullable<LapPlan['intensity']>;
  readonly step: number | null;
}

/**
 * Where the laps lie: the planned ones, or one for each stretch of `autoLapM`; the rest is the last
 * lap.
 */
export function lapStretches(plan: ActivityPlan, samples: readonly Sample[]): LapStretch[] {
  const laps: LapStretch[] = [];
  let from = 0;
  const close = (
    to: number,
    trigger: LapStretch['trigger'],
    { intensity = 'active', step = null }: Partial<Pick<LapStretch, 'intensity' | 'step'>> = {},
  ): void => {
    if (to > from) laps.push({ from, to, trigger, intensity, step });
    from = Math.max(from, to);
  };
  for (const lap of plan.laps ?? [])
    close(Math.min(plan.seconds, from + lap.seconds), lap.trigger ?? 'manual', lap);
  if (plan.autoLapM !== undefined) {
    let next = plan.autoLapM;
    for (const { second, distanceM } of samples) {
      if (distanceM < next) continue;
      close(second, 'distance');
      next += plan.autoLapM;
    }
  }
  close(plan.seconds, 'sessionEnd');
  return laps;
}
