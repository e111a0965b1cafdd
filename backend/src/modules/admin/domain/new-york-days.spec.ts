import { describe, expect, it } from '@jest/globals';
import { adminDay, dayRange } from './new-york-days.js';

describe('days of administrators', () => {
  it.each([
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
    ['2026-12-01T04:59:59Z', '2026-11-30'],
    ['2026-12-01T05:00:00Z', '2026-12-01'],
    ['2026-03-08T06:59:59Z', '2026-03-08'],
    ['2026-11-01T05:30:00Z', '2026-11-01'],
  ])('puts %s into %s [X-27]', (at, expected) => {
    expect(adminDay(new Date(at))).toBe(expected);
  });

  const now = new Date('2026-07-01T03:00:00Z');

  it('is today where nothing is said [AUG-01, ADS-01]', () => {
    expect(dayRange(undefined, undefined, now)).toEqual({ from: '2026-06-30', to: '2026-06-30' });
  });

  it('ends today without an end date [AUG-02]', () => {
    expect(dayRange('2026-06-01', undefined, now)).toEqual({
      from: '2026-06-01',
      to: '2026-06-30',
    });
    expect(dayRange('2026-06-01', '2026-06-02', now)).toEqual({
      from: '2026-06-01',
      to: '2026-06-02',
    });
  });

  it.each([
    ['2026-02-30', undefined],
    ['yesterday', undefined],
    ['2026-06-02', '2026-06-01'],
    ['2000-01-01', '2026-01-01'],
    ['', undefined],
    ['0000-01-01', '0000-01-02'],
    ['1969-12-31', '1970-01-01'],
  ])('refuses %s to %s', (from, to) => {
    expect(() => dayRange(from, to, now)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });
});
