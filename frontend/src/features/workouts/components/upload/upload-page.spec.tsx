import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers, Network } from '../../../../testing/network.js';
import { renderApp } from '../../../../testing/render-app.js';
import { signedIn } from '../../../../testing/signed-in.js';
import { mockUploads, UploadDouble } from '../../../../testing/upload-double.js';

const fit = (name = '123_Morning.fit', bytes = 20): File => new File([new Uint8Array(bytes)], name);
const workout = { id: 'ride-1', sport: 'indoor_cycling', startTime: '2026-11-17T12:00:00.000Z', distance: 43_210, duration: 5432, calories: 812, warnings: [] };

const input = () => screen.getByLabelText<HTMLInputElement>(/Choose a \.fit file|Uploading is switched off/);
const choose = (...files: File[]): void => void fireEvent.change(input(), { target: { files } });
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** The upload page, open, with the clock in the test's hands. */
async function openUpload(answers: Answers = {}, user: Parameters<typeof signedIn>[1] = {}): Promise<{ network: Network; upload: () => UploadDouble }> {
  const upload = mockUploads();
  const network = signedIn(answers, user);
  renderApp('/upload');
  await pass(50);
  await waitFor(() => screen.getByRole('heading', { name: 'Upload a workout' }));
  return { network, upload };
}

async function refuse(status: number, body: object): Promise<void> {
  const { upload } = await openUpload();
  choose(fit());
  upload().answer(status, body);
  await pass(100);
}

/** The toast; the alert that waits in the dropzone is empty. */
function toast(): HTMLElement {
  const [shown] = screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');
  return shown ?? document.createElement('p');
}

describe('upload page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a dropzone, three steps of how it works and the slots that are left (UPL-01, UPL-02, UPL-06)', async () => {
    await openUpload();
    expect(input().type).toBe('file');
    expect(within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('2 of 3 trial uploads left')).toBeTruthy();
  });

  it.each([
    ['Only .fit files are allowed', [fit('ride.gpx')]],
    ['File size must be less than 10MB', [fit('ride.fit', 10 * 1024 * 1024 + 1)]],
    ['Please upload one file at a time', [fit('a.fit'), fit('b.fit')]],
  ])('says "%s" without sending anything (UPL-03, UPL-04)', async (sentence, files) => {
    await openUpload();
    choose(...files);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(UploadDouble.all).toHaveLength(0);
  });

  it('sends the file as multipart field fitFile with the token (UPL-08)', async () => {
    const { upload } = await openUpload();
    choose(fit());
    const { method, path, headers, form } = upload();
    expect([method, path, headers['Authorization']]).toEqual(['POST', '/api/workouts/upload', 'Bearer secret']);
    expect((form?.get('fitFile') as File).name).toBe('123_Morning.fit');
  });

  it.each<[string, (file: File) => void]>([
    ['dropped', (file) => fireEvent.drop(input(), { dataTransfer: { files: [file] } })],
    ['pasted', (file) => fireEvent.paste(window, { clipboardData: { files: [file] } })],
  ])('takes a file that is %s (UPL-01)', async (_, give) => {
    await openUpload();
    give(fit());
    expect(UploadDouble.all).toHaveLength(1);
  });

  it('rises ten percent every 200 ms to ninety, says Analyzing..., and shows the result at the end (UPL-06, UPL-07)', async () => {
    const { upload } = await openUpload();
    choose(fit());
    upload().sent(1);
    await pass(210);
    expect(percent()).toBe('10');
    await pass(1400);
    expect(percent()).toBe('80');
    expect(screen.getByText('Uploading...')).toBeTruthy();
    await pass(5000);
    expect(percent()).toBe('90');
    expect(screen.getByText('Analyzing...')).toBeTruthy();
    upload().answer(201, { workout, ...workout });
    await pass(10);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('never runs ahead of the bytes on a slow link (UPL-07)', async () => {
    const { upload } = await openUpload();
    choose(fit());
    upload().sent(0.25);
    await pass(4000);
    expect(percent()).toBe('25');
    expect(screen.queryByText('Analyzing...')).toBeNull();
  });

  it('shows sport, date, distance, duration and calories, leads to the analysis, and reads anew what may have changed (UPL-09, UPL-10, UPL-11, UPL-14)', async () => {
    const { network, upload } = await openUpload();
    choose(fit());
    upload().answer(201, { workout, ...workout });
    await pass(50);
    const result = screen.getByRole('region', { name: 'Your workout is ready' });
    expect(result.textContent).toMatch(/SportIndoor CyclingDateTue 17 Nov 2026Distance43\.2\skmDuration1:30:32Calories812\skcal/);
    expect(within(result).getByRole('link', { name: 'View Full Analysis' }).getAttribute('href')).toBe('/workouts/ride-1');
    expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull();
    expect(network.callsTo('GET /api/subscription/status')).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Your workout is ready');
  });

  it('says in words what was wrong with a file that was accepted', async () => {
    const { upload } = await openUpload();
    choose(fit());
    upload().answer(201, { workout: { ...workout, warnings: ['The file was cut short.'] } });
    await pass(50);
    expect(screen.getByText('The file was cut short.')).toBeTruthy();
  });

  it('follows an upload that the server is not done with, also over a lost connection (UPL-09)', async () => {
    const states = [{ status: 'queued' }, new TypeError('Failed to fetch'), { status: 'processing' }, { status: 'done', workoutId: 'ride-1' }];
    const { network, upload } = await openUpload({
      'GET /api/uploads/u1': () => {
        const state = states.shift() ?? {};
        return state instanceof Error ? Promise.reject(state) : state;
      },
      'GET /api/workouts/ride-1': {
        workout: {
          ...workout,
          distanceM: 43_210,
          durationS: 5432,
          rawSummaryJson: { session: { total_calories: 812 } },
        },
      },
    });
    choose(fit());
    upload().answer(202, { uploadId: 'u1', status: 'processing' });
    await pass(3500);
    expect(screen.getByRole('region', { name: 'Your workout is ready' }).textContent).toContain('812');
    expect(network.callsTo('GET /api/uploads/u1')).toHaveLength(4);
  });

  it('tells the failure that such an upload ends with (UPL-22)', async () => {
    const { upload } = await openUpload({
      'GET /api/uploads/u1': { status: 'failed', error: { code: 'INVALID_FIT_FILE', message: 'This file holds no activity.' } },
    });
    choose(fit());
    upload().answer(202, { uploadId: 'u1', status: 'processing' });
    await pass(100);
    expect(toast().textContent).toContain('Upload FailedThis file holds no activity.');
  });

  it('names a duplicate for 6 s and leads to the workout it has become (UPL-21)', async () => {
    await refuse(409, { code: 'DUPLICATE_FILE', message: 'You have uploaded this file before.', details: 'It is your ride of 17 November.', workoutId: 'ride-9' });
    expect(toast().textContent).toContain('Duplicate File DetectedYou have uploaded this file before. It is your ride of 17 November.');
    expect(within(toast()).getByRole('button', { name: 'Open the workout' })).toBeTruthy();
    await pass(5700);
    expect(toast().textContent).toContain('Duplicate');
    await pass(1000);
    expect(toast().textContent).toBe('');
    expect(screen.getByRole('link', { name: 'Open the workout' }).getAttribute('href')).toBe('/workouts/ride-9');
  });

  it.each([
    [{ supportedTypes: ['Running', 'Cycling'] }, 'Running, Cycling'],
    [{}, 'Running, Cycling, Virtual Running, Virtual Cycling'],
  ])('lists for 8 s what is supported (UPL-19, UPL-20)', async (details, list) => {
    await refuse(422, { code: 'UNSUPPORTED_ACTIVITY_TYPE', message: 'No hockey.', ...details });
    expect(toast().textContent).toContain(`Unsupported Activity TypeSupported: ${list}`);
    await pass(7700);
    expect(toast().textContent).toContain('Unsupported Activity Type');
  });

  it.each(['TRIAL_LIMIT_EXCEEDED', 'SUBSCRIPTION_REQUIRED'])('says Subscription Required to %s (UPL-18)', async (code) => {
    await refuse(402, { code, message: 'Your trial is used up.' });
    expect(toast().textContent).toContain('Subscription RequiredYour trial is used up.');
  });

  it('tells a suspended athlete why, and goes nowhere (UPL-16)', async () => {
    await refuse(403, { code: 'ACCOUNT_SUSPENDED', suspended: true, suspendReason: 'Paused by an administrator', message: 'Suspended.' });
    expect(toast().textContent).toContain('Account SuspendedPaused by an administrator');
  });

  it('says Upload Failed otherwise, and tries the same file again at a press (UPL-06, UPL-22)', async () => {
    const { upload } = await openUpload();
    choose(fit());
    upload().loseConnection();
    await pass(100);
    expect(toast().textContent).toContain('Upload Failed');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    upload().answer(201, { workout });
    await pass(50);
    expect(UploadDouble.all).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Your workout is ready' })).toBeTruthy();
  });

  it('can be cancelled, and takes a file again', async () => {
    const { upload } = await openUpload();
    choose(fit());
    await pass(300);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(1000);
    expect(upload().aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Upload Failed')).toBeNull();
    choose(fit());
    expect(UploadDouble.all).toHaveLength(2);
  });

  it('goes on when its page is left, and says so when the workout is ready', async () => {
    const { upload } = await openUpload();
    choose(fit());
    fireEvent.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
    await pass(2000);
    upload().answer(201, { workout });
    await pass(100);
    expect(upload().aborted).toBe(false);
    expect(screen.getByText('Your workout is ready')).toBeTruthy();
  });

  it('is disabled for a suspended athlete, with the reason (UPL-13)', async () => {
    await openUpload({}, { isSuspended: true, suspendReason: 'Paused by an administrator' });
    expect(input().disabled).toBe(true);
    expect(screen.getByText('Paused by an administrator')).toBeTruthy();
    fireEvent.drop(input(), { dataTransfer: { files: [fit()] } });
    expect(UploadDouble.all).toHaveLength(0);
  });

  it('sends nothing once the trial is used up, and says so (UPL-23)', async () => {
    await openUpload({ 'GET /api/subscription/status': { subscriptionStatus: 'TRIAL', uploadsUsed: 3, uploadsRemaining: 0, trialFullyExhausted: false } });
    choose(fit());
    await pass(100);
    expect(toast().textContent).toContain("Trial limit reachedYou've used your 3 trial uploads. Upgrade to Pro for unlimited uploads.");
    expect(UploadDouble.all).toHaveLength(0);
  });
});
