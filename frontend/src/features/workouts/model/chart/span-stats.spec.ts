import { describe, expect, it } from '@jest/globals';
import { climbOver, meanOver, pausedIn, spanStats } from './span-stats.js';
import type { Stream, Streams } from './streams.js';
import { trackOf } from '../route/track.js';

function stream(t: number[], v: (number | null)[], d: number[] | null = null): Stream {
  return { unit: '', source: 'measured', t, d, v };
}

describe('meanOver', () => {
  it('weighs each value with the time it stands for, not with the number of samples', () => {
    expect(
      meanOver(stream([0, 1, 2, 10], [100, 100, 100, 300]), { from: 0, to: 10 }, [], true),
    ).toBeCloseTo((200 + 200 * 8) / 10, 9);
  });

  it('cuts the samples at the edges of the span', () => {
    expect(meanOver(stream([0, 10], [0, 100]), { from: 5, to: 10 }, [], true)).toBeCloseTo(75, 9);
  });

  it('leaves gaps out instead of bridging them', () => {
    expect(
      meanOver(
        stream([0, 1, 2, 60, 61], [200, 200, null, 300, 300]),
        { from: 0, to: 61 },
        [],
        true,
      ),
    ).toBeCloseTo(250, 9);
  });

  it('leaves pauses out', () => {
    const paused = stream([0, 10, 70, 100], [200, 200, 100, 100]);
    expect(meanOver(paused, { from: 0, to: 100 }, [{ from: 10, to: 70 }], true)).toBeCloseTo(
      125,
      9,
    );
  });

  it('counts zeros as data only where they are', () => {
    const coasting = stream([0, 1, 2, 3], [0, 200, 200, 0]);
    expect(meanOver(coasting, { from: 0, to: 3 }, [], true)).toBeCloseTo(400 / 3, 9);
    expect(meanOver(coasting, { from: 0, to: 3 }, [], false)).toBeCloseTo(200, 9);
  });

  it('knows nothing where nothing was recorded, and one value where there is one', () => {
    expect(meanOver(stream([0, 1], [null, null]), { from: 0, to: 1 }, [], true)).toBeNull();
    expect(meanOver(stream([0, 5, 10], [null, 140, null]), { from: 0, to: 10 }, [], true)).toBe(
      140,
    );
  });
});

describe('climbOver', () => {
  it('adds what is climbed beyond three metres and ignores waves', () => {
    const hill = stream([0, 1, 2, 3, 4, 5], [100, 102, 99, 110, 109, 120]);
    expect(climbOver(hill, { from: 0, to: 5 })).toBe(20);
    expect(climbOver(stream([0, 1, 2], [100, 102, 100]), { from: 0, to: 2 })).toBe(0);
  });

  it('starts again from the foot of a descent', () => {
    expect(climbOver(stream([0, 1, 2], [200, 100, 150]), { from: 0, to: 2 })).toBe(50);
  });

  it('is unknown without altitude in the span', () => {
    expect(climbOver(stream([0], [10]), { from: 5, to: 6 })).toBeNull();
  });
});

describe('spanStats', () => {
  const streams: Streams = {
    durationS: 200,
    channels: {
      speed: stream([0, 100, 160, 200], [5, 5, 0, 5], [0, 500, 500, 700]),
      heartRate: stream([0, 100, 200], [120, 140, 160]),
    },
    pauses: [{ from: 100, to: 160 }],
    laps: [],
  };

  it('takes speed from distance and the time that was not paused', () => {
    const stats = spanStats(streams, trackOf(streams), { from: 0, to: 200 });
    expect(stats.seconds).toBe(140);
    expect(stats.distanceM).toBe(700);
    expect(stats.speed).toBe(5);
    expect(stats.power).toBeNull();
    expect(stats.climbM).toBeNull();
  });

  it('counts only the part of a pause in the span', () => {
    expect(pausedIn({ from: 120, to: 200 }, streams.pauses)).toBe(40);
  });
});
