import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { failure } from '#testing/environment/network.js';
import { UploadDouble } from '#testing/upload/upload-double.js';
import {
  choose,
  fileInput,
  fit,
  openUpload,
  pass,
  toast,
  uploaded,
} from '#testing/upload/upload-page.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const workout = uploaded;

describe('upload page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows dropzone, steps and slots left [UPL-01, UPL-02, UPL-06]', async () => {
    await openUpload();
    expect(fileInput().type).toBe('file');
    expect(
      within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByText('2 of 3 trial uploads left')).toBeTruthy();
  });

  it('says nothing of slots to a subscriber [UPL-25]', async () => {
    await openUpload({
      'GET /api/subscription/status': {
        subscriptionStatus: 'ACTIVE',
        uploadsUsed: 40,
        uploadsRemaining: 'unlimited',
        trialFullyExhausted: false,
      },
    });
    expect(screen.queryByText(/uploads left/)).toBeNull();
  });

  it.each([
    ['Only .fit files are allowed', [fit('ride.gpx')]],
    ['File size must be less than 10MB', [fit('ride.fit', 10 * 1024 * 1024)]],
  ])('says "%s" without sending anything [UPL-03, UPL-04]', async (sentence, files) => {
    await openUpload();
    await choose(...files);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(UploadDouble.all).toHaveLength(0);
  });

  it('sends the file as multipart field fitFile with the token [UPL-08]', async () => {
    const { upload } = await openUpload();
    await choose(fit());
    const { method, path, headers, form } = upload().double;
    expect([method, path, headers.get('Authorization')]).toEqual([
      'POST',
      '/api/workouts/upload',
      'Bearer secret',
    ]);
    expect((form?.get('fitFile') as File).name).toBe('123_Morning.fit');
  });

  it.each<[string, (file: File) => void]>([
    ['dropped', (file) => fireEvent.drop(fileInput(), { dataTransfer: { files: [file] } })],
    ['pasted', (file) => fireEvent.paste(window, { clipboardData: { files: [file] } })],
  ])('takes a file that is %s [UPL-01]', async (_, give) => {
    await openUpload();
    give(fit());
    await pass(5);
    expect(UploadDouble.all).toHaveLength(1);
  });

  it('rises to ninety percent, analyzes, then shows the result [UPL-06, UPL-07]', async () => {
    const { upload } = await openUpload();
    await choose(fit());
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
    expect(percent()).toBe('100');
    expect(screen.getByRole('region', { name: 'Your workout is ready' })).toBeTruthy();
  });

  it('never runs ahead of the bytes on a slow link [UPL-07]', async () => {
    const { upload } = await openUpload();
    await choose(fit());
    upload().sent(0.25);
    await pass(4000);
    expect(percent()).toBe('25');
    expect(screen.queryByText('Analyzing...')).toBeNull();
  });

  it('shows the figures and invalidates lists [UPL-09, UPL-10, UPL-11, UPL-14]', async () => {
    const { network, upload } = await openUpload();
    await choose(fit());
    upload().answer(201, { workout, ...workout });
    await pass(50);
    const result = screen.getByRole('region', { name: 'Your workout is ready' });
    expect(result.textContent).toMatch(
      /SportIndoor CyclingDateTue 17 Nov 2026Distance43\.2\skmDuration1:30:32Calories812\skcal/,
    );
    expect(
      within(result).getByRole('link', { name: 'View Full Analysis' }).getAttribute('href'),
    ).toBe('/workouts/ride-1');
    expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull();
    expect(network.callsTo('GET /api/subscription/status')).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Your workout is ready');
  });

  it('asks for the survey first and keeps the analysis closed [UPL-12]', async () => {
    const { upload } = await openUpload({}, { profileCompleted: false, onboardingSkipped: true });
    await choose(fit());
    upload().answer(201, { workout, ...workout });
    await pass(50);
    const result = screen.getByRole('region', { name: 'Your workout is ready' });
    expect(
      within(result).getByRole('link', { name: 'Complete Fitness Survey' }).getAttribute('href'),
    ).toBe('/onboarding');
    expect(
      within(result).getByRole<HTMLButtonElement>('button', { name: 'View Full Analysis' })
        .disabled,
    ).toBe(true);
    expect(within(result).queryByRole('link', { name: 'View Full Analysis' })).toBeNull();
  });

  it('says that the analysis stays locked before an upload is used', async () => {
    await openUpload({}, { profileCompleted: false, onboardingSkipped: true });
    const note = screen.getByRole('complementary', { name: 'Before you upload' });
    expect(note.textContent).toMatch(
      /The analysis stays locked until.*still uses 1 of your 2 remaining trial uploads/,
    );
    expect(
      within(note).getByRole('link', { name: 'Answer the questionnaire' }).getAttribute('href'),
    ).toBe('/onboarding');
  });

  it('says nothing about the questionnaire to an athlete who answered it', async () => {
    await openUpload();
    expect(screen.queryByText(/stays locked/)).toBeNull();
  });

  it('offers the upgrade where nothing of the trial is left after a success [UPL-15]', async () => {
    const { network, upload } = await openUpload();
    await choose(fit());
    network.answer({
      'GET /api/subscription/status': {
        subscriptionStatus: 'TRIAL',
        uploadsUsed: 3,
        uploadsRemaining: 0,
        trialFullyExhausted: true,
      },
    });
    upload().answer(201, { workout, ...workout });
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'Your free trial is used up' })).toBeTruthy();
  });

  it('says in words what was wrong with a file that was accepted', async () => {
    const { upload } = await openUpload();
    await choose(fit());
    upload().answer(201, { workout: { ...workout, warnings: ['The file was cut short.'] } });
    await pass(50);
    expect(screen.getByText('The file was cut short.')).toBeTruthy();
  });

  it('follows an unfinished upload, also over a lost connection [UPL-09]', async () => {
    const states = [
      { status: 'queued' },
      new TypeError('Failed to fetch'),
      { status: 'processing' },
      { status: 'done', workoutId: 'ride-1' },
    ];
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
    await choose(fit());
    upload().answer(202, { uploadId: 'u1', status: 'processing' });
    await pass(3500);
    expect(screen.getByRole('region', { name: 'Your workout is ready' }).textContent).toContain(
      '812',
    );
    expect(network.callsTo('GET /api/uploads/u1')).toHaveLength(4);
  });

  it('shows what the server says of a file that it is still reading [UPL-09]', async () => {
    const { upload } = await openUpload({ 'GET /api/uploads/u1': { status: 'processing' } });
    await choose(fit());
    upload().answer(202, {
      uploadId: 'u1',
      status: 'processing',
      message: 'This file was taken already and is still being read.',
    });
    await pass(2500);
    expect(screen.getByRole('region', { name: 'Upload in progress' }).textContent).toContain(
      'This file was taken already and is still being read.',
    );
  });

  it('reads it from the list where its analysis is closed [UPL-09, UPL-12]', async () => {
    const { upload } = await openUpload(
      {
        'GET /api/uploads/u1': { status: 'done', workoutId: 'ride-1' },
        'GET /api/workouts/ride-1': failure(
          400,
          'ONBOARDING_REQUIRED',
          'Complete your profile first.',
          { requiresOnboarding: true },
        ),
        'GET /api/workouts': workoutPage([listedWorkout()]),
      },
      { profileCompleted: false, onboardingSkipped: true },
    );
    await choose(fit());
    upload().answer(202, { uploadId: 'u1', status: 'processing' });
    await pass(100);
    expect(screen.getByRole('region', { name: 'Your workout is ready' }).textContent).toMatch(
      /SportCyclingDate.*Distance30\.0\skmDuration1:00:00CaloriesN\/A/,
    );
  });

  it('tells the failure that such an upload ends with [UPL-22]', async () => {
    const { upload } = await openUpload({
      'GET /api/uploads/u1': {
        status: 'failed',
        error: { code: 'INVALID_FIT_FILE', message: 'This file holds no activity.' },
      },
    });
    await choose(fit());
    upload().answer(202, { uploadId: 'u1', status: 'processing' });
    await pass(100);
    expect(toast().textContent).toContain('Upload FailedThis file holds no activity.');
  });

  it('says Upload Failed and retries the same file [UPL-06, UPL-22]', async () => {
    const { upload } = await openUpload();
    await choose(fit());
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
    await choose(fit());
    await pass(300);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(1000);
    expect(upload().double.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Upload Failed')).toBeNull();
    await choose(fit());
    expect(UploadDouble.all).toHaveLength(2);
  });

  it('goes on when its page is left, and says so when the workout is ready', async () => {
    const { upload } = await openUpload();
    await choose(fit());
    fireEvent.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
    await pass(2000);
    upload().answer(201, { workout });
    await pass(100);
    expect(upload().double.aborted).toBe(false);
    expect(screen.getByText('Your workout is ready')).toBeTruthy();
  });
});
