// Takes the pictures of docs/screenshots from the built product with simulated workouts: `npm run screenshots -w frontend`.
// Another folder and the names of single pictures may follow: `npm run screenshots -w frontend -- /tmp/look feedback home`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { fadingRide, intervalRide5x4, tenKRun } from '../../backend/test/builders/fit/index.js';
import config from '../playwright.config.js';
import { AthleteApi } from './support/athlete-api.js';
import { fullAnswers } from './support/questionnaire.js';
import { startProduct } from './support/product.js';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const only = process.argv.slice(3);
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;
const onboardingSteps = ['basic', 'training', 'health', 'power', 'pace', 'heart-rate', 'goals'];

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Whose page it is; nobody's where it is left out. */
  readonly token?: string;
  /** What must be seen before the picture is taken. */
  readonly settled: (page: Page) => Promise<unknown>;
}

async function stage(url: string): Promise<readonly Picture[]> {
  const undecided = await AthleteApi.register(url, 'undecided@example.org');
  await undecided.saveDraft({ ...fullAnswers, currentStep: 1 });
  const newcomer = await AthleteApi.onboarded(url, 'newcomer@example.org');
  const skipper = await AthleteApi.register(url, 'skipper@example.org');
  await skipper.skip();
  const athlete = await AthleteApi.onboarded(url, 'athlete@example.org');
  await athlete.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  await athlete.keepThresholds('2026-03-01', { currentFTP: 248, maxHR: 190, restingHR: 54, weightKg: 73.5 });
  const run = await athlete.upload('10k_race.fit', new Uint8Array(tenKRun()));
  const intervals = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const fading = await athlete.upload('long_saturday_ride.fit', new Uint8Array(fadingRide()));
  for (const workout of [fading, run, intervals]) await athlete.ask(workout, 'Did I fade at the end?');
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();
  const chart = (page: Page) => page.locator('canvas').first().waitFor();
  return [
    { name: 'sign-in', path: '/', settled: heading('Sign In') },
    { name: 'registration', path: '/signup', settled: heading('Create Account') },
    { name: 'getting-started', path: '/getting-started', settled: heading('Start your free trial') },
    { name: 'forgot-password', path: '/forgot-password', settled: heading('Forgot your password?') },
    { name: 'check-your-email', path: '/forgot-password', settled: askForLink },
    { name: 'reset-password', path: '/reset-password?token=picture', settled: chooseShortPassword },
    { name: 'reset-link-invalid', path: '/reset-password', settled: heading('Invalid Reset Link') },
    { name: 'feedback', path: '/feedback', settled: heading("We're Sorry to See You Go") },
    { name: 'complete', path: '/complete', token: newcomer.token, settled: heading('Onboarding Complete') },
    { name: 'first-visit-skipped', path: '/', token: skipper.token, settled: (page) => page.getByRole('link', { name: 'Complete your profile' }).waitFor() },
    { name: 'trial-used-up', path: '/upload', token: athlete.token, settled: goHome },
    { name: 'onboarding-intro', path: '/onboarding/intro', token: undecided.token, settled: heading('Fit File Analysis') },
    ...onboardingSteps.map((name, index) => ({
      name: `onboarding-${index + 1}-${name}`,
      path: `/onboarding?step=${index + 1}`,
      token: undecided.token,
      settled: (page: Page) => page.getByRole('heading', { name: new RegExp(`^Step ${index + 1} of`) }).waitFor(),
    })),
    { name: 'first-visit', path: '/', token: newcomer.token, settled: (page) => page.getByRole('region', { name: 'How it works' }).waitFor() },
    { name: 'upload', path: '/upload', token: newcomer.token, settled: heading('Upload a workout') },
    { name: 'home', path: '/', token: athlete.token, settled: heading('All Workouts') },
    { name: 'profile', path: '/profile', token: athlete.token, settled: (page) => page.getByRole('table').waitFor() },
    { name: 'profile-welcome', path: '/profile?onboarding=complete', token: athlete.token, settled: (page) => page.getByRole('dialog').waitFor() },
    { name: 'profile-password', path: '/profile', token: athlete.token, settled: changePassword },
    { name: 'profile-close-account', path: '/profile', token: athlete.token, settled: askToClose },
    { name: 'workout-ride', path: `/workouts/${fading}`, token: athlete.token, settled: chart },
    { name: 'workout-intervals', path: `/workouts/${intervals}`, token: athlete.token, settled: chart },
    { name: 'not-found', path: '/nowhere', settled: heading('404 Page Not Found') },
    { name: 'not-found-signed-in', path: '/nowhere', token: athlete.token, settled: heading('404 Page Not Found') },
  ];
}

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('newcomer@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
}

async function chooseShortPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill('tailwind');
  await page.getByLabel('Confirm password').fill('tailwinds');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Passwords do not match').waitFor();
}

async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('tailwind');
}

async function askToClose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Account' }).click();
  await page.getByRole('dialog', { name: 'Close your account for good?' }).waitFor();
}

/** The way home of somebody who has used everything up. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stridewatt, home' }).click();
  await page.getByRole('dialog', { name: 'Your free trial is used up' }).waitFor();
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  for (const viewport of sizes) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
      if (picture.token) await context.addInitScript((token) => localStorage.setItem('token', token), picture.token);
      const page = await context.newPage();
      await page.goto(picture.path, { waitUntil: 'networkidle' });
      await picture.settled(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${picture.name}-${viewport.width}-${colorScheme}.png`), animations: 'disabled' });
      await context.close();
    }
  }
}

await mkdir(folder, { recursive: true });
const product = await startProduct({});
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const pictures = (await stage(product.url)).filter(({ name }) => only.length === 0 || only.includes(name));
  for (const picture of pictures) await take(browser, product.url, picture);
} finally {
  await browser.close();
  await product.stop();
}
