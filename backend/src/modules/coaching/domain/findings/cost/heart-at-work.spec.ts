import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { lapsOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';

/** Five pressed repetitions of 4 min with rests; heart rates at work and at the end of rests. */
function set(work: number, low: number, restS = 180) {
  const parts: [number, number][] = [
    [900, 130],
    ...Array.from({ length: 5 }, (): [number, number][] => [
      [240, 290],
      [restS, 100],
    ]).flat(),
    [400, 110],
  ];
  const beats = steps(parts.map(([seconds, watts]) => [seconds, watts > 200 ? work : low]));
  return sheetOf(
    steadyRide(1300 + 5 * (240 + restS), {
      channels: { power: steps(parts), heartRate: (second) => beats(second) + (second % 3) },
      laps: lapsOf(parts.map(([seconds]) => ({ seconds, trigger: 'manual' as const }))),
    }),
  );
}

describe('a heart near its maximum in a set', () => {
  it('is said with its time in zone 5, and not of a set below it', () => {
    const near = set(184, 130);
    expect(shown(near, found(near, 'cost.near-max'))).toMatch(/zone 5 for 2\d min/);
    expect(found(set(160, 120), 'cost.near-max')).toBeNull();
    const whole = steadyRide(3600, { channels: { heartRate: (second) => 183 + (second % 3) } });
    expect(found(sheetOf(whole), 'cost.near-max')).toBeNull();
  });
});

describe('the pulse between repetitions', () => {
  it('shows full rests and short ones', () => {
    const rested = set(172, 105);
    expect(shown(rested, found(rested, 'cost.fall'))).toContain('full rests');
    const short = set(172, 140);
    expect(shown(short, found(short, 'cost.fall'))).toContain('came down only to');
  });

  it('is left out where rests are meant to keep it up, and without a set', () => {
    expect(found(set(172, 150, 60), 'cost.fall')).toBeNull();
    expect(found(sheetOf(steadyRide()), 'cost.fall')).toBeNull();
  });
});
