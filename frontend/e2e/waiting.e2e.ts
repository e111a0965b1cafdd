import type { Page, Route } from '@playwright/test';
import { steadyRide1h } from '../../backend/test/builders/fit/index.js';
import { expectAccessible, expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';

const says = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** As nginx answers for a server that is away. */
const badGateway = (route: Route) =>
  route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' });

test('the workout page says that it is offline, never that there is no workout, and recovers', async ({
  page,
  context,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'waiting-offline@example.org');
  const id = await athlete.upload('steady.fit', new Uint8Array(steadyRide1h()));
  await openAs(page, athlete.token, '/');
  const row = page.locator(`a[href="/workouts/${id}"]`).first();
  await row.waitFor();
  await context.setOffline(true);
  await row.click();
  await says(page, 'You are offline').waitFor();
  await expect(page.getByText('Workout not found')).toHaveCount(0);
  await expectFit(page);
  await expectAccessible(page);
  await context.setOffline(false);
  await says(page, 'Road Cycling Workout').waitFor();

  await test.step('planned work has words of its own, and ends without a click', async () => {
    const maintained = (route: Route) =>
      route.fulfill({
        status: 503,
        json: { statusCode: 503, code: 'MAINTENANCE', error: 'MAINTENANCE', message: 'Later.' },
      });
    await page.route('**/api/**', maintained);
    await page.reload();
    await says(page, 'Stridewatt is being maintained').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/**');
    await says(page, 'Road Cycling Workout').waitFor();
  });
});

test('a start while the server is away keeps the session, says so and recovers', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'waiting-start@example.org');
  await page.route('**/api/**', badGateway);
  await openAs(page, athlete.token, '/upload');
  await says(page, 'Stridewatt cannot be reached').waitFor();
  await expectFit(page);
  await expectAccessible(page);
  expect(await token(page)).toBe(athlete.token);
  await page.unroute('**/api/**');
  await says(page, 'Upload a workout').waitFor();

  await test.step('so does a start whose program does not load', async () => {
    await page.route(/\/(api|assets\/start-app)/, (route) => route.abort('connectionrefused'));
    await page.reload();
    await says(page, 'Stridewatt cannot be reached').waitFor();
    await page.unroute(/\/(api|assets\/start-app)/);
    await says(page, 'Upload a workout').waitFor();
    expect(await token(page)).toBe(athlete.token);
  });
});
