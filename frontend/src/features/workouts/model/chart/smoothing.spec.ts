import { describe, expect, it } from '@jest/globals';
import { calm, calmWindow } from './smoothing.js';

const seconds = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('calm', () => {
  it('leaves a flat line flat, at its ends too', () => {
    expect(calm(seconds(60), new Array(60).fill(200), 30)).toEqual(new Array(60).fill(200));
  });

  it('takes the mean over the window around each sample', () => {
    const ramp = seconds(61);
    expect(calm(ramp, ramp, 10)[30]).toBeCloseTo(30, 9);
    const step = seconds(41).map((t) => (t < 20 ? 0 : 100));
    expect(calm(seconds(41), step, 10)[20]).toBeCloseTo(55, 9);
  });

  it('weighs by time where samples are unevenly apart', () => {
    expect(calm([0, 1, 10, 19, 20], [0, 100, 100, 100, 0], 40)[2]).toBeCloseTo(95, 9);
  });

  it('keeps gaps and does not look across them', () => {
    expect(calm([0, 1, 2, 3, 4], [100, 100, null, 300, 300], 60)).toEqual([
      100,
      100,
      null,
      300,
      300,
    ]);
  });
});

describe('calmWindow', () => {
  it('grows with what is shown, in windows that have a name', () => {
    expect(calmWindow({ from: 0, to: 5400 })).toBe(30);
    expect(calmWindow({ from: 1000, to: 2200 })).toBe(10);
    expect(calmWindow({ from: 0, to: 6 * 3600 })).toBe(120);
  });

  it('does not grow with a pause of days', () => {
    expect(calmWindow({ from: 0, to: 1e6 }, [{ from: 600, to: 1e6 - 600 }])).toBe(10);
  });

  it('gives way to the samples themselves where they can be told apart', () => {
    expect(calmWindow({ from: 0, to: 300 })).toBeNull();
  });
});
