import type { Page } from '@playwright/test';
import { coachedAthlete } from '../support/athletes/coached-athlete.js';
import { comparingRider } from '../support/athletes/compare-athletes.js';
import type { Picture } from '../support/page/picture.js';
import { regularTraining, trainAs } from '../support/athletes/training-history.js';

/**
 * The coach beside a workout, over all workouts, beside a comparison, and what it shows of itself.
 */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const { athlete, fading, run, intervals } = await coachedAthlete(
    url,
    'coach-pictures@example.org',
    'pro',
  );
  await athlete.ask(fading, 'Did I fade at the end?');
  await athlete.ask(fading, 'What zone was I mostly in?');
  const trial = await coachedAthlete(url, 'coach-pictures-trial@example.org');
  const rider = await comparingRider(url, 'coach-pictures-compare@example.org');
  const training = await coachedAthlete(url, 'coach-pictures-history@example.org', 'pro');
  await trainAs(training.athlete, regularTraining(8, 3, 2));
  const { token } = athlete;
  return [
    { name: 'coach-workout', path: `/workouts/${fading}`, token, settled: opened },
    { name: 'coach-first-report', path: `/workouts/${run}`, token, settled: opened },
    { name: 'coach-questions', path: `/workouts/${intervals}`, token, settled: questions },
    { name: 'coach-sent', path: `/workouts/${fading}`, token, settled: sent },
    { name: 'coach-evidence', path: `/workouts/${fading}`, token, settled: evidence },
    { name: 'coach-general', path: '/', token: training.athlete.token, settled: general },
    { name: 'coach-general-questions', path: '/', token, settled: generalQuestions },
    { name: 'coach-general-trial', path: '/', token: trial.athlete.token, settled: refused },
    {
      name: 'coach-compare',
      path: `/compare?ids=${rider.steady},${rider.stronger}`,
      token: rider.athlete.token,
      settled: compared,
    },
  ];
}

/** On a phone the coach is behind a bar. */
async function opened(page: Page): Promise<void> {
  await page.locator('canvas').first().waitFor();
  await openCoach(page);
}

async function openCoach(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: 'Ask the coach' });
  const log = page.getByRole('log', { name: 'Conversation' });
  await bar.or(log).first().waitFor();
  if (await bar.isVisible()) await bar.click();
  await log.waitFor();
  await page.getByRole('log', { name: 'Conversation' }).scrollIntoViewIfNeeded();
}

async function questions(page: Page): Promise<void> {
  await opened(page);
  await page.getByRole('button', { name: /more questions$/ }).click();
}

async function sent(page: Page): Promise<void> {
  await opened(page);
  await page.getByRole('button', { name: 'What was sent' }).last().click();
  await page
    .getByRole('dialog', { name: 'What was sent' })
    .getByRole('heading', { name: 'Facts' })
    .waitFor();
}

async function evidence(page: Page): Promise<void> {
  await opened(page);
  await page.getByTitle('See it on the curves').last().click();
  await page.waitForURL(/#t=/);
}

async function general(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'General chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'General chat' });
  await dialog.getByRole('button', { name: 'Send Message' }).waitFor();
  const asked = dialog.getByRole('article', { name: 'Your question' });
  await dialog.getByText('Ask about your weeks').or(asked).first().waitFor();
  // The picture is taken in several sizes, and the question asked once.
  if ((await asked.count()) === 0) {
    await dialog.getByLabel('Ask about your training').fill('What are my best powers so far?');
    await dialog.getByLabel('Ask about your training').press('Enter');
  }
  await asked.waitFor();
  await dialog.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: 'Copy' }).last().waitFor();
}

async function generalQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'General chat' }).click();
  await page.getByRole('button', { name: 'Suggested questions' }).click();
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
}

async function refused(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'General chat' }).click();
  await page.getByLabel('Ask about your training').fill('How was my week?');
  await page.getByLabel('Ask about your training').press('Enter');
  await page.getByRole('dialog', { name: 'One coach for all your workouts' }).waitFor();
}

async function compared(page: Page): Promise<void> {
  await page.getByRole('slider').waitFor();
  await openCoach(page);
  await page.getByLabel('Ask about these workouts').fill('Which ride was harder?');
  await page.getByLabel('Ask about these workouts').press('Enter');
  await page.getByRole('button', { name: 'Copy' }).waitFor();
}
