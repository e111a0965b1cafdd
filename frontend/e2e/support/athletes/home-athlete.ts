import { buildRide, buildRun } from '../../../../backend/test/builders/fit/index.js';
import { AthleteApi } from './athlete-api.js';

const dayMs = 86_400_000;
const rider = { ftpW: 260, maxHr: 188, restingHr: 52, variation: 1 };

/**
 * Noon of a day so many days ago, so that it is the same day in every time zone of Europe and
 * America.
 */
export function daysAgo(days: number): Date {
  return new Date(Math.floor((Date.now() - days * dayMs) / dayMs) * dayMs + dayMs / 2);
}

export interface HomeAthlete {
  readonly api: AthleteApi;
  /** Two rides of this week and the last, and a run of last year. */
  readonly rides: readonly [string, string];
  readonly run: string;
}

/** More rides of these weeks, for an athlete with a plan. */
export async function addRides(api: AthleteApi, days: readonly number[]): Promise<void> {
  for (const [index, each] of days.entries()) {
    const laps = index % 2 === 0;
    const power = (second: number): number => (laps && second % 420 < 240 ? 285 : 160);
    const bytes = buildRide({
      ...rider,
      seconds: 2520,
      seed: 40 + index,
      subSport: laps ? 'road' : 'indoorCycling',
      startTime: daysAgo(each),
      variation: 0.4,
      power,
    });
    await api.upload(
      laps ? `1763300${index}_6x4_hill_repeats.fit` : 'easy_spin.fit',
      new Uint8Array(bytes),
    );
  }
}

/** An athlete with the three workouts of a trial, the newest of them recent. */
export async function homeAthlete(url: string, email: string): Promise<HomeAthlete> {
  const api = await AthleteApi.onboarded(url, email);
  await api.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  const ride = (days: number, seed: number, power: (second: number) => number) =>
    new Uint8Array(
      buildRide({
        ...rider,
        seconds: 2400,
        seed,
        subSport: 'road',
        startTime: daysAgo(days),
        power,
      }),
    );
  const fresh = await api.upload(
    '1763397730_5x4_minutes_by_the_river_and_back_home.fit',
    ride(0, 31, () => 195),
  );
  const older = await api.upload(
    'tempo.fit',
    ride(8, 32, (second) => 220 - second * 0.02),
  );
  const run = await api.upload(
    'autumn_run.fit',
    new Uint8Array(
      buildRun({
        maxHr: 188,
        restingHr: 52,
        variation: 1,
        seconds: 1800,
        seed: 33,
        startTime: daysAgo(400),
        speed: () => 3,
      }),
    ),
  );
  return { api, rides: [fresh, older], run };
}
