import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';

test.describe('a closed account [FBK-09, FBK-10, FBK-11, FBK-12, CNV-16]', () => {
  test('says once why the account was closed [FBK-01, FBK-02, FBK-04, FBK-05, FBK-08]', async ({
    page,
    product,
  }) => {
    const { token } = await AthleteApi.onboarded(product.url, 'leaving@example.org');
    const closed = await page.request.delete(`${product.url}/api/auth/account`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(closed.ok()).toBe(true);
    await page.goto('/feedback');
    await page.evaluate((value) => localStorage.setItem('feedbackToken', value), token);
    await expect(page.getByRole('heading', { name: "We're Sorry to See You Go" })).toBeVisible();
    await expectFit(page);

    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(page.getByText('Please select a reason')).toBeVisible();
    await expect(page.getByText('Please select an option')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'It is too expensive' })).toBeFocused();
    await expectFit(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(
      page.getByRole('radio', { name: 'It is not useful for my training' }),
    ).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('More maps.');
    expect((await page.getByRole('textbox').boundingBox())?.height).toBeGreaterThanOrEqual(100);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('feedbackToken'))).toBeNull();
    await expectFit(page);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});
