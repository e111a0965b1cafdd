import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { weightOf } from '../rank.js';

const hard = (power: number) =>
  sheetOf(
    steadyRide(2400, {
      channels: {
        power: () => power,
        heartRate: (second) => (second < 600 ? 140 : 176) + (second % 3),
      },
    }),
  );

describe('finding of a session that was hard for the heart', () => {
  it('tells peak, time in the top, that it stayed high, and that a cool-down is missing', () => {
    const sheet = hard(Number.NaN);
    expect(shown(sheet, found(sheet, 'cost.hard'))).toMatch(
      /178 bpm at most.*zone 4.*began at 141 bpm.*stayed at 177 bpm.*zone 2.*easy minutes/,
    );
    expect(shown(sheet, found(sheet, 'cost.end'))).toMatch(/heart rate still high.*cool-down/);
  });

  it('stands behind what was ridden where power was recorded', () => {
    const weight = (power: number) => {
      const finding = found(hard(power), 'cost.hard');
      return finding === null ? 0 : weightOf(finding);
    };
    expect(weight(200)).toBeGreaterThan(0);
    expect(weight(Number.NaN)).toBeGreaterThan(weight(200));
  });
});
