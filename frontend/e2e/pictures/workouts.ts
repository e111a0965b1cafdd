import type { Page } from '@playwright/test';
import { fadingRide, intervalRide5x4, tenKRun } from '../../../backend/test/builders/fit/index.js';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import { heading, type Picture } from '../support/page/picture.js';

/** A home with workouts, two of them opened, and the end of a trial. */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const athlete = await AthleteApi.onboarded(url, 'athlete@example.org');
  await athlete.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  const run = await athlete.upload('10k_race.fit', new Uint8Array(tenKRun()));
  const intervals = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const fading = await athlete.upload('long_saturday_ride.fit', new Uint8Array(fadingRide()));
  for (const workout of [fading, run, intervals])
    await athlete.ask(workout, 'Did I fade at the end?');
  const chart = (page: Page) => page.locator('canvas').first().waitFor();
  return [
    { name: 'home', path: '/', token: athlete.token, settled: heading('All Workouts') },
    { name: 'trial-used-up', path: '/upload', token: athlete.token, settled: goHome },
    { name: 'workout-ride', path: `/workouts/${fading}`, token: athlete.token, settled: chart },
    {
      name: 'workout-intervals',
      path: `/workouts/${intervals}`,
      token: athlete.token,
      settled: chart,
    },
  ];
}

/** The way home of somebody who has used everything up. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stridewatt, home' }).click();
  await page.getByRole('dialog', { name: 'Your free trial is used up' }).waitFor();
}
