import { heartModel } from './body.js';
import { seededRandom, wandering } from '#workouts/domain/simulation/noise.js';
import { DEFAULT_LOOP, rollingHills } from './plans.js';
import type { RunPlan } from './plans.js';
import { loopRoute } from '#workouts/domain/simulation/route.js';
import type { Sample } from './sample.js';

/** Speed that this runner holds for an hour. */
const HOUR_SPEED_MPS = 3.9;

/**
 * Runs the plan second by second: hills slow it down, the heart follows the effort that a hill
 * costs.
 */
export function simulateRun(plan: RunPlan): Sample[] {
  const variation = plan.variation ?? 0;
  const random = variation > 0 ? seededRandom(plan.seed ?? 1) : null;
  const pace = plan.speed ?? (() => 2.9);
  const height = plan.altitude === null ? null : (plan.altitude ?? rollingHills);
  const place =
    plan.gps === null ? null : loopRoute(plan.gps ?? { ...DEFAULT_LOOP, lengthM: 8000 });
  const heart = heartModel(
    {
      restingHr: plan.restingHr ?? 50,
      maxHr: plan.maxHr ?? 190,
      driftPerHour: plan.driftPerHour ?? 5,
    },
    random,
  );
  const drift = random === null ? () => 0 : wandering(random, 40);
  const stride = random === null ? () => 0 : wandering(random, 12);
  const samples: Sample[] = [];
  let distance = 0;
  for (let second = 0; second < plan.seconds; second += 1) {
    if (plan.pauses?.some((pause) => second > pause.from && second < pause.to)) {
      heart(0, second);
      continue;
    }
    const slope = height === null ? 0 : (height(distance + 5) - height(distance - 5)) / 10;
    const effortSpeed = pace(second) * (1 + 0.025 * variation * drift());
    const speed = effortSpeed * (1 - Math.max(-0.1, Math.min(0.25, 2.8 * slope)));
    const steps =
      plan.cadence?.(second) ?? 160 + 4.5 * (speed - 2.5) * 2 + stride() * 1.5 * variation;
    const position = place?.(distance);
    samples.push({
      second,
      distanceM: distance,
      speedMps: speed,
      power: null,
      heartRate:
        plan.heartRate === null
          ? null
          : Math.round(plan.heartRate?.(second) ?? heart(effortSpeed / HOUR_SPEED_MPS, second)),
      cadence: plan.cadence === null ? null : Math.round(steps) / 2,
      altitude: height?.(distance) ?? null,
      temperature:
        plan.temperature === null ? null : Math.round((plan.temperature ?? (() => 16))(second)),
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    });
    distance += speed;
  }
  return samples;
}
