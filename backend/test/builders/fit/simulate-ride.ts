import { wandering } from '#workouts/domain/simulation/noise.js';
import { DEFAULT_LOOP, type RidePlan } from './plans.js';
import type { Sample } from './sample.js';
import { surroundings } from './surroundings.js';

const MASS_KG = 82;
const GRAVITY = 9.81;
const ROLLING = 0.005;
const AIR = 0.5 * 1.2 * 0.32;

/**
 * Rides the plan second by second: power moves the bike against air, rolling and slope; the heart
 * follows.
 */
export function simulateRide(plan: RidePlan): Sample[] {
  const { ftpW = 250, power = () => 180, cadence = () => 88 } = plan;
  const around = surroundings(plan, { loop: DEFAULT_LOOP, driftPerHour: 4, temperatureC: 19 });
  const { random, variation } = around;
  const legs = roadPower(random, variation);
  const spin = random === null ? () => 0 : wandering(random, 20);
  const samples: Sample[] = [];
  let speed = 4;
  let distance = 0;
  for (let second = 0; second < plan.seconds; second += 1) {
    if (around.isPaused(second)) {
      around.rest(second);
      speed = 2;
      continue;
    }
    const slope = around.slopeAt(distance, 10);
    const watts = Math.max(0, Math.round(legs((power ?? (() => 180))(second), slope)));
    speed = Math.max(1.2, speed + accelerationOf(watts, speed, slope));
    const turns =
      watts === 0 ? 0 : Math.round((cadence ?? (() => 88))(second) + spin() * 4 * variation);
    samples.push({
      second,
      distanceM: distance,
      speedMps: speed,
      power: power === null ? null : watts,
      cadence: cadence === null ? null : turns,
      ...around.at(second, distance, watts / ftpW),
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
