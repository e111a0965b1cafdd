import { seededRandom } from '#workouts/domain/simulation/noise.js';
import { loopRoute, type LoopPlan } from '#workouts/domain/simulation/route.js';
import { heartModel } from './body.js';
import { rollingHills, type ActivityPlan } from './plans.js';
import type { Sample } from './sample.js';

/** What a sport takes where a plan says nothing. */
interface Defaults {
  readonly loop: LoopPlan;
  readonly driftPerHour: number;
  readonly temperatureC: number;
}

type Surrounded = Pick<Sample, 'heartRate' | 'altitude' | 'temperature' | 'latitude' | 'longitude'>;

/** The heart, the hills, the route and the weather of a plan, alike for rides and runs. */
export function surroundings(plan: ActivityPlan, defaults: Defaults) {
  const { restingHr = 50, maxHr = 190, driftPerHour = defaults.driftPerHour, variation = 0 } = plan;
  const { temperature = () => defaults.temperatureC } = plan;
  const random = variation > 0 ? seededRandom(plan.seed ?? 1) : null;
  const height = plan.altitude === null ? null : (plan.altitude ?? rollingHills);
  const place = plan.gps === null ? null : loopRoute(plan.gps ?? defaults.loop);
  const heart = heartModel({ restingHr, maxHr, driftPerHour }, random);
  return {
    random,
    variation,
    isPaused: (second: number) =>
      plan.pauses?.some((pause) => second > pause.from && second < pause.to) ?? false,
    /** Lets a second pass without effort. */
    rest: (second: number) => void heart(0, second),
    /** Rise over distance, from `reachM` before to `reachM` ahead. */
    slopeAt: (distanceM: number, reachM: number) =>
      height === null
        ? 0
        : (height(distanceM + reachM) - height(distanceM - reachM)) / (2 * reachM),
    /** @param effort share of what can be kept up for an hour */
    at: (second: number, distanceM: number, effort: number): Surrounded => {
      const rate = () => Math.round(plan.heartRate?.(second) ?? heart(effort, second));
      const position = place?.(distanceM);
      return {
        heartRate: plan.heartRate === null ? null : rate(),
        altitude: height?.(distanceM) ?? null,
        temperature: temperature === null ? null : Math.round(temperature(second)),
        latitude: position?.latitude ?? null,
        longitude: position?.longitude ?? null,
      };
    },
  };
}
