import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';

const lostFor = (seconds: number) =>
  steadyRide(3600, {
    channels: {
      heartRate: (second) =>
        second >= 1800 && second < 1800 + seconds ? Number.NaN : 140 + (second % 3),
    },
  });

describe('findings of the recording', () => {
  it('say what is too low because heart rate was lost, and nothing of seconds', () => {
    const sheet = sheetOf(lostFor(900));
    expect(shown(sheet, found(sheet, 'data.lost.heartRate'))).toMatch(/15 min.*too low/);
    expect(found(sheetOf(lostFor(3)), 'data.')).toBeNull();
    expect(found(sheetOf(lostFor(100)), 'data.')).toBeNull();
  });

  it('do not miss a heart rate that nobody recorded', () => {
    const without = steadyRide(3600, { channels: { heartRate: () => Number.NaN } });
    expect(found(sheetOf(without), 'data.lost')).toBeNull();
  });

  it('say that power spikes were removed, with what is left', () => {
    const spiked = steadyRide(3600, {
      channels: { power: (second) => (second % 1000 === 999 ? 4000 : 200 + (second % 5)) },
    });
    const sheet = sheetOf(spiked);
    expect(shown(sheet, found(sheet, 'data.spikes'))).toMatch(/202 W.*[Cc]alibrate/);
    expect(found(sheetOf(steadyRide()), 'data.spikes')).toBeNull();
  });

  it('say that without heart rate a fading cannot be explained', () => {
    const fading = (heartRate: number) =>
      steadyRun(9000, 3, {
        channels: {
          speed: (second) => (second < 4500 ? 3.1 : 2.5),
          distance: (second) => (second < 4500 ? 3.1 * second : 13_950 + 2.5 * (second - 4500)),
          heartRate: (second) => heartRate + (second % 3),
        },
      });
    const sheet = sheetOf(fading(Number.NaN));
    expect(shown(sheet, found(sheet, 'data.no-heart-rate'))).toContain('heart-rate strap');
    expect(found(sheetOf(fading(150)), 'data.no-heart-rate')).toBeNull();
  });
});
