import { describe, expect, it } from '@jest/globals';
import { NO_VALUES, type DatedThresholds, type ThresholdHistory } from '../athlete-profile.js';
import type { ZoneRange } from './own-zones.js';
import { thresholdsOnDay } from './thresholds-on-day.js';

const RANGES: readonly ZoneRange[] = [
  [0, 100],
  [101, 150],
  [150, 200],
  [200, 250],
  [250, 400],
];

function said(validFrom: string, changes: Partial<DatedThresholds>): DatedThresholds {
  return { ...NO_VALUES, zones: {}, validFrom, ...changes };
}

function history(...entries: DatedThresholds[]): ThresholdHistory {
  return { entries, sex: null };
}

describe('thresholdsOnDay', () => {
  const two = history(
    said('2026-06-01', { ftpW: 260 }),
    said('2026-03-01', { ftpW: 240, maxHr: 190, basePaceSPerKm: 300 }),
  );

  it('takes the value that was valid on the day', () => {
    expect(thresholdsOnDay(two, '2026-05-31').ftpW).toEqual({
      value: 240,
      source: 'profile',
      since: '2026-03-01',
    });
    expect(thresholdsOnDay(two, '2026-06-01').ftpW).toEqual({
      value: 260,
      source: 'profile',
      since: '2026-06-01',
    });
  });

  it('keeps a value that a later entry does not speak of', () => {
    expect(thresholdsOnDay(two, '2026-07-01').maxHr?.value).toBe(190);
    expect(thresholdsOnDay(two, '2026-07-01').basePaceSPerKm?.value).toBe(300);
  });

  it('uses the first entry for days before it and says from when it holds', () => {
    expect(thresholdsOnDay(two, '2025-01-01').ftpW).toEqual({
      value: 240,
      source: 'profile',
      since: '2026-03-01',
    });
  });

  it('never makes a value up', () => {
    expect(thresholdsOnDay(two, '2026-07-01')).toMatchObject({ restingHr: null });
    expect(thresholdsOnDay(history(), '2026-07-01')).toMatchObject({
      ftpW: null,
      basePaceSPerKm: null,
    });
    expect(thresholdsOnDay(history(), '2026-07-01')).not.toHaveProperty('zones');
    expect(thresholdsOnDay(history(), '2026-07-01')).not.toHaveProperty('sex');
  });

  it('tells the sex that was said, whatever the day', () => {
    expect(thresholdsOnDay({ entries: [], sex: 'female' }, '2020-01-01').sex).toBe('female');
  });
});

describe('zones set by hand', () => {
  it('hold from their day on, each zone from where it begins, with that day told', () => {
    const zones = thresholdsOnDay(
      history(said('2026-03-01', { ftpW: 240, zones: { power: RANGES } })),
      '2026-04-01',
    ).zones;
    expect(zones).toEqual({
      power: { edges: [0, 101, 150, 200, 250, 400], source: 'profile', since: '2026-03-01' },
    });
  });

  it('are separate for each sport', () => {
    const zones = thresholdsOnDay(
      history(said('2026-03-01', { zones: { runningHeartRate: RANGES } })),
      '2026-04-01',
    ).zones;
    expect(zones?.heartRate).toEqual({ running: expect.objectContaining({ since: '2026-03-01' }) });
  });

  it('end when a later day changes the value that zones are computed from, and only then', () => {
    const first = said('2026-03-01', { ftpW: 240, zones: { power: RANGES } });
    expect(
      thresholdsOnDay(history(first, said('2026-05-01', { ftpW: 250 })), '2026-05-01').zones,
    ).toBeUndefined();
    expect(
      thresholdsOnDay(history(first, said('2026-05-01', { ftpW: 250 })), '2026-04-30').zones,
    ).toHaveProperty('power');
    expect(
      thresholdsOnDay(history(first, said('2026-05-01', { maxHr: 190 })), '2026-05-01').zones,
    ).toHaveProperty('power');
  });

  it('end where a later day takes them back', () => {
    const entries = [
      said('2026-03-01', { zones: { pace: RANGES } }),
      said('2026-05-01', { zones: { pace: null } }),
    ];
    expect(thresholdsOnDay(history(...entries), '2026-06-01').zones).toBeUndefined();
    expect(thresholdsOnDay(history(...entries), '2026-04-01').zones).toHaveProperty('pace');
  });
});
