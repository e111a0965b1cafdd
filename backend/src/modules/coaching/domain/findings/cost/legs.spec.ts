import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';

const beating = (bpm: number) => (second: number) => bpm + (second % 3);

describe('cadence on the ride', () => {
  it('shows stretches in a big gear, and not an even cadence', () => {
    const low = (second: number) =>
      [1500, 2400, 3300].some((at) => second >= at && second < at + 150);
    const pushed = sheetOf(
      steadyRide(5400, {
        channels: { heartRate: beating(130), cadence: (second) => (low(second) ? 42 : 88) },
      }),
    );
    expect(shown(pushed, found(pushed, 'cost.cadence.low'))).toMatch(/3 stretches.*42 rpm/);
    expect(found(sheetOf(steadyRide(5400)), 'cost.cadence.low')).toBeNull();
  });

  it('shows a gear too heavy uphill, and not where the legs kept turning', () => {
    /** Flat for 30 min, 7 % up for 20 min, and again. */
    const uphill = (second: number) => second % 3000 >= 1800;
    const climbed = (second: number) =>
      1200 * Math.floor(second / 3000) + Math.max(0, (second % 3000) - 1800);
    const metres = (second: number) => 8 * (second - climbed(second)) + 3.5 * climbed(second);
    const ride = (rpmUphill: number) =>
      sheetOf(
        steadyRide(6000, {
          channels: {
            heartRate: beating(145),
            speed: (second) => (uphill(second) ? 3.5 : 8),
            distance: metres,
            altitude: (second) => 500 + 0.07 * 3.5 * climbed(second),
            cadence: (second) => (uphill(second) ? rpmUphill : 88),
          },
        }),
      );
    const heavy = ride(58);
    expect(shown(heavy, found(heavy, 'cost.cadence.gear'))).toMatch(/88 rpm.*58 rpm.*lighter gear/);
    expect(found(ride(84), 'cost.cadence.gear')).toBeNull();
  });
});

describe('the hours of a day', () => {
  it('show spent legs where heart rate sank from the first to the last, and not where it stayed', () => {
    const day = (last: number) =>
      sheetOf(
        steadyRide(20_000, {
          channels: {
            heartRate: (second) => 150 - ((150 - last) * second) / 20_000 + (second % 3),
          },
        }),
      );
    const spent = day(118);
    expect(shown(spent, found(spent, 'cost.hours.empty'))).toContain('spent legs');
    expect(found(day(149), 'cost.hours.empty')).toBeNull();
  });
});
