import { expect, type Locator, type Page } from '@playwright/test';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The sheet over the curves, which pointers and keys work on. */
export const sheetOf = (page: Page): Locator =>
  page.getByRole('slider', { name: /in the workout/ });

/** The number under a heading of the readout. */
export async function readoutOf(page: Page, label: string): Promise<number> {
  const cell = page
    .locator('#charts [data-reading]')
    .filter({ has: page.getByText(label, { exact: true }) });
  return Number.parseFloat(
    (await cell.locator('> :nth-child(2)').innerText()).replace(/^[^\d]*/, ''),
  );
}

/** The range that the address names; null where it names none. */
export async function rangeOf(page: Page): Promise<Range | null> {
  const [, from, to] =
    /^#t=(\d+)-(\d+)/.exec(await page.evaluate(() => window.location.hash)) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

/** Drags over the curves from one share of their width to another. */
export async function dragOver(page: Page, from: number, to: number): Promise<void> {
  const sheet = sheetOf(page);
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('the curves are not drawn');
  const y = box.y + 60;
  await page.mouse.move(box.x + box.width * from, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * ((from + to) / 2), y);
  await page.mouse.move(box.x + box.width * to, y);
  await page.mouse.up();
  await expect.poll(() => rangeOf(page)).not.toBeNull();
  await expect(page.getByText('reading every second')).toHaveCount(0);
}

/** Rests a finger on the curves until it selects, and moves it on. */
export async function holdAndMove(page: Page, from: number, to: number): Promise<void> {
  const box = await sheetOf(page).boundingBox();
  if (!box) throw new Error('the curves are not drawn');
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + 60 });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(from)] });
  await expect(page.getByTestId('selection')).toBeAttached();
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [at((from + to) / 2)],
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(to)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
