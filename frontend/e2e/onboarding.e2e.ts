import { expectAccessible, expectNoSidewaysScroll } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { press, tabTo, typeInto } from './support/page/keyboard.js';
import { openAs } from './support/page/open-as.js';
import { fullAnswers } from './support/athletes/questionnaire.js';
import { pairs } from './support/page/short-form.js';

test('the keyboard gets through the whole wizard [ONB-01, ONB-04, ONB-05, ONB-07, ONB-26]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.register(product.url, 'wizard-by-keyboard@example.org');
  await openAs(page, token, '/');
  await tabTo(page, page.getByRole('link', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  const step = (text: string) =>
    expect(page.getByRole('heading', { level: 2, name: text, exact: true }));

  await step('Step 1 of 7: Basic Information').toBeVisible();
  await typeInto(page, 'Age', '34');
  await typeInto(page, 'Height', '172');
  await typeInto(page, 'Weight', '63.5');
  await tabTo(page, page.getByRole('radio', { name: 'Female' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await press(page, 'Next');

  await step('Step 2 of 7: Training Background').toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: 'Running' }));
  await page.keyboard.press('Space');
  await step('Step 2 of 6: Training Background').toBeVisible();
  await page.keyboard.press('Space');
  await typeInto(page, 'Training per week', '8');
  // Enter in a field goes on, as in any form.
  await page.keyboard.press('Enter');

  await step('Step 3 of 7: Health & Lifestyle').toBeFocused();
  await typeInto(page, 'Sleep quality', 'Short this month');
  await press(page, 'Moderate');
  await press(page, 'Next');

  await step('Step 4 of 7: Power Zones').toBeFocused();
  await typeInto(page, 'Current FTP', '240');
  await press(page, 'Work out from FTP');
  await press(page, 'Next');

  await step('Step 5 of 7: Running Pace Zones').toBeFocused();
  await typeInto(page, 'Best 5 km', '22:30');
  await press(page, 'Work out from best time');
  await press(page, 'Next');

  await step('Step 6 of 7: Heart Rate Zones').toBeFocused();
  await typeInto(page, 'Max heart rate', '188');
  await typeInto(page, 'Resting heart rate', '52');
  await press(page, 'Work out for cycling');
  await press(page, 'Work out for running');
  await press(page, 'Next');

  await step('Step 7 of 7: Goals & Planning').toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Endurance' }));
  await page.keyboard.press('Space');
  await press(page, 'Complete Profile');
  await expect(page.getByText('Onboarding Complete!')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('lists missing answers for 8 seconds and focuses the first [ONB-27, ONB-28, ONB-32]', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.register(product.url, 'missing@example.org');
  await athlete.saveDraft({
    ...fullAnswers,
    sleepQuality: ' ',
    maxHR: null,
    restingHR: null,
    age: null,
  });
  await page.clock.install();
  await openAs(page, athlete.token, '/onboarding?step=7');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  // Under the mouse it would stay for as long as it is read.
  await page.mouse.move(0, 0);
  const toast = page.getByRole('alert').filter({ hasText: 'Missing Required Information' });
  await expect(toast).toContainText('Please complete the following required fields:');
  await expect(toast).toContainText('Personal Info: Age');
  await expect(toast).toContainText('Health & Lifestyle: Sleep Quality');
  await expect(toast).toContainText('Heart Rate Zones: Max HR, Resting HR');
  await expect(page.getByRole('textbox', { name: 'Age', exact: true })).toBeFocused();
  await page.clock.runFor(7000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toBeHidden();
});

test.describe('editing the questionnaire [ONB-14, ONB-16, ONB-17, ONB-18]', () => {
  test('an edit shows and saves earlier answers [ONB-06, ONB-11, ONB-12, ONB-13]', async ({
    page,
    product,
  }) => {
    const athlete = await AthleteApi.register(product.url, 'edit@example.org');
    await athlete.complete(fullAnswers);
    await openAs(page, athlete.token, '/onboarding?edit=true');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Your Profile' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Age', exact: true })).toHaveValue('34');
    await page.goto('/onboarding?edit=true&step=7');
    await expect(page.getByLabel('Day of your season’s peak')).toHaveValue('2027-06-12');
    await page.getByRole('textbox', { name: 'Event' }).fill('Marmotte');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    expect((await athlete.readDraft()).data).toMatchObject({
      eventType: 'Marmotte',
      age: 34,
      powerZone5Max: 360,
      paceZone1Min: '6:18',
      restingHR: 52,
    });
  });
});

for (const [width, colorScheme] of pairs([360, 1440], ['light', 'dark'] as const)) {
  test(`the introduction and each step are accessible at ${width} px in ${colorScheme}`, async ({
    page,
    product,
  }) => {
    const athlete = await AthleteApi.register(
      product.url,
      `axe-${width}-${colorScheme}@example.org`,
    );
    await athlete.saveDraft({ ...fullAnswers, age: 7, powerZone3Min: 200, best10kTime: '51:75' });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, athlete.token, '/onboarding/intro');
    await page.getByRole('heading', { name: 'Fit File Analysis' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (let step = 1; step <= 7; step += 1) {
      await page.goto(`/onboarding?step=${step}`);
      await page.getByRole('heading', { name: new RegExp(`^Step ${step} of 7`) }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
