import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  answer,
  done,
  give,
  names,
  row,
  sent,
  spoken,
  summary,
} from '#testing/upload/several-files.js';
import { UploadDouble } from '#testing/upload/upload-double.js';
import { pass, uploaded, uploadOf } from '#testing/upload/upload-page.js';

describe('several files that are interrupted', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are not their own duplicates after a lost answer [UPL-21]', async () => {
    const { network } = await give(...names(2));
    network.answer({
      'GET /api/workouts/w1': {
        workout: {
          ...uploaded,
          id: 'w1',
          distanceM: 1000,
          durationS: 300,
          rawSummaryJson: { session: { total_calories: 50 } },
        },
      },
    });
    uploadOf('ride-1.fit').sent(1);
    uploadOf('ride-1.fit').loseConnection();
    uploadOf('ride-2.fit').sent(0.4);
    uploadOf('ride-2.fit').loseConnection();
    await pass(5);
    fireEvent.click(screen.getByRole('button', { name: 'Try all 2 again' }));
    await pass(5);
    const duplicate = (workoutId: string) => ({
      code: 'DUPLICATE_FILE',
      message: 'This workout has already been uploaded.',
      details: '',
      workoutId,
    });
    await answer('ride-1.fit', 409, duplicate('w1'));
    await answer('ride-2.fit', 409, duplicate('w2'));
    expect(summary()).toBe('0 of 2 added, 1 was here when it was sent again, 1 was already here');
    expect(
      within(row('ride-1.fit')).getByRole('link', { name: 'View ride-1.fit' }).getAttribute('href'),
    ).toBe('/workouts/w1');
    expect(row('ride-1.fit').textContent).toContain('It was already here when it was sent again');
  });

  it('stop after three losses in a row instead of failing one after the other', async () => {
    await give(...names(9));
    for (const name of names(3)) {
      uploadOf(name).loseConnection();
      await pass(5);
    }
    uploadOf('ride-4.fit').loseConnection();
    await pass(5);
    expect(sent()).toHaveLength(4);
    expect(summary()).toBe('0 of 9 added, 9 did not get through');
  });

  it('go on while another page is looked at, and are there again', async () => {
    const { history, upload } = await give(...names(3));
    fireEvent.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
    await pass(500);
    await answer('ride-1.fit', 201, done('w1'));
    act(() => history.push('/upload'));
    await pass(500);
    expect(summary()).toBe('1 of 3 files done');
    expect(upload().double.aborted).toBe(false);
    await answer('ride-2.fit', 201, done('w2'));
    await answer('ride-3.fit', 201, done('w3'));
    expect(summary()).toBe('3 of 3 added');
    expect(screen.getByRole('link', { name: 'Compare the three' }).getAttribute('href')).toContain(
      '/compare?ids=w1',
    );
  });

  it('are taken back when the athlete signs out, and nobody else finds them', async () => {
    const { user } = await give(...names(3));
    jest.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(UploadDouble.all.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('wait for the athlete whose session has lapsed', async () => {
    await give(...names(3));
    await answer('ride-1.fit', 401, { code: 'UNAUTHENTICATED', message: 'Please sign in.' });
    await pass(500);
    await answer('ride-2.fit', 201, done('w2'));
    expect(sent()).toHaveLength(2);
    expect(uploadOf('ride-2.fit').double.aborted).toBe(false);
  });

  it('speak of the beginning, of waiting and of the end, and of nothing in between', async () => {
    await give(...names(3));
    expect(spoken()).toBe('Uploading 3 files');
    uploadOf('ride-1.fit').sent(0.5);
    await answer('ride-2.fit', 201, done('w2'));
    expect(spoken()).toBe('Uploading 3 files');
    await answer('ride-1.fit', 429, { code: 'RATE_LIMITED', message: 'Too many.', retryAfterS: 5 });
    expect(spoken()).toBe('2 files wait');
  });
});
