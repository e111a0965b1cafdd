import { describe, expect, it } from '@jest/globals';
import { NO_VALUES, type DatedThresholds } from '../athlete-profile.js';
import type { ZoneRange } from './own-zones.js';
import {
  assertPlausibleHeart,
  assertPlausibleHeartWithout,
  entryAfter,
  newValues,
} from './say-thresholds.js';

const TODAY = '2026-05-01';
const RANGES: readonly ZoneRange[] = [
  [0, 120],
  [120, 180],
  [180, 230],
  [230, 270],
  [270, 400],
];
const said = (validFrom: string, changes: Partial<DatedThresholds>): DatedThresholds => ({
  ...NO_VALUES,
  zones: {},
  validFrom,
  ...changes,
});

describe('entryAfter', () => {
  const today = said(TODAY, { ftpW: 250, maxHr: 190, zones: { power: RANGES, pace: null } });

  it('keeps what its day had and no other day', () => {
    expect(
      entryAfter([said('2026-04-01', { weightKg: 80 }), today], TODAY, { restingHr: 50 }, {}),
    ).toEqual({ ...today, restingHr: 50 });
    expect(entryAfter([today], '2026-06-01', { restingHr: 50 }, {})).toEqual(
      said('2026-06-01', { restingHr: 50 }),
    );
  });

  it('ends zones set by hand when the value changes that they are computed from', () => {
    expect(entryAfter([today], TODAY, { ftpW: 260 }, {}).zones).toEqual({ pace: null });
  });

  it('keeps them when they are entered again as well', () => {
    expect(entryAfter([today], TODAY, { ftpW: 260 }, { power: RANGES }).zones).toEqual({
      power: RANGES,
      pace: null,
    });
  });
});

describe('newValues', () => {
  it('are those that differ from what is in force', () => {
    const entries = [
      said('2026-03-01', { ftpW: 250, maxHr: 190 }),
      said('2026-06-01', { ftpW: 300 }),
    ];
    expect(newValues(entries, TODAY, { ftpW: 250, maxHr: 191, weightKg: 70 })).toEqual({
      maxHr: 191,
      weightKg: 70,
    });
    expect(newValues(entries, '2026-06-01', { ftpW: 250 })).toEqual({ ftpW: 250 });
  });
});

describe('assertPlausibleHeart', () => {
  it('refuses a resting rate that is not below the maximum of the day', () => {
    const entries = [said('2026-03-01', { maxHr: 110 })];
    expect(() => assertPlausibleHeart(entries, said(TODAY, { restingHr: 110 }))).toThrow(
      'Resting heart rate must be below',
    );
    expect(() => assertPlausibleHeart(entries, said(TODAY, { restingHr: 109 }))).not.toThrow();
    expect(() =>
      assertPlausibleHeart(entries, said('2026-03-01', { restingHr: 115 })),
    ).not.toThrow();
  });

  it('refuses a maximum that a rest said on a later day is not below', () => {
    const entries = [
      said('2026-03-01', { maxHr: 190, restingHr: 50 }),
      said(TODAY, { restingHr: 115 }),
    ];
    expect(() =>
      assertPlausibleHeart(entries, said('2026-03-01', { maxHr: 110, restingHr: 50 })),
    ).toThrow('on 2026-05-01');
    expect(() =>
      assertPlausibleHeart(entries, said('2026-03-01', { maxHr: 116, restingHr: 50 })),
    ).not.toThrow();
  });

  it('lets a wrong day of the past stand while another is corrected', () => {
    const entries = [said('2026-03-01', { maxHr: 110, restingHr: 115 })];
    expect(() => assertPlausibleHeart(entries, said(TODAY, { maxHr: 190 }))).not.toThrow();
  });
});

describe('assertPlausibleHeartWithout', () => {
  const entries = [
    said('2026-03-01', { maxHr: 110, restingHr: 50 }),
    said('2026-04-01', { maxHr: 190 }),
    said(TODAY, { restingHr: 115 }),
  ];

  it('refuses to take back the maximum that a later rest is below', () => {
    expect(() => assertPlausibleHeartWithout(entries, '2026-04-01')).toThrow(
      'Without this day, the resting heart rate would not be below the maximum heart rate on ' +
        '2026-05-01.',
    );
  });

  it('takes back any other day', () => {
    expect(() => assertPlausibleHeartWithout(entries, '2026-03-01')).not.toThrow();
    expect(() => assertPlausibleHeartWithout(entries, TODAY)).not.toThrow();
  });
});
