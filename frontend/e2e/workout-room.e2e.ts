import type { Page } from '@playwright/test';
import { intervalRide5x4 } from '../../backend/test/builders/fit/index.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { expectNoSidewaysScroll } from './support/page/accessible.js';
import { sheetOf } from './support/page/charts.js';
import { openAs } from './support/page/open-as.js';

async function openIntervals(page: Page, url: string, name: string): Promise<void> {
  const athlete = await AthleteApi.onboarded(url, `workout-room-${name}@example.org`);
  const id = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  await openAs(page, athlete.token, `/workouts/${id}`);
  await page.getByRole('heading', { name: 'Data and conditions' }).waitFor();
}

test('one button opens the coach at every width, and the curves keep most of the page [P7]', async ({
  page,
  product,
}) => {
  await openIntervals(page, product.url, 'widths');
  const field = page.getByLabel('Ask about this workout');
  for (const width of [1920, 1440, 1024, 768, 360]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectReadoutWhole(page);
      await page.getByRole('button', { name: 'Chat about this workout' }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      if (width === 1440) {
        const curves = await sheetOf(page).boundingBox();
        expect((curves?.width ?? 0) / width).toBeGreaterThanOrEqual(0.55);
      }
      if (width >= 1200) return;
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    });
  }
});

/** No number of the readout is cut off or runs into the next one. */
async function expectReadoutWhole(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('#charts [data-shown]')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth)
            .map((cell) => cell.textContent),
        ),
    )
    .toEqual([]);
}

test('the curves are within ten stops of the Tab key, each of them seen [P15]', async ({
  page,
  product,
}) => {
  await openIntervals(page, product.url, 'stops');
  const skip = page.getByRole('button', { name: 'Skip to the curves' });
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
    const outline = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused && getComputedStyle(focused).outlineStyle;
    });
    expect(outline).not.toBe('none');
  } while (stops < 10 && !(await skip.evaluate((button) => button === document.activeElement)));
  await page.keyboard.press('Enter');
  await expect(sheetOf(page)).toBeFocused();
  expect(stops).toBeLessThan(10);
});
