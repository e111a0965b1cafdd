import { describe, expect, it } from '@jest/globals';
import { dayOn, dayTicks, mondayOf, spanText } from './calendar.js';

describe('the calendar', () => {
  it('begins weeks on Mondays', () => {
    expect(['2026-11-16', '2026-11-18', '2026-11-22'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-16',
    ]);
    expect(mondayOf('2026-01-01')).toBe('2025-12-29');
  });

  it('writes a span with nothing said twice', () => {
    expect(spanText('2026-11-16', '2026-11-22')).toBe('16–22 Nov 2026');
    expect(spanText('2026-09-28', '2026-10-04')).toBe('28 Sep – 4 Oct 2026');
    expect(spanText('2025-12-29', '2026-01-04')).toBe('29 Dec 2025 – 4 Jan 2026');
  });

  it('reads today from the clock of the browser', () => {
    expect(dayOn(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('marks Mondays of a few weeks and months of a long time, at most as many as asked', () => {
    expect(dayTicks('2026-10-12', '2026-11-18', 6).map(({ text }) => text)).toEqual([
      '12 Oct',
      '19 Oct',
      '26 Oct',
      '2 Nov',
      '9 Nov',
      '16 Nov',
    ]);
    expect(dayTicks('2026-10-13', '2026-11-18', 3).map(({ text }) => text)).toEqual([
      '19 Oct',
      '2 Nov',
      '16 Nov',
    ]);
    expect(dayTicks('2025-11-17', '2026-11-18', 6).map(({ text }) => text)).toEqual([
      '2026',
      'Mar',
      'May',
      'Jul',
      'Sep',
      'Nov',
    ]);
    expect(dayTicks('2016-12-01', '2026-11-18', 6).map(({ text }) => text)).toEqual([
      '2018',
      '2020',
      '2022',
      '2024',
      '2026',
    ]);
    expect(dayTicks('2026-11-18', '2026-11-18', 6)).toEqual([]);
  });
});
