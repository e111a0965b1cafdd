import type { Page } from '@playwright/test';
import { heading, withFont, type Picture } from '../support/page/picture.js';

/** The public site: each page from its top, and the parts of the start page further down. */
export function pictures(): Promise<readonly Picture[]> {
  return Promise.resolve(
    [
      { name: 'landing', path: '/', settled: heading('Ask your workout anything it can prove') },
      { name: 'landing-steps', path: '/', settled: scrolledTo('How it works') },
      { name: 'landing-insights', path: '/', settled: scrolledTo('What it says when it is asked') },
      { name: 'landing-menu', path: '/', settled: withMenu },
      {
        name: 'features',
        path: '/features',
        settled: heading('Everything a file can tell, and nothing it cannot'),
      },
      { name: 'features-zones', path: '/features', settled: scrolledTo('Training zone setup') },
      { name: 'features-progress', path: '/features', settled: scrolledTo('Progress tracking') },
      {
        name: 'why-stridewatt',
        path: '/why-stridewatt',
        settled: scrolledTo('Beside other training platforms'),
      },
      { name: 'help', path: '/help', settled: heading('How It Works') },
      { name: 'help-questions', path: '/help', settled: scrolledTo('Ten questions') },
      {
        name: 'pricing',
        path: '/pricing',
        settled: heading('One price, after you have seen it work'),
      },
    ].map((picture) => ({ ...picture, settled: withFont(picture.settled) })),
  );
}

const scrolledTo = (name: string) => (page: Page) =>
  page
    .getByRole('heading', { name })
    .evaluate((title) => window.scrollBy({ top: title.getBoundingClientRect().top - 96 }));

/** Where the window is wide there is no menu to open. */
async function withMenu(page: Page): Promise<void> {
  const menu = page.locator('summary[aria-label="Menu"]');
  if (await menu.isVisible()) await menu.click();
}
