import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { UploadDouble } from '#testing/upload/upload-double.js';
import { choose, fileInput, fit, openUpload, pass, toast } from '#testing/upload/upload-page.js';

async function refuse(status: number, body: object) {
  const page = await openUpload();
  await choose(fit());
  page.upload().answer(status, body);
  await pass(100);
  return page;
}

/** What the server says is supported, and what the list reads. */
const supported: readonly (readonly [object, string])[] = [
  [{ supportedTypes: ['Running', 'Cycling'] }, 'Running, Cycling'],
  [{}, 'Running, Cycling, Virtual Running, Virtual Cycling'],
];

/** Where the server says that can be paid, and where the page goes: never to another site. */
const payAt: readonly (readonly [string | null, string])[] = [
  ['/subscribe?from=suspension', '/subscribe?from=suspension'],
  [null, '/subscription'],
  ['https://elsewhere.example/pay', '/subscription'],
  ['//elsewhere.example/pay', '/subscription'],
];

describe('an upload that the server refuses', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('names a duplicate for 6 s and leads to the workout it has become [UPL-21]', async () => {
    await refuse(409, {
      code: 'DUPLICATE_FILE',
      message: 'You have uploaded this file before.',
      details: 'It is your ride of 17 November.',
      workoutId: 'ride-9',
    });
    expect(toast().textContent).toContain(
      'Duplicate File DetectedYou have uploaded this file before. It is your ride of 17 November.',
    );
    expect(within(toast()).getByRole('button', { name: 'Open the workout' })).toBeTruthy();
    await pass(5700);
    expect(toast().textContent).toContain('Duplicate');
    await pass(1000);
    expect(toast().textContent).toBe('');
    expect(screen.getByRole('link', { name: 'Open the workout' }).getAttribute('href')).toBe(
      '/workouts/ride-9',
    );
  });

  it.each(supported)('lists for 8 s what is supported [UPL-19, UPL-20]', async (details, list) => {
    await refuse(422, { code: 'UNSUPPORTED_ACTIVITY_TYPE', message: 'No hockey.', ...details });
    expect(toast().textContent).toContain(`Unsupported Activity TypeSupported: ${list}`);
    await pass(7700);
    expect(toast().textContent).toContain('Unsupported Activity Type');
  });

  it.each(['TRIAL_LIMIT_EXCEEDED', 'SUBSCRIPTION_REQUIRED'])(
    'says Subscription Required to %s [UPL-18]',
    async (code) => {
      await refuse(402, { code, message: 'Your trial is used up.' });
      expect(toast().textContent).toContain('Subscription RequiredYour trial is used up.');
    },
  );

  it.each([
    ['TRIAL_LIMIT_EXCEEDED', 402],
    ['SUBSCRIPTION_REQUIRED', 402],
  ])('goes to the plan 1.5 s after %s [UPL-18]', async (code, status) => {
    const { address } = await refuse(status, { code, message: 'Your trial is used up.' });
    await pass(1300);
    expect(address()).toBe('/upload');
    await pass(200);
    expect(address()).toBe('/subscribe');
  });

  it.each(payAt)(
    'sends an athlete whose payment failed (%s) to %s after 1 s [UPL-16, UPL-17]',
    async (paymentUrl, path) => {
      const { address, history } = await refuse(403, {
        code: 'ACCOUNT_SUSPENDED',
        suspended: true,
        suspendReason: 'Payment failed',
        paymentUrl,
        message: 'Suspended.',
      });
      expect(toast().textContent).toContain(
        'Account SuspendedYour account is suspended due to payment failure. Redirecting to ' +
          'update payment...',
      );
      const visited: string[] = [];
      history.subscribe(({ location }) => visited.push(location.href));
      await pass(800);
      expect(address()).toBe('/upload');
      await pass(200);
      expect(visited[0]).toBe(path);
    },
  );

  it('tells a suspended athlete why and goes nowhere [UPL-16]', async () => {
    const { address } = await refuse(403, {
      code: 'ACCOUNT_SUSPENDED',
      suspended: true,
      suspendReason: 'Paused by an administrator',
      message: 'Suspended.',
    });
    expect(toast().textContent).toContain('Account SuspendedPaused by an administrator');
    await pass(3000);
    expect(address()).toBe('/upload');
  });

  it('leaves an athlete who went elsewhere where they are [UPL-18]', async () => {
    const { address } = await refuse(402, {
      code: 'TRIAL_LIMIT_EXCEEDED',
      message: 'Your trial is used up.',
    });
    fireEvent.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
    await pass(3000);
    expect(address()).toBe('/');
  });
});

describe('an upload that is not begun', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is disabled for a suspended athlete, with the reason [UPL-13]', async () => {
    await openUpload({}, { isSuspended: true, suspendReason: 'Paused by an administrator' });
    expect(fileInput().disabled).toBe(true);
    expect(screen.getByText('Paused by an administrator')).toBeTruthy();
    fireEvent.drop(fileInput(), { dataTransfer: { files: [fit()] } });
    expect(UploadDouble.all).toHaveLength(0);
  });

  it('sends nothing once the trial is used up, and says so [UPL-23]', async () => {
    const { address } = await openUpload({
      'GET /api/subscription/status': {
        subscriptionStatus: 'TRIAL',
        uploadsUsed: 3,
        uploadsRemaining: 0,
        trialFullyExhausted: false,
      },
    });
    await choose(fit());
    await pass(100);
    expect(toast().textContent).toContain(
      "Trial limit reachedYou've used your 3 trial uploads. Upgrade to Pro for unlimited uploads.",
    );
    expect(UploadDouble.all).toHaveLength(0);
    fireEvent.click(within(toast()).getByRole('button', { name: 'Upgrade' }));
    await pass(50);
    expect(address()).toBe('/subscribe');
  });

  it('leads from an ended plan to a new one, without a word about a trial', async () => {
    const { address } = await openUpload({
      'GET /api/subscription/status': {
        subscriptionStatus: 'COMPLETED',
        uploadsUsed: 0,
        uploadsRemaining: 0,
        trialFullyExhausted: true,
      },
    });
    const plan = screen.getByRole('complementary', { name: 'Your plan' });
    expect(plan.textContent).toContain('Your plan has ended. With a new one you can upload again.');
    expect(within(plan).getByRole('link', { name: 'Subscribe again' }).getAttribute('href')).toBe(
      '/subscribe',
    );
    expect(document.body.textContent).not.toMatch(/trial/i);
    await choose(fit());
    expect(toast().textContent).toContain('Subscription RequiredYour plan has ended.');
    expect(UploadDouble.all).toHaveLength(0);
    await pass(1600);
    expect(address()).toBe('/subscribe');
  });
});
