import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that is left to judge where a page has been judged in its other colours. */
const COLOURS = { type: 'rule', values: ['color-contrast'] } as const;

/**
 * Nothing on the page as it stands keeps people with a screen reader, a keyboard or weak eyes from
 * using it. Our pages hold no frames of others, so that one script judges them whole: the way
 * through a further window costs three times as much.
 */
export async function expectAccessible(page: Page, only?: typeof COLOURS): Promise<void> {
  await atRest(page);
  // The pages carry their titles themselves: before the first of them is drawn there is none.
  await expect(page).toHaveTitle(/./);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: only.type, values: [...only.values] } }),
    })
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}

/**
 * Nothing is on its way in or out: colours halfway are nobody's to read. What goes on for ever, as
 * a skeleton, is not waited for.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** The page fits its window: nothing can be moved sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Curves take a new width in one of the next frames.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0);
}

/**
 * The page can be used by everybody in a narrow and a wide window, in light and dark, and never
 * scrolls sideways.
 * @param open opens what floats, in each window again: what is open keeps its place for a while
 * when the window changes
 */
export async function expectFit(page: Page, open?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open?.();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // The components take the new colours in the frame after the ground has.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      // All but the colours is the same in both, and has been judged in the light.
      await expectAccessible(page, colorScheme === 'dark' ? COLOURS : undefined);
    }
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
