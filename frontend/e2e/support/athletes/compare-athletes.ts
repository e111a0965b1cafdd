import {
  buildRide,
  buildRun,
  intervalRide3x4,
  intervalRide5x4,
} from '../../../../backend/test/builders/fit/index.js';
import { AthleteApi } from './athlete-api.js';

const RIDER = { ftpW: 260, maxHr: 188, restingHr: 52, variation: 1, subSport: 'road' };
const RUNNER = { maxHr: 188, restingHr: 52, variation: 1, autoLapM: 1000 };

const hills = (metres: number) => (distanceM: number) =>
  430 + metres * (1 - Math.cos(distanceM / 400));

/**
 * Somebody with two even rides, the second one stronger on a flatter road, and an interval session.
 */
export async function comparingRider(url: string, email: string) {
  const athlete = await AthleteApi.onboarded(url, email);
  await athlete.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  const steady = await athlete.upload(
    'tuesday_loop.fit',
    new Uint8Array(
      buildRide({
        ...RIDER,
        seconds: 4500,
        seed: 31,
        startTime: new Date('2025-06-10T16:30:00Z'),
        power: () => 188,
        altitude: hills(22),
      }),
    ),
  );
  const stronger = await athlete.upload(
    'tuesday_loop_again.fit',
    new Uint8Array(
      buildRide({
        ...RIDER,
        seconds: 4800,
        seed: 32,
        startTime: new Date('2025-06-17T16:30:00Z'),
        power: () => 214,
        altitude: hills(3),
        ftpW: 296,
      }),
    ),
  );
  const intervals = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  return { athlete, steady, stronger, intervals };
}

/**
 * Somebody with three runs of the same kind, a little faster each week, the last one over hills.
 */
export async function comparingRunner(url: string, email: string) {
  const athlete = await AthleteApi.onboarded(url, email);
  await athlete.saveProfile({ maxHR: 188, restingHR: 52 });
  const run = (name: string, day: string, speed: number, seed: number, climb: number) =>
    athlete.upload(
      name,
      new Uint8Array(
        buildRun({
          ...RUNNER,
          seconds: 2700,
          seed,
          startTime: new Date(`2025-06-${day}T05:50:00Z`),
          speed: () => speed,
          altitude: hills(climb),
        }),
      ),
    );
  const first = await run('river_run.fit', '02', 2.8, 41, 2);
  const second = await run('river_run_2.fit', '09', 2.95, 42, 2);
  const hilly = await run('hill_run.fit', '16', 2.75, 43, 18);
  return { athlete, runs: [first, second, hilly] as const };
}

/** Up 2.4 km at 6 % and down again, twice on each round of 24 km. */
const twoClimbs = (distanceM: number) => {
  const at = distanceM % 24_000;
  const up = (start: number) => 0.06 * (Math.min(Math.max(at, start), start + 2400) - start);
  return 430 + up(3000) - up(6000) + up(13_000) - up(16_000);
};

/**
 * Somebody with a set of 3 × 4 min and one of 5 × 4 min, and three rides over the same two climbs,
 * the last one of five hours.
 */
export async function comparingClimber(url: string, email: string) {
  const athlete = await AthleteApi.onboarded(url, email);
  await athlete.subscribe();
  await athlete.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  const three = await athlete.upload('3x4_minutes.fit', new Uint8Array(intervalRide3x4()));
  const five = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const over = (name: string, day: string, watts: number, seconds: number, seed: number) =>
    athlete.upload(
      name,
      new Uint8Array(
        buildRide({
          ...RIDER,
          ...{ seconds, seed, power: () => watts, altitude: twoClimbs },
          startTime: new Date(`2025-06-${day}T07:30:00Z`),
        }),
      ),
    );
  const first = await over('climbs.fit', '03', 196, 5400, 51);
  const second = await over('climbs_again.fit', '10', 212, 5400, 52);
  const long = await over('five_hours.fit', '15', 176, 18_000, 53);
  return { athlete, three, five, climbs: [first, second, long] as const };
}
