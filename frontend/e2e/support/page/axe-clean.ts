import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.js';

const SCHEMES = ['light', 'dark'] as const;

export interface Looked {
  readonly widths?: readonly number[];
  /** Both where nothing is said. */
  readonly schemes?: readonly (typeof SCHEMES)[number][];
}

/**
 * Axe finds not the least thing on the page as it stands, and nothing moves sideways. Dark has the
 * same elements with other colours, so there only what depends on colours is looked at again.
 */
export async function expectNothingFound(
  page: Page,
  { widths = [page.viewportSize()?.width ?? 1440], schemes = SCHEMES }: Looked = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) =>
              playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
          ),
      );
      // No frames of others here either: see `expectAccessible`.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      if (colorScheme !== schemes[0]) axe.withRules(['color-contrast', 'link-in-text-block']);
      const { violations } = await axe.analyze();
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
        `${page.url()} ${width} ${colorScheme}`,
      ).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  }
}
