import { wandering } from '#workouts/domain/simulation/noise.js';
import { DEFAULT_LOOP, type RunPlan } from './plans.js';
import type { Sample } from './sample.js';
import { surroundings } from './surroundings.js';

/** This runner's speed over one hour. */
const HOUR_SPEED_MPS = 3.9;

/**
 * Runs the plan second by second: hills slow it down, the heart follows the effort that a hill
 * costs.
 */
export function simulateRun(plan: RunPlan): Sample[] {
  const { speed: pace = () => 2.9 } = plan;
  const around = surroundings(plan, {
    loop: { ...DEFAULT_LOOP, lengthM: 8000 },
    driftPerHour: 5,
    temperatureC: 16,
  });
  const { random, variation } = around;
  const drift = random === null ? () => 0 : wandering(random, 40);
  const stride = random === null ? () => 0 : wandering(random, 12);
  const samples: Sample[] = [];
  let distance = 0;
  for (let second = 0; second < plan.seconds; second += 1) {
    if (around.isPaused(second)) {
      around.rest(second);
      continue;
    }
    const slope = around.slopeAt(distance, 5);
    const effortSpeed = pace(second) * (1 + 0.025 * variation * drift());
    const speed = effortSpeed * (1 - Math.max(-0.1, Math.min(0.25, 2.8 * slope)));
    const steps =
      plan.cadence?.(second) ?? 160 + 4.5 * (speed - 2.5) * 2 + stride() * 1.5 * variation;
    samples.push({
      second,
      distanceM: distance,
      speedMps: speed,
      power: null,
      cadence: plan.cadence === null ? null : Math.round(steps) / 2,
      ...around.at(second, distance, effortSpeed / HOUR_SPEED_MPS),
    });
    distance += speed;
  }
  return samples;
}
