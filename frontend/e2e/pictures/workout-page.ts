import type { Page } from '@playwright/test';
import {
  buildRide,
  easyRun,
  fadingRide,
  indoorRideNoGps,
  intervalRide5x4,
  tenKRun,
} from '../../../backend/test/builders/fit/index.js';
import type { WorkoutDetailAnswer } from '../../src/api/generated/types.gen.js';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import type { Picture } from '../support/page/picture.js';

const THRESHOLDS = { currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 };
const RIDER = { ftpW: 260, maxHr: 188, restingHr: 52, variation: 1, subSport: 'road' };

/**
 * The workout page from top to end: each kind of session, and what is said where something is
 * missing or was mended.
 */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const athlete = await AthleteApi.onboarded(url, 'workout-page@example.org');
  await athlete.saveProfile(THRESHOLDS);
  await athlete.subscribe();
  const stranger = await AthleteApi.onboarded(url, 'workout-page-stranger@example.org');
  await athlete.upload('easy_morning_run.fit', new Uint8Array(easyRun()));
  const ride = await athlete.upload('long_saturday_ride.fit', new Uint8Array(fadingRide()));
  const intervals = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const run = await athlete.upload('10k_race.fit', new Uint8Array(tenKRun()));
  const hilly = await athlete.upload('three_times_up.fit', hillyRide());
  const damaged = await athlete.upload('loose_sensors.fit', damagedRide());
  const indoor = await athlete.upload('trainer.fit', new Uint8Array(indoorRideNoGps()));
  const bare = await stranger.upload('first_ride.fit', bareRide());
  const page = (
    name: string,
    id: string,
    part: string | null = null,
    { token } = athlete,
  ): Picture => ({ name, path: `/workouts/${id}`, token, settled: at(part) });
  return [
    page('workout-page-ride', ride),
    page('workout-page-ride-curve', ride, 'Power curve'),
    page('workout-page-run', run),
    page('workout-page-run-efforts', run, 'Best efforts'),
    page('workout-page-intervals', intervals, 'Intervals'),
    page('workout-page-intervals-curve', intervals, 'Power curve'),
    page('workout-page-hilly', hilly, 'Terrain'),
    {
      ...page('workout-page-stops', hilly, 'Terrain'),
      settled: async (page) => {
        await at('Terrain')(page);
        await page.getByTitle('Stops').click();
      },
    },
    page('workout-page-damaged', damaged),
    page('workout-page-damaged-data', damaged, 'Data and conditions'),
    page('workout-page-no-thresholds', bare, 'Time in zones', stranger),
    page('workout-page-indoor', indoor),
    {
      name: 'workout-page-loading',
      path: `/workouts/${ride}`,
      token: athlete.token,
      settled: (page) => stillLoading(page, ride),
    },
    {
      name: 'workout-page-not-ready',
      path: `/workouts/${ride}`,
      token: athlete.token,
      settled: (page) => beingComputed(page, ride),
    },
    {
      name: 'workout-page-error',
      path: `/workouts/${ride}`,
      token: athlete.token,
      settled: (page) => unreachable(page, ride),
    },
    {
      name: 'workout-page-missing',
      path: '/workouts/01a1fcf1-74d2-73d1-9c51-0f550c1401e4',
      token: athlete.token,
      settled: (missing) => missing.getByRole('heading', { name: 'Workout not found' }).waitFor(),
    },
  ];
}

/** The page with all of its numbers, from the heading of a part on. */
function at(part: string | null): Picture['settled'] {
  return async (page: Page) => {
    await page.locator('canvas').first().waitFor();
    await page.getByRole('heading', { name: 'Data and conditions' }).waitFor();
    if (part !== null)
      await page
        .getByRole('heading', { name: part, exact: true, level: 2 })
        .evaluate((heading) => heading.scrollIntoView());
  };
}

async function stillLoading(page: Page, id: string): Promise<void> {
  await page.route(`**/api/workouts/${id}`, () => undefined);
  await page.reload();
  await page.getByText('Loading workout details...').waitFor();
}

/** As for the moment after new thresholds were saved. */
async function beingComputed(page: Page, id: string): Promise<void> {
  await page.route(`**/api/workouts/${id}`, async (route) => {
    const answer = await route.fetch();
    const { workout } = (await answer.json()) as WorkoutDetailAnswer;
    await route.fulfill({
      json: { workout: { ...workout, analysis: { ...workout.analysis, status: 'recomputing' } } },
    });
  });
  await page.reload();
  await page.getByText('Your analysis is being computed').waitFor();
  await page.locator('canvas').first().waitFor();
}

async function unreachable(page: Page, id: string): Promise<void> {
  await page.route(`**/api/workouts/${id}`, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
}

function hillyRide(): Uint8Array<ArrayBuffer> {
  const altitude = (distanceM: number): number =>
    300 +
    260 * Math.max(0, Math.sin((2 * Math.PI * distanceM) / 14_000)) +
    8 * Math.sin(distanceM / 700);
  const power = (second: number): number => 210 + 40 * Math.sin(second / 300);
  return new Uint8Array(
    buildRide({
      ...RIDER,
      seconds: 5400,
      seed: 33,
      pauses: [
        { from: 1480, to: 1730 },
        { from: 3900, to: 3965 },
      ],
      startTime: new Date('2025-06-19T15:05:00Z'),
      altitude,
      power,
    }),
  );
}

/** A power meter that spikes, a strap that loses contact, and a device that slept. */
function damagedRide(): Uint8Array<ArrayBuffer> {
  const power = (second: number): number => (second % 700 === 350 ? 2600 : 195);
  const heartRate = (second: number): number =>
    second > 1200 && second < 1290 ? 0 : Math.min(150, 100 + second / 8);
  return new Uint8Array(
    buildRide({
      ...RIDER,
      seconds: 3600,
      seed: 35,
      startTime: new Date('2025-06-11T16:10:00Z'),
      power,
      heartRate,
      variation: 0.6,
    }),
  );
}

function bareRide(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    buildRide({
      seconds: 3600,
      seed: 34,
      variation: 1,
      power: () => 180,
      startTime: new Date('2025-05-02T15:05:00Z'),
    }),
  );
}
