import type { Page } from '@playwright/test';
import {
  indoorRideNoGps,
  intervalRide5x4,
  steadyRide1h,
} from '../../../backend/test/builders/fit/index.js';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import type { Picture } from '../support/page/picture.js';

/**
 * The curves with their map: a range picked, a place pointed at, by distance, and without
 * positions.
 */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const athlete = await AthleteApi.onboarded(url, 'charts@example.org');
  await athlete.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  const intervals = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const steady = await athlete.upload('evening_endurance.fit', new Uint8Array(steadyRide1h()));
  const indoor = await athlete.upload('on_the_trainer.fit', new Uint8Array(indoorRideNoGps()));
  return [
    {
      name: 'workout-charts-selection',
      path: `/workouts/${intervals}#t=1320-1560&ch=power`,
      token: athlete.token,
      settled: selected,
    },
    {
      name: 'workout-charts-distance',
      path: `/workouts/${steady}`,
      token: athlete.token,
      settled: byDistance,
    },
    {
      name: 'workout-charts-no-gps',
      path: `/workouts/${indoor}`,
      token: athlete.token,
      settled: drawn,
    },
  ];
}

async function drawn(page: Page): Promise<void> {
  await page.locator('canvas').first().waitFor();
  await page.locator('#charts').evaluate((charts) => charts.scrollIntoView());
}

async function selected(page: Page): Promise<void> {
  await page.getByText('22:00 to 26:00', { exact: true }).waitFor();
  await page.getByText('reading every second').waitFor({ state: 'detached' });
  await drawn(page);
}

async function byDistance(page: Page): Promise<void> {
  await drawn(page);
  await page
    .getByText('Distance', { exact: true })
    .and(page.locator('.ant-segmented-item-label'))
    .click();
  const sheet = await page.getByRole('slider', { name: /in the workout/ }).boundingBox();
  if (sheet) await page.mouse.move(sheet.x + sheet.width * 0.6, sheet.y + 60);
}
