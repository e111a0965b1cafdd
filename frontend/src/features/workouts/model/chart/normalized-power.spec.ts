import { describe, expect, it } from '@jest/globals';
import { normalizedPowerOver } from './normalized-power.js';
import type { Stream } from './streams.js';

function power(watts: readonly (number | null)[], everyS = 1): Stream {
  return {
    unit: 'W',
    source: 'measured',
    d: null,
    t: watts.map((_, index) => index * everyS),
    v: watts,
  };
}

const repeat = (watts: number, seconds: number): number[] => new Array<number>(seconds).fill(watts);
const blocks = [
  ...repeat(100, 300),
  ...Array.from({ length: 5 }, () => [...repeat(300, 240), ...repeat(100, 120)]).flat(),
  ...repeat(100, 300),
];

function watts(
  stream: Stream,
  from: number,
  to: number,
  pauses: { from: number; to: number }[] = [],
): number | string {
  const result = normalizedPowerOver(stream, { from, to }, pauses);
  return 'watts' in result ? Number(result.watts.toFixed(2)) : result.reason;
}

describe('normalizedPowerOver', () => {
  it('agrees with the golden vectors of the engine', () => {
    expect(watts(power(repeat(200, 3600)), 0, 3600)).toBe(200);
    expect(watts(power(blocks), 0, 2400)).toBe(250.48);
  });

  it('takes the span alone', () => {
    expect(watts(power(blocks), 300, 540)).toBe(300);
    expect(watts(power(blocks), 0, 300)).toBe(100);
  });

  it('takes pauses out as if the timer had gone on', () => {
    const paused: Stream = {
      ...power(repeat(250, 120)),
      t: Array.from({ length: 120 }, (_, second) => (second < 60 ? second : second + 600)),
    };
    expect(watts(paused, 0, 720, [{ from: 60, to: 660 }])).toBe(250);
  });

  it('bridges the seconds that smart recording leaves out', () => {
    expect(watts(power(repeat(220, 100), 4), 0, 396)).toBe(220);
  });

  it('is not given for less than a minute, nor where much of the power is missing', () => {
    expect(watts(power(blocks), 0, 59)).toMatch(/at least a minute/);
    const holed = [...repeat(200, 100), ...new Array<null>(20).fill(null), ...repeat(200, 100)];
    expect(watts(power(holed), 0, 220)).toMatch(/missing/);
  });

  it('counts a short hole as zero, so that it never makes an effort look longer', () => {
    const holed = [...repeat(200, 990), ...new Array<null>(20).fill(null), ...repeat(200, 990)];
    expect(watts(power(holed), 0, 2000)).toBeLessThan(200);
  });
});
