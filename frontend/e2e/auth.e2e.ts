import type { Page } from '@playwright/test';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { linkInMail } from './support/server/mailbox.js';

const password = 'correct horse 7';

async function type(page: Page, label: string, text: string): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('registers by keyboard from the start [AUTH-04, AUTH-08, AUTH-10, AUTH-19, GATE-05]', async ({
  page,
}) => {
  await page.goto('/?login=true');
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await page.getByRole('button', { name: 'New here? Create an account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await type(page, 'First name', 'Ada');
  await type(page, 'Last name', 'Rider');
  await type(page, 'Email', 'keyboard@example.org');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Running' })).toBeChecked();
  await page.keyboard.press('Tab');
  await type(page, 'City', 'Ghent');
  await type(page, 'Country', 'Belgium');
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await type(page, 'Confirm password', 'correct horse 8');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding/intro');
});

test('sign-in and registration cards fit and are accessible [AUTH-01, AUTH-02, AUTH-09]', async ({
  page,
}) => {
  await page.goto('/?login=true');
  await expect(page.getByLabel('Email')).toBeFocused();
  await signIn(page, 'nobody@example.org', 'not the one');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
  await expectFit(page);
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please select your sport')).toBeVisible();
  await expectFit(page);
});

test('a refused form keeps its content [AUTH-11, AUTH-12, AUTH-13, AUTH-14, AUTH-22]', async ({
  page,
  product,
}) => {
  await AthleteApi.register(product.url, 'taken@example.org');
  await page.goto('/?signup=true');
  await expect(page).toHaveURL(/\/getting-started$/);
  await expect(page.getByRole('link', { name: 'Close' })).toHaveAttribute(
    'href',
    '/why-stridewatt',
  );
  await expectFit(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Rider');
  await page.getByLabel('Email').fill('taken@example.org');
  await page.getByText('Both', { exact: true }).click();
  await page.getByLabel('City').fill('Ghent');
  await page.getByLabel('Country').fill('Belgium');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByLabel('Confirm password').fill('password');
  await page.getByRole('button', { name: 'Start Free Now' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Ghent');
  await expectFit(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Start Free Now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.getByLabel('Email').fill('free@example.org');
  await page.getByRole('button', { name: 'Start Free Now' }).click();
  await page.waitForURL('**/onboarding/intro');
});

test.describe('forgotten password [AUTH-29, AUTH-32, AUTH-33, AUTH-34]', () => {
  test('resets a password [AUTH-23, AUTH-24, AUTH-26, AUTH-28]', async ({ page, product }) => {
    const email = 'forgetful@example.org';
    await AthleteApi.onboarded(product.url, email);
    await page.goto('/?login=true');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expectFit(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(page.getByText('Check your email for password reset instructions')).toBeVisible();
    await expectFit(page);

    const link = await linkInMail(product.dataDir, email, '/reset-password');
    await page.goto(link);
    await page.getByLabel('New password').waitFor();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await page.reload();
    await page.getByLabel('New password').fill('another horse 8');
    await page.getByLabel('Confirm password').fill('another horse 8');
    await expectFit(page);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
    await expectFit(page);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await signIn(page, email, 'another horse 8');
    await expect(page.getByRole('link', { name: 'Upload First Workout' })).toBeVisible();

    await page.goto(link);
    await page.getByLabel('New password').fill('third horse 9');
    await page.getByLabel('Confirm password').fill('third horse 9');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expectFit(page);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});
