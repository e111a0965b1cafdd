import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import type { Stream, Streams } from '../chart/streams.js';
import { distanceAt, distanceAxis, trackOf } from './track.js';

function streams(channels: Streams['channels']): Streams {
  return { durationS: 100, channels, pauses: [], laps: [] };
}

const moving: Stream = {
  unit: 'm/s',
  source: 'measured',
  t: [0, 50, 60, 100],
  d: [0, 1000, 1000, 2000],
  v: [20, 20, 0, 25],
};

describe('trackOf', () => {
  it('takes the finest channel that carries distance', () => {
    const coarse: Stream = { ...moving, t: [0, 100], d: [0, 2000], v: [1, 1] };
    expect(trackOf(streams({ heartRate: coarse, speed: moving }))?.t).toHaveLength(4);
  });

  it('never runs backwards and skips points without distance', () => {
    const odd: Stream = { ...moving, t: [0, 1, 2, 3], d: [0, 50, null, 40], v: [1, 1, 1, 1] };
    expect(trackOf(streams({ speed: odd }))).toEqual({ t: [0, 1, 3], d: [0, 50, 50] });
  });

  it('is nothing where nobody moved', () => {
    expect(trackOf(streams({ power: { ...moving, d: null } }))).toBeNull();
    expect(trackOf(streams({ speed: { ...moving, d: [0, 0, 0, 0] } }))).toBeNull();
  });
});

describe('distanceAxis', () => {
  const track = trackOf(streams({ speed: moving }));

  it('lays positions out by distance and finds them again', () => {
    if (!track) throw new Error('the recording has distance');
    const axis = distanceAxis(track, METRIC_UNITS);
    expect(axis.toX(25)).toBe(500);
    expect(axis.toPosition(1500)).toBe(80);
    expect(distanceAt(track, 55)).toBe(1000);
  });

  it('marks round values of the athlete’s unit [WKT-18]', () => {
    if (!track) throw new Error('the recording has distance');
    const miles = distanceAxis(track, { ...METRIC_UNITS, distanceUnit: 'mi' });
    const ticks = miles.ticks({ from: 0, to: 2000 }, 3);
    expect(ticks.map((x) => miles.tickText(x))).toEqual(['0 mi', '0.5 mi', '1 mi']);
  });
});
