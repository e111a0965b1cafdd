import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';

const at = (celsius: number, standingS = 0) =>
  sheetOf(
    steadyRide(7200, {
      device: { avgTempC: celsius },
      pauses: standingS === 0 ? [] : [{ from: 3000, to: 3000 + standingS }],
      channels: {
        temperature: () => celsius,
        heartRate: (second) => 140 + (second % 3),
      },
    }),
  );

describe('findings of the conditions', () => {
  it('say that heat costs beats, and nothing of a mild day', () => {
    const hot = at(31);
    expect(shown(hot, found(hot, 'conditions.heat'))).toContain('31 °C');
    expect(found(at(20), 'conditions.')).toBeNull();
  });

  it('name the cold only where there was long standing in it', () => {
    const cold = at(2, 2400);
    expect(shown(cold, found(cold, 'conditions.cold'))).toContain('2 °C');
    expect(found(at(2), 'conditions.cold')).toBeNull();
    expect(found(at(15, 2400), 'conditions.cold')).toBeNull();
  });
});
