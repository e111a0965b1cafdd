import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { part } from '#testing/workouts/compared-parts.js';
import { recordedStreams } from '#testing/workouts/workout-detail.js';
import { channelViews } from '../chart/channels.js';
import type { Streams } from '../chart/streams.js';
import { type Alignment, byDistance, bySegments, byTime } from './alignment.js';
import { integralOf, meanBetween } from './integral.js';
import { linePath } from './line-path.js';
import { integrals, overlay } from './overlay.js';

const [power] = channelViews('cycling', METRIC_UNITS);
const places = (alignment: Alignment, position: number): readonly (number | null)[] =>
  alignment.secondsAt.map((secondsAt) => secondsAt(position));

/** Half an hour at 5 m/s. */
function slow(): Streams {
  const t = Array.from({ length: 31 }, (_, index) => index * 60);
  return recordedStreams({
    durationS: 1800,
    channels: {
      power: {
        unit: 'W',
        source: 'measured',
        t,
        d: t.map((seconds) => seconds * 5),
        v: t.map(() => 150),
      },
    },
  });
}

const stream = (t: readonly number[], v: readonly (number | null)[]) => ({
  unit: 'W',
  source: 'measured' as const,
  t,
  d: null,
  v,
});

describe('recordings on a common axis', () => {
  it('by time stand at the same second, and end where they ended', () => {
    expect(places(byTime([recordedStreams(), slow()]), 1200)).toEqual([1200, 1200]);
    expect(places(byTime([recordedStreams(), slow()]), 2400)).toEqual([2400, null]);
  });

  it('by distance stand at the same metre', () => {
    const alignment = byDistance([recordedStreams(), slow()], METRIC_UNITS);
    expect(alignment && places(alignment, 6000)).toEqual([600, 1200]);
    expect(alignment && places(alignment, 12_000)).toEqual([1200, null]);
  });

  it('cannot be laid out by distance where one has none', () => {
    const indoors = recordedStreams({ channels: { power: stream([0, 1], [1, 1]) } });
    expect(byDistance([recordedStreams(), indoors], METRIC_UNITS)).toBeNull();
  });

  it('by intervals begin each part together, and a shorter part leaves its place empty', () => {
    const alignment = bySegments({
      kind: 'work',
      compared: 2,
      rows: [
        { parts: [part({ from: 100, to: 400 }), part({ from: 900, to: 1100 })] },
        { parts: [part({ from: 500, to: 800 }), part({ from: 1300, to: 1600 })] },
        { parts: [part({ from: 900, to: 1200 }), null] },
      ],
    });
    expect(alignment.domain).toEqual({ from: 0, to: 600 });
    expect(places(alignment, 150)).toEqual([250, 1050]);
    expect(places(alignment, 250)).toEqual([350, null]);
    expect(places(alignment, 301)).toEqual([501, 1301]);
    expect(alignment.marks).toEqual([{ position: 300, label: '2' }]);
  });
});

describe('means of a recording', () => {
  it('count time, and neither gaps nor pauses', () => {
    const integral = integralOf(stream([0, 10, 20, 30, 40], [100, 100, null, 300, 300]), [], false);
    expect(meanBetween(integral, 0, 40)).toBe(200);
    expect(meanBetween(integral, 10, 30)).toBeNull();
    const paused = integralOf(
      stream([0, 10, 500, 510], [100, 100, 300, 300]),
      [{ from: 10, to: 500 }],
      false,
    );
    expect(meanBetween(paused, 0, 510)).toBe(200);
  });

  it('take a zero for data or for nothing, as the channel says', () => {
    const series = stream([0, 10, 20, 30], [0, 0, 90, 90]);
    expect(meanBetween(integralOf(series, [], false), 0, 10)).toBe(0);
    expect(meanBetween(integralOf(series, [], true), 0, 30)).toBe(90);
  });

  it('puts all recordings over each other, with nothing where one has ended', () => {
    if (!power) throw new Error('rides have power');
    const recordings = [recordedStreams(), slow()];
    const alignment = byTime(recordings);
    const { curves, extent } = overlay(integrals(recordings, power), alignment, power, {
      range: alignment.domain,
      count: 4,
    });
    expect(curves.map(({ y }) => y.map((value) => value && Math.round(value)))).toEqual([
      [100, 100, 293, 300],
      [150, 150, null, null],
    ]);
    expect(extent.to).toBeGreaterThan(300);
    expect(
      linePath(
        curves[1] ?? { x: [], y: [] },
        (x) => x,
        (y) => y,
      ),
    ).toBe('M450.0,150.0L1350.0,150.0');
  });
});
