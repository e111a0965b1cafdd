import { describe, expect, it } from '@jest/globals';
import { isAmong, numbersIn } from './numbers.js';

const says = (passage: string, value: number, unit: string, tol: number, say = ''): boolean =>
  isAmong(numbersIn(passage), { value, unit, tol }, say);

describe('a wanted number in a passage', () => {
  it.each([
    ['7:49', 469],
    ['2 h 31 min', 9060],
    ['2:31 h', 9060],
    ['2:30:41', 9041],
    ['150 min', 9000],
  ])('reads %s as seconds', (written, seconds) => {
    expect(says(`It took ${written}.`, seconds, 's', 1)).toBe(true);
  });

  it('reads metres as kilometres and kilometres as metres', () => {
    expect(says('After 980 m.', 0.98, 'km', 0.01)).toBe(true);
    expect(says('After 49.9 km.', 49_900, 'm', 100)).toBe(true);
  });

  it('reads a pace as the seconds of a kilometre', () => {
    expect(says('At 4:12 /km.', 252, 's', 1)).toBe(true);
  });

  it('reads a speed as a pace only where the reading speaks of pace', () => {
    expect(says('At 15.0 km/h.', 240, 's', 1, '15 km/h (4:00 per km)')).toBe(true);
    expect(says('At 15.0 km/h.', 240, 's', 1, 'four minutes')).toBe(false);
  });

  it.each(['311 and 305 W', '311\u2013305 W'.replace('\u2013', '-'), '311, 308 and 305 W'])(
    'gives each number of "%s" its unit',
    (written) => {
      expect(says(written, 311, 'W', 0)).toBe(true);
      expect(says(written, 305, 'W', 0)).toBe(true);
    },
  );

  it('takes a bare number for what its sentence names', () => {
    expect(says('At HR 163 to the end.', 163, 'bpm', 0)).toBe(true);
    expect(says('Heart rate rose. Lap 163 was long.', 163, 'bpm', 0)).toBe(false);
  });

  it('does not take beats for watts', () => {
    expect(says('At 163 bpm.', 163, 'W', 5)).toBe(false);
  });

  it('does not reach beyond the tolerance', () => {
    expect(says('At 160 bpm.', 163, 'bpm', 3)).toBe(true);
    expect(says('At 159 bpm.', 163, 'bpm', 3)).toBe(false);
  });
});
