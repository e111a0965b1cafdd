import { expect, test as base, type Page } from '@playwright/test';
import {
  startOpenaiDouble,
  type OpenaiDouble,
} from '../../backend/test/support/doubles/openai-double.mjs';
import { coachedAthlete } from './support/athletes/coached-athlete.js';
import { openAs } from './support/page/open-as.js';
import { startProduct, type Product } from './support/server/product.js';

interface WithModel {
  /** A model that can be told to be slow, and be killed. */
  readonly model: OpenaiDouble;
  readonly product: Product;
}

const test = base.extend<WithModel>({
  model: async ({ browserName: _any }, use) => {
    const model = await startOpenaiDouble();
    await use(model);
    await model.close();
  },
  product: async ({ model }, use) => {
    const product = await startProduct({
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'test-key',
      OPENAI_MODEL: 'double-1',
    });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.url),
});

/** Pieces of an answer come so far apart that it can be broken off in the middle. */
const SLOW = { pieceMs: 150 };
const UNFINISHED =
  'The coach cannot answer right now. Please try again in a moment. Your question was not counted.';
const QUESTION = 'Did I fade at the end?';
const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const field = (page: Page) => page.getByLabel('Ask about this workout');

async function askSlowly(page: Page, model: OpenaiDouble): Promise<void> {
  model.behave('honest', SLOW);
  await field(page).fill(QUESTION);
  await field(page).press('Enter');
  // The first sentence has been shown: nobody else can answer from here on.
  await expect(talk(page).getByTestId('answer-so-far')).toContainText(/\d/);
}

async function expectNothingOfIt(page: Page): Promise<void> {
  await expect(talk(page).getByRole('article', { name: /answer$/ })).toHaveCount(0);
  await expect(talk(page).getByRole('article', { name: 'Your question' })).toHaveCount(0);
  await expect(talk(page).getByTestId('answer-so-far')).toHaveCount(0);
  await expect(field(page)).toHaveValue(QUESTION);
  await expect(page.getByText(`Not answered: ${QUESTION}`)).toBeVisible();
}

test('a killed model server loses no question [CHAT-09, CHAT-13, CHAT-16]', async ({
  page,
  product,
  model,
}) => {
  const { athlete, fading } = await coachedAthlete(product.url, 'coach-killed@example.org');
  await openAs(page, athlete.token, `/workouts/${fading}`);

  await test.step('the page says so, with the question back in the field', async () => {
    await askSlowly(page, model);
    await model.close();
    await expect(page.getByText(UNFINISHED)).toBeVisible();
    await expectNothingOfIt(page);
  });

  await test.step('a reload finds the question and nothing of an answer', async () => {
    await page.reload();
    await expect(talk(page)).toContainText('wrote the report');
    await expectNothingOfIt(page);
  });

  await test.step('without the model, the built-in coach answers the free question', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(talk(page).getByRole('article', { name: 'Built-in coach, answer' })).toContainText(
      'fade',
    );
    await expect(page.getByText('No free question is left on this workout.')).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
});

test('an answer that is cut off is retried and names its model [CHAT-03, CHAT-16]', async ({
  page,
  product,
  model,
}) => {
  const { athlete, fading } = await coachedAthlete(product.url, 'coach-cut@example.org');
  await openAs(page, athlete.token, `/workouts/${fading}`);
  model.behave('cut');
  await field(page).fill(QUESTION);
  await field(page).press('Enter');
  await expect(page.getByText(UNFINISHED)).toBeVisible();
  await expectNothingOfIt(page);
  model.behave('honest');
  await page.getByRole('button', { name: 'Try again' }).click();
  const answer = talk(page).getByRole('article', { name: 'AI coach, double-1, answer' });
  await expect(answer).toBeVisible();
  await expect(talk(page).getByRole('article', { name: 'Your question' })).toHaveText(QUESTION);
  await expect(answer.getByText('AI coach, double-1')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Latest answer' })).not.toBeEmpty();
  await expect(field(page)).toBeFocused();
});

test('stopping an answer cancels the request to the model [CHAT-09]', async ({
  page,
  product,
  model,
}) => {
  const { athlete, fading } = await coachedAthlete(product.url, 'coach-stopped@example.org');
  await openAs(page, athlete.token, `/workouts/${fading}`);
  await askSlowly(page, model);
  await page.getByRole('button', { name: 'Stop the answer' }).click();
  await expectNothingOfIt(page);
  await expect(field(page)).toBeFocused();
  await expect.poll(() => model.abandoned()).toBe(1);
  await page.reload();
  await expect(talk(page)).toContainText('wrote the report');
  await expectNothingOfIt(page);
});
