import { describe, expect, it } from '@jest/globals';
import { fileName, formatStart, shortFileName, sportName } from './format-workout.js';

describe('sportName', () => {
  it('turns the stored sport into words [WKT-02]', () => {
    expect(sportName('cycling')).toBe('Cycling');
    expect(sportName('trail_running')).toBe('Trail Running');
  });
});

describe('file names', () => {
  it('strips a numeric prefix followed by an underscore and nothing else [WKT-03, HOME-17]', () => {
    expect(fileName('1718000000_morning_ride.fit')).toBe('morning_ride.fit');
    expect(fileName('2026-11-17.fit')).toBe('2026-11-17.fit');
    expect(fileName('12345_.fit')).toBe('12345_.fit');
    expect(fileName('3x12_threshold.fit')).toBe('3x12_threshold.fit');
  });

  it('cuts long names to 35 characters and keeps the extension [HOME-16]', () => {
    const short = shortFileName('a-very-long-name-of-a-very-long-ride-in-the-hills.fit');
    expect(short).toHaveLength(35);
    expect(short.endsWith('….fit')).toBe(true);
    expect(shortFileName('short.fit')).toBe('short.fit');
  });
});

describe('formatStart', () => {
  it('tells the day and the hour of the place where the workout took place [WKT-03]', () => {
    expect(formatStart('2026-11-17T23:42:10.000Z', 3600)).toEqual({
      date: 'Wed 18 Nov 2026',
      time: '00:42',
    });
    expect(formatStart('2026-11-18T02:15:00.000Z', -8 * 3600)).toEqual({
      date: 'Tue 17 Nov 2026',
      time: '18:15',
    });
  });

  it('falls back on the reader’s own clock where the file does not tell the offset', () => {
    const start = '2026-06-01T12:00:00.000Z';
    const local = new Date(start);
    const hours = String(local.getHours()).padStart(2, '0');
    expect(formatStart(start, null).time).toBe(
      `${hours}:${String(local.getMinutes()).padStart(2, '0')}`,
    );
  });
});
