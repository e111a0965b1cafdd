import type { Page } from '@playwright/test';
import { expectAccessible } from './support/page/accessible.js';
import { unsupportedNumbers, type Fact } from './support/page/evidence.js';
import { fillQuestionnaire } from './support/page/fill-questionnaire.js';
import { expect, test } from './support/fixtures.js';
import { workoutFile } from './support/athletes/workout-file.js';

interface StoredMessage {
  readonly role: string;
  readonly content: string;
  readonly evidence: readonly Fact[];
  readonly unverified: readonly string[];
  readonly coach: string | null;
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Rider');
  await page.getByLabel('Email').fill(email);
  await page.getByText('Cycling', { exact: true }).click();
  await page.getByLabel('City').fill('Ghent');
  await page.getByLabel('Country').fill('Belgium');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Confirm password').fill('correct horse 7');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** What the server has stored of the conversation, read with the athlete's own token. */
async function conversation(page: Page, workoutId: string): Promise<readonly StoredMessage[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`/api/chat/messages?workoutId=${workoutId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { messages: StoredMessage[] }).messages;
}

test.describe('a newcomer [GATE-02, GATE-05, CNV-18, CNV-21]', () => {
  test('a newcomer registers, uploads, reads and asks [AUTH-10, HOME-03, UPL-10, ONB-26]', async ({
    page,
    setup,
  }) => {
    const email = `ada-${setup}@example.org`;
    await test.step('sign-in and registration can be used by everybody', async () => {
      await page.goto('/?login=true');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/signup');
      await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('registers, says who they are, and sees an empty home', async () => {
      await register(page, email);
      await expect(page.getByRole('heading', { name: 'Fit File Analysis' })).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await fillQuestionnaire(page);
      await expect(page.getByRole('link', { name: 'Upload First Workout' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('uploads a workout and sees what it is', async () => {
      await page.getByRole('link', { name: 'Upload First Workout' }).click();
      await expect(page.getByText('3 of 3 trial uploads left')).toBeVisible();
      await expectAccessible(page);
      await page.locator('input[type=file]').setInputFiles(await workoutFile());
      await expect(page.getByRole('heading', { name: 'Your workout is ready' })).toBeVisible({
        timeout: 40_000,
      });
      await expect(page.getByText('2 of 3 trial uploads left')).toBeVisible();
      await expectAccessible(page);
    });

    await page.getByRole('link', { name: 'View Full Analysis' }).click();
    await page.waitForURL(/\/workouts\/[\w-]+$/);
    const workoutId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await test.step('reads the analysis: a finding, and curves', async () => {
      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Coach' })).toBeVisible();
      await expectAccessible(page);
    });

    const answer =
      await test.step('asks, and gets an answer whose every number stands on a fact', async () => {
        await page.getByLabel('Ask about this workout').fill('Did I fade at the end?');
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await conversation(page, workoutId)).length).toBe(2);
        const [question, stored] = await conversation(page, workoutId);
        expect(question).toMatchObject({ role: 'user', content: 'Did I fade at the end?' });
        expect(stored?.coach).toBe(setup === 'model' ? 'openai' : 'builtin');
        expect(stored?.content).toMatch(/\d/);
        expect(unsupportedNumbers(stored?.content ?? '', stored?.evidence ?? [])).toEqual([]);
        await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
          firstSentence(stored?.content),
        );
        // The model of that set-up makes numbers up on purpose.
        if (setup === 'model') {
          expect(stored?.unverified).not.toEqual([]);
          await expect(page.getByText(/^\d+ sentences? left out: your data/)).toBeVisible();
        }
        await expectAccessible(page);
        return stored?.content;
      });

    await test.step('reloads, and it is all still there', async () => {
      await page.reload();
      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
        firstSentence(answer),
      );
      await page.getByRole('link', { name: 'Stridewatt, home' }).click();
      await expect(
        page.getByRole('region', { name: 'Recent Uploads' }).getByRole('link'),
      ).toHaveCount(1);
      await expectAccessible(page);
    });

    await test.step('signs out and in again', async () => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByText('Logout').click();
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await page.goto(`/workouts/${workoutId}`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.locator('canvas').first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/workouts/${workoutId}`);
    });
  });
});

function firstSentence(text: string | undefined): string {
  return text?.split(/(?<=[.!?])\s|\n/)[0] ?? '';
}
