import type { Page } from '@playwright/test';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import { heading, withFont, type Picture } from '../support/page/picture.js';
import { fullAnswers } from '../support/athletes/questionnaire.js';

const onboardingSteps = ['basic', 'training', 'health', 'power', 'pace', 'heart-rate', 'goals'];

/** Joining, the questionnaire, the profile, leaving, and pages that are not there. */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const undecided = await AthleteApi.register(url, 'undecided@example.org');
  await undecided.saveDraft({ ...fullAnswers, currentStep: 1 });
  const newcomer = await AthleteApi.onboarded(url, 'newcomer@example.org');
  const skipper = await AthleteApi.register(url, 'skipper@example.org');
  await skipper.skip();
  const athlete = await AthleteApi.onboarded(url, 'settled@example.org');
  await athlete.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  await athlete.keepThresholds('2026-03-01', {
    currentFTP: 248,
    maxHR: 190,
    restingHR: 54,
    weightKg: 73.5,
  });
  return [
    { name: 'sign-in', path: '/?login=true', settled: heading('Sign In') },
    { name: 'registration', path: '/signup', settled: withFont(heading('Create Account')) },
    {
      name: 'getting-started',
      path: '/getting-started',
      settled: withFont(heading('Start your free trial')),
    },
    {
      name: 'forgot-password',
      path: '/forgot-password',
      settled: withFont(heading('Forgot your password?')),
    },
    { name: 'check-your-email', path: '/forgot-password', settled: withFont(askForLink) },
    { name: 'reset-password', path: '/reset-password?token=picture', settled: chooseShortPassword },
    { name: 'reset-link-invalid', path: '/reset-password', settled: heading('Invalid Reset Link') },
    { name: 'feedback', path: '/feedback', settled: heading("We're Sorry to See You Go") },
    {
      name: 'complete',
      path: '/complete',
      token: newcomer.token,
      settled: heading('Onboarding Complete'),
    },
    {
      name: 'first-visit-skipped',
      path: '/',
      token: skipper.token,
      settled: (page) => page.getByRole('link', { name: 'Complete your profile' }).waitFor(),
    },
    {
      name: 'onboarding-intro',
      path: '/onboarding/intro',
      token: undecided.token,
      settled: heading('Fit File Analysis'),
    },
    ...onboardingSteps.map((name, index) => ({
      name: `onboarding-${index + 1}-${name}`,
      path: `/onboarding?step=${index + 1}`,
      token: undecided.token,
      settled: (page: Page) =>
        page.getByRole('heading', { name: new RegExp(`^Step ${index + 1} of`) }).waitFor(),
    })),
    {
      name: 'first-visit',
      path: '/',
      token: newcomer.token,
      settled: (page) => page.getByRole('region', { name: 'How it works' }).waitFor(),
    },
    {
      name: 'profile',
      path: '/profile',
      token: athlete.token,
      settled: (page) => page.getByRole('table').waitFor(),
    },
    {
      name: 'profile-welcome',
      path: '/profile?onboarding=complete',
      token: athlete.token,
      settled: (page) => page.getByRole('dialog').waitFor(),
    },
    { name: 'profile-password', path: '/profile', token: athlete.token, settled: changePassword },
    { name: 'profile-close-account', path: '/profile', token: athlete.token, settled: askToClose },
    { name: 'not-found', path: '/nowhere', settled: withFont(heading('404 Page Not Found')) },
    {
      name: 'not-found-signed-in',
      path: '/nowhere',
      token: athlete.token,
      settled: heading('404 Page Not Found'),
    },
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
