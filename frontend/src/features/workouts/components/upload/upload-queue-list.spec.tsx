import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  answer,
  done,
  give,
  names,
  row,
  rows,
  sent,
  spoken,
  subscriber,
  summary,
} from '#testing/upload/several-files.js';
import {
  choose,
  fit,
  openUpload,
  pass,
  toast,
  uploaded,
  uploadOf,
} from '#testing/upload/upload-page.js';

describe('several files together', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('go two at a time, in order, with real byte progress [UPL-07, UPL-08]', async () => {
    await give(...names(4));
    expect(sent()).toEqual(names(2));
    uploadOf('ride-1.fit').sent(0.42);
    uploadOf('ride-2.fit').sent(1);
    await pass(5);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'ride-1.fitUploading, 42 %Cancel',
      'ride-2.fitAnalyzing...Cancel',
      'ride-3.fitWaitingCancel',
      'ride-4.fitWaitingCancel',
    ]);
    await answer('ride-2.fit', 201, done('w2'));
    expect(sent()).toEqual(names(3));
    expect(summary()).toBe('1 of 4 files done');
  });

  it('show figures, a link and what was repaired [UPL-09, UPL-10, UPL-11]', async () => {
    await give('a.fit', 'b.fit');
    await answer('a.fit', 201, {
      workout: { ...uploaded, id: 'w1', warnings: ['The file was cut short.'] },
    });
    const text = row('a.fit').textContent;
    expect(text).toMatch(/Indoor CyclingTue 17 Nov 2026a\.fitDistance43\.2\skm/);
    expect(text).toMatch(/\skmDuration1:30:32Calories812\skcalThe file was cut short\./);
    expect(
      within(row('a.fit')).getByRole('link', { name: 'View a.fit' }).getAttribute('href'),
    ).toBe('/workouts/w1');
  });

  it('end with one summary and no toast [UPL-03, UPL-04, UPL-19, UPL-21, UPL-22]', async () => {
    await openUpload(subscriber);
    await choose(
      fit('a.fit'),
      fit('again.fit'),
      fit('swim.fit'),
      fit('broken.fit'),
      fit('big.fit', 10 * 1024 * 1024 + 1),
      fit('track.gpx'),
    );
    await answer('a.fit', 201, done('w1'));
    await answer('again.fit', 409, {
      code: 'DUPLICATE_FILE',
      message: 'This workout has already been uploaded.',
      details: 'As "old.fit".',
      workoutId: 'w0',
    });
    await answer('swim.fit', 422, {
      code: 'UNSUPPORTED_ACTIVITY_TYPE',
      message: 'Lap Swimming activities are not supported.',
      supportedTypes: ['Running'],
    });
    expect(toast().textContent).toBe('');
    await answer('broken.fit', 422, {
      code: 'INVALID_FIT_FILE',
      message: 'The file is cut short.',
      reason: 'TRUNCATED',
    });
    const sentence =
      '1 of 6 added, 1 was already here, 1 is not a ride or run, 1 could not be read, 1 is ' +
      '10 MB or larger, 1 is not a .fit file';
    expect(summary()).toBe(sentence);
    expect(spoken()).toBe(sentence);
    expect(toast().textContent).toBe('');
    expect(sent()).toHaveLength(4);
    expect(row('again.fit').textContent).toContain(
      'Already hereThis workout has already been uploaded. As "old.fit".',
    );
    expect(within(row('again.fit')).getByRole('link').getAttribute('href')).toBe('/workouts/w0');
    expect(row('swim.fit').textContent).toContain(
      'Not a ride or runLap Swimming activities are not supported.',
    );
    expect(row('broken.fit').textContent).toContain('Could not be readThe file is cut short.');
    expect(row('big.fit').textContent).toContain('Too largeFile size must be less than 10MB');
    expect(row('track.gpx').textContent).toContain('Not a .fit fileOnly .fit files are allowed');
  });

  it('follow an answer that says that it takes longer [UPL-09]', async () => {
    const { network } = await give('a.fit', 'b.fit');
    const detail = {
      ...uploaded,
      distanceM: 1000,
      durationS: 300,
      rawSummaryJson: { session: { total_calories: 50 } },
    };
    network.answer({ 'GET /api/uploads/u1': { status: 'processing' } });
    await answer('a.fit', 202, { uploadId: 'u1', status: 'processing' });
    expect(row('a.fit').textContent).toContain('Analyzing...');
    network.answer({
      'GET /api/uploads/u1': { status: 'done', workoutId: 'ride-1' },
      'GET /api/workouts/ride-1': { workout: detail },
    });
    await pass(1100);
    expect(row('a.fit').textContent).toContain('1.00');
  });

  it('stop together where the trial is used up, told once, and stay listed [UPL-18]', async () => {
    const { address } = await give(...names(6));
    await answer('ride-1.fit', 201, done('w1'));
    await answer('ride-2.fit', 402, {
      code: 'TRIAL_LIMIT_EXCEEDED',
      message: 'You have used your 3 trial uploads.',
      uploadsUsed: 3,
      uploadLimit: 3,
    });
    expect(toast().textContent).toBe('');
    await answer('ride-3.fit', 402, {
      code: 'TRIAL_LIMIT_EXCEEDED',
      message: 'You have used your 3 trial uploads.',
    });
    expect(sent()).toHaveLength(3);
    expect(toast().textContent).toContain(
      'Subscription Required1 of 6 added, 5 were not sent: they need a subscription.',
    );
    expect(row('ride-6.fit').textContent).toContain('Not sentYou have used your 3 trial uploads.');
    await pass(3000);
    expect(address()).toBe('/upload');
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');
    fireEvent.click(screen.getByRole('button', { name: 'Try all 5 again' }));
    await pass(5);
    expect(sent().slice(3)).toEqual(['ride-2.fit', 'ride-3.fit']);
  });

  it('stop together where the account is suspended [UPL-16]', async () => {
    await give(...names(3));
    await answer('ride-1.fit', 403, {
      code: 'ACCOUNT_SUSPENDED',
      suspended: true,
      suspendReason: 'Paused by an administrator',
      message: 'Suspended.',
    });
    await answer('ride-2.fit', 403, {
      code: 'ACCOUNT_SUSPENDED',
      suspended: true,
      suspendReason: 'Paused by an administrator',
      message: 'Suspended.',
    });
    expect(sent()).toHaveLength(2);
    expect(toast().textContent).toContain(
      'Account SuspendedPaused by an administrator 0 of 3 added, 3 were not sent: your ' +
        'account is suspended.',
    );
  });

  it('wait as long as the server asks and continue automatically', async () => {
    await give(...names(3));
    await answer('ride-1.fit', 429, {
      code: 'RATE_LIMITED',
      message: 'Too many uploads in a short time.',
      retryAfterS: 20,
    });
    expect(row('ride-1.fit').textContent).toContain('Waiting');
    expect(screen.getByText(/the upload continues in 20 s/)).toBeTruthy();
    await answer('ride-2.fit', 201, done('w2'));
    await pass(19_000);
    expect(sent()).toHaveLength(2);
    await pass(1000);
    expect(sent().slice(2)).toEqual(['ride-1.fit', 'ride-3.fit']);
  });

  it('are canceled one by one or all together; what had arrived is counted apart', async () => {
    await give(...names(4));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel ride-1.fit' }));
    await pass(5);
    expect(uploadOf('ride-1.fit').double.aborted).toBe(true);
    expect(sent()).toEqual(names(3));
    uploadOf('ride-2.fit').sent(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
    await pass(5);
    expect(summary()).toBe('0 of 4 added, 4 were canceled');
    expect(row('ride-2.fit').textContent).toContain('may still appear among your workouts');
    expect(sent()).toHaveLength(3);
    expect(toast().textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Try again ride-4.fit' }));
    await pass(5);
    expect(sent().at(-1)).toBe('ride-4.fit');
  });

  it('wait while offline, lost ones among them, and resume together', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await give(...names(4));
    uploadOf('ride-1.fit').loseConnection();
    uploadOf('ride-2.fit').loseConnection();
    await pass(5);
    expect(sent()).toHaveLength(2);
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect(row('ride-1.fit').textContent).toContain('Waiting');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(5);
    expect(sent().slice(2)).toEqual(names(2));
    for (const name of names(4)) await answer(name, 201, done(name));
    expect(summary()).toBe('4 of 4 added');
  });
});
