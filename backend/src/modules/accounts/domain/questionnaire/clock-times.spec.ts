import { describe, expect, it } from '@jest/globals';
import { minutesAndSeconds, secondsOf } from './clock-times.js';

describe('secondsOf', () => {
  it.each([
    ['5:30', 330],
    ['0:59', 59],
    ['125:00', 7_500],
    ['1:02:03', 3_723],
    [' 5:30 ', 330],
  ])('reads %j [ONB-41]', (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds);
  });

  it.each(['5:60', '5:99', '1:60:00', '5', '5:3', ':30', 'five', '', '-5:30', '5:30:', undefined])(
    'takes %j for no time [ONB-41]',
    (text) => {
      expect(secondsOf(text)).toBeNull();
    },
  );

  it('is undone by minutesAndSeconds', () => {
    expect([330, 59.6, 3_723].map(minutesAndSeconds)).toEqual(['5:30', '1:00', '62:03']);
  });
});
