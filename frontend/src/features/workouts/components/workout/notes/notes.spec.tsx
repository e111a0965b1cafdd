import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { openWorkout as open } from '#testing/workouts/open-workout.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';
import type { Workout } from '#features/workouts/model/workout.js';

type Change = Workout['analysis']['changes'][number];

const byEngine: Change = {
  at: '2026-11-22T10:00:00.000Z',
  engine: { from: '1.4.0', to: '1.5.0', reasons: ['Best power runs across stops.'] },
  thresholds: [],
  figures: [
    { figure: 'bestPower.1200', unit: 'W', before: 191, after: 226 },
    { figure: 'elapsedTime', unit: 's', before: 9270, after: 9277 },
    { figure: 'averageSpeed', unit: 'm/s', before: 8.1, after: null },
  ],
};

function analysed(changes: Partial<Workout['analysis']>): Workout {
  const workout = openedWorkout();
  return { ...workout, analysis: { ...workout.analysis, ...changes } };
}

describe('notes below the curves', () => {
  beforeEach(() => {
    mockCanvas();
    localStorage.clear();
  });

  it('say what contradicts the profile and lead there [E16]', async () => {
    const text = 'Your best 20 minutes shows an FTP of 285 W or more. Test your FTP or raise it.';
    await open(
      analysed({
        contradictions: [{ kind: 'ftp-too-low', text, value: 285, against: 250, unit: 'W' }],
      }),
    );
    const note = screen.getByRole('complementary', { name: 'Check your profile' });
    expect(within(note).getByText(text)).toBeTruthy();
    const link = within(note).getByRole('link', { name: 'Open your profile' });
    expect(link.getAttribute('href')).toBe('/profile');
  });

  it('show one sentence at first, and the others on demand', async () => {
    const { user } = await open(
      analysed({
        contradictions: [
          { kind: 'ftp-too-low', text: 'Raise it.', value: 285, against: 250, unit: 'W' },
          { kind: 'device-ftp-differs', text: 'Set both.', value: 285, against: 250, unit: 'W' },
        ],
      }),
    );
    expect(screen.queryByText('Set both.')).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 more to check' }));
    expect(screen.getByText('Set both.')).toBeTruthy();
  });

  it('are absent where nothing contradicts the profile and no figure changed', async () => {
    await open(openedWorkout());
    expect(screen.queryByRole('complementary', { name: 'Check your profile' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Changed figures' })).toBeNull();
  });

  it('name the figures that a new engine changed, and on demand all of them and why', async () => {
    const { user } = await open(analysed({ changes: [byEngine] }));
    const note = screen.getByRole('complementary', { name: 'Changed figures' });
    expect(note.textContent).toContain(
      'The analysis was improved on Sun 22 Nov 2026: Best 20 min power 191\u00a0W → 226\u00a0W, ' +
        'Elapsed time 2:34:30 → 2:34:37 and 1 more.',
    );
    await user.click(within(note).getByRole('button', { name: 'What changed and why' }));
    expect(within(note).getByRole('row', { name: /Avg speed .* not judged/ })).toBeTruthy();
    expect(within(note).getByText('Best power runs across stops.')).toBeTruthy();
  });

  it('name a changed threshold as the reason of its own figures', async () => {
    const { user } = await open(
      analysed({
        changes: [
          {
            at: '2026-11-22T10:00:00.000Z',
            engine: null,
            thresholds: [{ threshold: 'ftpW', before: 250, after: 200 }],
            figures: [{ figure: 'intensityFactor', unit: 'ratio', before: 0.73, after: 0.91 }],
          },
        ],
      }),
    );
    const note = screen.getByRole('complementary', { name: 'Changed figures' });
    expect(note.textContent).toContain('Your thresholds changed on Sun 22 Nov 2026');
    await user.click(within(note).getByRole('button', { name: 'What changed and why' }));
    expect(note.textContent).toContain(
      'Your FTP for this day changed from 250\u00a0W to 200\u00a0W.',
    );
  });

  it('stay away once they were read', async () => {
    const { user } = await open(analysed({ changes: [byEngine] }));
    const note = screen.getByRole('complementary', { name: 'Changed figures' });
    await user.click(within(note).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('complementary', { name: 'Changed figures' })).toBeNull();
  });

  it('promise no reason where none explains the figures', async () => {
    const { user } = await open(
      analysed({ changes: [{ ...byEngine, engine: { from: '1.4.0', to: '1.5.0', reasons: [] } }] }),
    );
    const note = screen.getByRole('complementary', { name: 'Changed figures' });
    await user.click(within(note).getByRole('button', { name: 'What changed' }));
    expect(within(note).queryByRole('list')).toBeNull();
  });

  it('leave out figures that read the same in the units of the athlete', async () => {
    const figures = [{ figure: 'distance', unit: 'm', before: 42_190, after: 42_199 }];
    await open(analysed({ changes: [{ ...byEngine, figures }] }));
    expect(screen.queryByRole('complementary', { name: 'Changed figures' })).toBeNull();
  });
});

describe('parts of a file with several sessions', () => {
  beforeEach(mockCanvas);

  it('are listed with the break between them [E11]', async () => {
    const part = {
      ...{ index: 0, sport: 'running', from: 0, to: 1600, elapsedS: 1600, timerS: 1600 },
      ...{ movingS: 1600, distanceM: 5000, avgSpeedMps: 3.1, avgHr: 150, maxHr: 170 },
      ...{ avgPowerW: null, normalizedPowerW: null, avgCadence: null, ascentM: null },
      breakBefore: null,
    };
    const second = {
      ...{ ...part, index: 1, from: 6340, to: 7040, timerS: 692, distanceM: 2000 },
      breakBefore: { from: 1600, to: 6340, elapsedS: 4740 },
    };
    await open(analysed({ parts: [part, second] }));
    const section = await screen.findByRole('region', { name: 'Parts' });
    const rows = within(section)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'PartTimeDistanceHeart rate',
      '1. Running26:405.00\u00a0km150\u00a0bpm',
      'Break1:19:00',
      '2. Running11:322.00\u00a0km150\u00a0bpm',
    ]);
  });

  it('are not listed where there is one', async () => {
    await open(openedWorkout());
    expect(screen.queryByRole('region', { name: 'Parts' })).toBeNull();
  });
});
