import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';

const ride = (after: (second: number) => number) =>
  sheetOf(
    steadyRide(4000, {
      channels: {
        heartRate: (second) => (second < 1000 ? 121 : after(second)) + (second % 3),
      },
    }),
  );

describe('finding of a heart rate that settled', () => {
  it('names the quarters after the start', () => {
    const sheet = ride(() => 136);
    expect(shown(sheet, found(sheet, 'cost.like.settled'))).toMatch(
      /122 bpm in the first quarter, then 137 bpm, 137 bpm and 137 bpm/,
    );
  });

  it('is silent where it went on rising or started as high', () => {
    expect(
      found(
        ride((second) => 128 + second / 200),
        'cost.like.settled',
      ),
    ).toBeNull();
    expect(
      found(
        ride(() => 123),
        'cost.like.settled',
      ),
    ).toBeNull();
  });
});
