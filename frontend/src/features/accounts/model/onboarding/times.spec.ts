import { describe, expect, it } from '@jest/globals';
import {
  formatHours,
  formatPace,
  formatRaceTime,
  parseMinutesSeconds,
  parseRaceTime,
} from './times.js';

describe('times', () => {
  it.each([
    ['4:05', 245],
    [' 12:30 ', 750],
    ['4:60', 0],
    ['4:75', 0],
    ['4:5', 0],
    ['4', 0],
    ['', 0],
    ['four', 0],
    ['-4:05', 0],
    ['4:05:00', 0],
  ])('reads %p as %s seconds: seconds of 60 and more are no time [ONB-41]', (text, seconds) => {
    expect(parseMinutesSeconds(text)).toBe(seconds);
  });

  it.each([
    ['25', 1500],
    ['24:30', 1470],
    ['90:00', 5400],
    ['3:45:00', 13500],
    ['3:61:00', 0],
    ['3:45:60', 0],
    ['24.5', 0],
    ['1e3', 0],
    ['𝟐𝟓', 0],
  ])('reads the goal %p as %s seconds: minutes, mm:ss or hh:mm:ss [ONB-42]', (text, seconds) => {
    expect(parseRaceTime(text)).toBe(seconds);
  });

  it('writes the marathon as h:mm:ss, below three hours too [ONB-43]', () => {
    expect(formatHours(13500)).toBe('3:45:00');
    expect(formatHours(9005)).toBe('2:30:05');
    expect(formatHours(3599.6)).toBe('1:00:00');
  });

  it('rounds a pace once, so that no second is ever 60', () => {
    expect(formatPace(299.6)).toBe('5:00');
    expect(formatRaceTime(3660)).toBe('1:01:00');
  });
});
