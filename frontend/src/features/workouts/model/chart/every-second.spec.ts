import { describe, expect, it } from '@jest/globals';
import { everySecond } from './every-second.js';
import { spanStats } from './span-stats.js';
import { routeOf } from '../route/route.js';
import type { Stream } from './streams.js';

const stream = (t: number[], v: (number | null)[]): Stream => ({
  unit: '',
  source: 'measured',
  d: null,
  t,
  v,
});

describe('everySecond', () => {
  it('takes each second of the span once, its end left out', () => {
    expect([
      ...everySecond(stream([0, 1, 2, 3, 4], [1, 2, 3, 4, 5]), { from: 1, to: 4 }, [], 10),
    ]).toEqual([2, 3, 4]);
  });

  it('is on the line between samples, and knows nothing over a hole', () => {
    expect([...everySecond(stream([0, 4, 20], [0, 8, 0]), { from: 2, to: 6 }, [], 10)]).toEqual([
      4,
      6,
      8,
      Number.NaN,
    ]);
  });

  it('leaves the seconds of pauses out', () => {
    expect([
      ...everySecond(
        stream([0, 1, 5, 6], [1, 2, 6, 7]),
        { from: 0, to: 7 },
        [{ from: 2, to: 5 }],
        10,
      ),
    ]).toEqual([1, 2, 6, 7]);
  });
});

describe('means of every sample', () => {
  it('are those of the engine: a sample stands for the second that it begins', () => {
    const power = stream([0, 1, 2, 3], [300, 300, 100, 100]);
    expect(
      spanStats(
        { durationS: 3, channels: { power }, pauses: [], laps: [] },
        null,
        { from: 0, to: 2 },
        true,
      ).power,
    ).toBe(300);
  });
});

describe('routeOf', () => {
  it('has a gap where the fix was lost, and needs two places', () => {
    const positions = {
      latitude: stream([0, 10, 100], [0, 0, 0]),
      longitude: stream([0, 10, 100], [0, 1, 2]),
    };
    expect(routeOf(positions)?.points.map((point) => point && point.lng)).toEqual([0, 1, null, 2]);
    expect(routeOf({ latitude: stream([0], [0]), longitude: stream([0], [0]) })).toBeNull();
  });
});
