import type { Page } from '@playwright/test';

/** A page as it is to be seen in docs/screenshots. */
export interface Picture {
  readonly name: string;
  readonly path: string;
  /** Whose page it is; nobody's where it is left out. */
  readonly token?: string;
  /** What must be seen before the picture is taken. */
  readonly settled: (page: Page) => Promise<unknown>;
}

/** Sets its own stage in the product at `url` (athletes, workouts) and says which pictures are taken of it. */
export type PictureSet = (url: string) => Promise<readonly Picture[]>;

export const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();
