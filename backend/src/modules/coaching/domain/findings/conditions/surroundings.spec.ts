import { describe, expect, it } from '@jest/globals';
import { sunElevation } from '#coaching/domain/facts/closer/sun.js';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { loop, rideAlong, type TrackPlan } from '#test/builders/tracks.js';

const ride = (plan: TrackPlan) => sheetOf(rideAlong(loop(30_000), plan));

describe('the sun', () => {
  it.each([
    ['at noon of midsummer in Bern', Date.UTC(2025, 5, 21, 11, 32), 46.95, 7.44, 66.5],
    ['at noon of midwinter in Bern', Date.UTC(2025, 11, 21, 11, 28), 46.95, 7.44, 19.6],
    ['over the equator at the equinox', Date.UTC(2025, 2, 20, 12, 8), 0, 0, 89.9],
    ['at midnight in Bern', Date.UTC(2025, 5, 21, 23, 32), 46.95, 7.44, -19.6],
  ])('stands as high as almanacs say %s', (_when, ms, latitude, longitude, degrees) => {
    expect(Math.abs(sunElevation(ms, latitude, longitude) - degrees)).toBeLessThan(0.5);
  });
});

describe('findings of what was around', () => {
  it('say that it was after dark, by place and time alone', () => {
    const dark = ride({ startTimeMs: Date.UTC(2025, 11, 14, 18) });
    expect(shown(dark, found(dark, 'conditions.night'))).toContain('after dark');
    expect(found(ride({ startTimeMs: Date.UTC(2025, 5, 14, 18) }), 'conditions.night')).toBeNull();
    const winter = { startTimeMs: Date.UTC(2025, 11, 14, 18) };
    expect(found(ride({ ...winter, sport: 'virtual_cycling' }), 'conditions.night')).toBeNull();
    expect(found(ride({ ...winter, indoor: true }), 'conditions.night')).toBeNull();
  });

  it('say how high it was from 1500 m on, and nothing below', () => {
    const at = (base: number) =>
      ride({ heightAt: (metres) => base + 60 * Math.sin(metres / 2500) });
    const high = at(2350);
    expect(shown(high, found(high, 'conditions.altitude'))).toMatch(
      /average height was 2[34]\d\d m/,
    );
    expect(found(at(900), 'conditions.altitude')).toBeNull();
  });
});
