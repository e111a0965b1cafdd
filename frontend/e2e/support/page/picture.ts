import type { Page } from '@playwright/test';

/** A page as `npm run pictures` takes it. */
export interface Picture {
  readonly name: string;
  readonly path: string;
  /** Whose page it is; nobody's where it is left out. */
  readonly token?: string;
  /** What must be seen before the picture is taken. */
  readonly settled: (page: Page) => Promise<unknown>;
}

/**
 * Sets its own stage in the product at `url` (athletes, workouts) and says which pictures are taken
 * of it.
 */
export type PictureSet = (url: string) => Promise<readonly Picture[]>;

export const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name }).waitFor();

/**
 * The font of a first visit to a public page may come too late for it, by design; the second visit
 * has it.
 */
export const withFont = (settled: Picture['settled']) => async (page: Page) => {
  await page.reload({ waitUntil: 'networkidle' });
  await settled(page);
};
