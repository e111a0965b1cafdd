import { describe, expect, it } from '@jest/globals';
import type { Recording } from '#analysis/recording/recording.js';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRun } from '#test/builders/sample-recordings.js';

/** What a device writes beside its totals, with the athlete's rating alone. */
const rated = (recording: Recording, rpe: number): Recording => ({
  ...recording,
  deviceReport: {
    ...{ rpe, feel: null, aerobicEffect: null, anaerobicEffect: null, trainingLoad: null },
    ...{ trainingStress: null, intensityFactor: null, vo2max: null, thresholdHr: null },
    ...{ heartRateZones: [], powerZones: [] },
  },
});

describe('what the device was given', () => {
  it('does not match a heart rate near the maximum that was rated as easy', () => {
    const hard = steadyRun(3000, 3.6, { channels: { heartRate: (second) => 178 + (second % 3) } });
    const sheet = sheetOf(rated(hard, 3));
    expect(shown(sheet, found(sheet, 'contradiction.rating'))).toContain(
      'the rating does not match the data',
    );
    expect(found(sheetOf(rated(hard, 9)), 'contradiction.rating')).toBeNull();
  });

  it('is a trail where the ground was flat, and not where it rose', () => {
    const trail = (rise: number) =>
      sheetOf(
        steadyRun(2400, 3, {
          sport: 'trail_running',
          device: { ascentM: rise * 10 },
          channels: {
            heartRate: (second) => 150 + (second % 3),
            altitude: (second) =>
              200 + rise * (second % 240 < 120 ? second % 120 : 120 - (second % 120)) * 0.1,
          },
        }),
      );
    expect(shown(trail(0), found(trail(0), 'contradiction.flat-trail'))).not.toBeNull();
    expect(found(trail(4), 'contradiction.flat-trail')).toBeNull();
  });
});
