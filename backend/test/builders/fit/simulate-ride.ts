import { heartModel } from './body.js';
import { seededRandom, wandering } from '#workouts/domain/simulation/noise.js';
import { DEFAULT_LOOP, rollingHills } from './plans.js';
import type { RidePlan } from './plans.js';
import { loopRoute } from '#workouts/domain/simulation/route.js';
import type { Sample } from './sample.js';

const MASS_KG = 82;
const GRAVITY = 9.81;
const ROLLING = 0.005;
const AIR = 0.5 * 1.2 * 0.32;

/**
 * Rides the plan second by second: power moves the bike against air, rolling and slope; the heart
 * follows.
 */
export function simulateRide(plan: RidePlan): Sample[] {
  const variation = plan.variation ?? 0;
  const random = variation > 0 ? seededRandom(plan.seed ?? 1) : null;
  const power = plan.power === undefined ? () => 180 : plan.power;
  const ftp = plan.ftpW ?? 250;
  const height = plan.altitude === null ? null : (plan.altitude ?? rollingHills);
  const place = plan.gps === null ? null : loopRoute(plan.gps ?? DEFAULT_LOOP);
  const heart = heartModel(
    {
      restingHr: plan.restingHr ?? 50,
      maxHr: plan.maxHr ?? 190,
      driftPerHour: plan.driftPerHour ?? 4,
    },
    random,
  );
  const legs = roadPower(random, variation);
  const spin = random === null ? () => 0 : wandering(random, 20);
  const samples: Sample[] = [];
  let speed = 4;
  let distance = 0;
  for (let second = 0; second < plan.seconds; second += 1) {
    if (plan.pauses?.some((pause) => second > pause.from && second < pause.to)) {
      heart(0, second);
      speed = 2;
      continue;
    }
    const slope = height === null ? 0 : (height(distance + 10) - height(distance - 10)) / 20;
    const watts = Math.max(0, Math.round(legs((power ?? (() => 180))(second), slope)));
    speed = Math.max(1.2, speed + accelerationOf(watts, speed, slope));
    const cadence =
      watts === 0 ? 0 : Math.round((plan.cadence ?? (() => 88))(second) + spin() * 4 * variation);
    const position = place?.(distance);
    samples.push({
      second,
      distanceM: distance,
      speedMps: speed,
      power: power === null ? null : watts,
      heartRate:
        plan.heartRate === null
          ? null
          : Math.round(plan.heartRate?.(second) ?? heart(watts / ftp, second)),
      cadence: plan.cadence === null ? null : cadence,
      altitude: height?.(distance) ?? null,
      temperature:
        plan.temperature === null ? null : Math.round((plan.temperature ?? (() => 19))(second)),
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    });
    distance += speed;
  }
  return samples;
}

function accelerationOf(watts: number, speed: number, slope: number): number {
  const resistance = MASS_KG * GRAVITY * (ROLLING + slope) + AIR * speed * speed;
  return Math.max(-2.5, Math.min(1.5, (watts / Math.max(speed, 2.5) - resistance) / MASS_KG));
}

/**
 * Turns the planned watts into what legs do on a road: slow drifts, quick strokes, more uphill, and
 * coasting downhill.
 */
function roadPower(
  random: (() => number) | null,
  variation: number,
): (planned: number, slope: number) => number {
  if (random === null) return (planned) => planned;
  const slow = wandering(random, 50);
  const quick = wandering(random, 3);
  let coasting = 0;
  return (planned, slope) => {
    if (coasting > 0) coasting -= 1;
    else if (random() < variation * (slope < -0.012 ? 0.03 : 0.003))
      coasting = Math.round(2 + random() * 7);
    if (coasting > 0) return 0;
    return (
      planned *
      (1 +
        variation * (0.05 * slow() + 0.07 * quick() + 3.5 * Math.max(-0.05, Math.min(0.05, slope))))
    );
  };
}
