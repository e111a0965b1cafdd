import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';

/** So many surges an hour at 380 W over 150 W, of no rhythm; weaker in the last part. */
const ride = (anHour: number, until = 1) => {
  const every = Math.round(3600 / anHour);
  const surging = (second: number) => {
    const number = Math.floor(second / every);
    const from = every * number + ((number * 37) % Math.max(1, every - 50));
    return second >= from && second < from + 20 + ((number * 13) % 30);
  };
  return sheetOf(
    steadyRide(3600, {
      channels: {
        power: (second) => {
          const strong = second < until * 3600 ? 380 : 285;
          return surging(second) ? strong : 150 + ((second * 7) % 23);
        },
        heartRate: (second) => 150 + (second % 3),
      },
    }),
  );
};

describe('a ride of surges', () => {
  it('is named with their number, their power and what they add up to', () => {
    const sheet = ride(30);
    expect(shown(sheet, found(sheet, 'structure.surging'))).toMatch(
      /\d\d surges.*3[5-8]\d W.*They add up to 1\d min over your FTP of 250 W.*Plan the surges/,
    );
  });

  it('is no fade and no hard start where the surges came early', () => {
    const sheet = ride(30, 0.5);
    expect(shown(sheet, found(sheet, 'structure.surging'))).toContain('More of them came early');
    for (const kind of ['cost.fade', 'structure.hardest']) expect(found(sheet, kind)).toBeNull();
  });

  it('is not one with a few surges, nor an even one', () => {
    expect(found(ride(6), 'structure.surging')).toBeNull();
    expect(found(sheetOf(steadyRide()), 'structure.surging')).toBeNull();
  });
});
