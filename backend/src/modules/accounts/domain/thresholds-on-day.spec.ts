import { describe, expect, it } from '@jest/globals';
import { thresholdsOnDay } from './thresholds-on-day.js';

const none = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };

describe('thresholdsOnDay', () => {
  const history = [
    { ...none, validFrom: '2026-06-01', ftpW: 260 },
    { ...none, validFrom: '2026-03-01', ftpW: 240, maxHr: 190 },
  ];

  it('takes the value that held on the day', () => {
    expect(thresholdsOnDay(history, '2026-05-31').ftpW).toEqual({ value: 240, source: 'profile', since: '2026-03-01' });
    expect(thresholdsOnDay(history, '2026-06-01').ftpW).toEqual({ value: 260, source: 'profile', since: '2026-06-01' });
  });

  it('keeps a value that a later entry does not speak of', () => {
    expect(thresholdsOnDay(history, '2026-07-01').maxHr?.value).toBe(190);
  });

  it('uses the first entry for days before it and says from when it holds', () => {
    expect(thresholdsOnDay(history, '2025-01-01').ftpW).toEqual({ value: 240, source: 'profile', since: '2026-03-01' });
  });

  it('never makes a value up', () => {
    expect(thresholdsOnDay(history, '2026-07-01').restingHr).toBeNull();
    expect(thresholdsOnDay([], '2026-07-01').ftpW).toBeNull();
  });
});
