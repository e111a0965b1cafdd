import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import type { Stream, Streams } from './streams.js';
import { trackOf } from '../route/track.js';
import { axisChoices, axisOf } from './workout-axis.js';

const speed: Stream = {
  unit: 'm/s',
  source: 'measured',
  t: [0, 100, 400, 1000],
  d: [0, 1000, 1000, 7000],
  v: [10, 10, 10, 10],
};

function recording(pauses: Streams['pauses'] = []): Streams {
  return { durationS: 1000, channels: { speed }, pauses, laps: [] };
}

describe('axisChoices', () => {
  it('offers moving time with pauses only and distance if recorded', () => {
    expect(axisChoices(recording(), trackOf(recording()))).toEqual(['time', 'distance']);
    expect(axisChoices(recording([{ from: 100, to: 400 }]), null)).toEqual(['time', 'moving']);
  });

  it('begins with moving time where the recording is mostly paused', () => {
    expect(axisChoices(recording([{ from: 100, to: 900 }]), null)[0]).toBe('moving');
  });
});

describe('the axis of moving time', () => {
  const axis = axisOf(
    'moving',
    recording([
      { from: 100, to: 400 },
      { from: 500, to: 510 },
    ]),
    null,
    METRIC_UNITS,
  );

  it('folds the pauses out', () => {
    expect([50, 100, 250, 400, 450, 1000].map((position) => axis.toX(position))).toEqual([
      50, 100, 100, 100, 150, 690,
    ]);
    expect(axis.tell(400)).toBe('1:40');
  });

  it('finds positions again, and goes on behind a pause', () => {
    expect([50, 100, 150, 690].map((x) => axis.toPosition(x))).toEqual([50, 400, 450, 1000]);
  });

  it('keeps its end where the recording ends in a pause', () => {
    const stopped = axisOf('moving', recording([{ from: 900, to: 1000 }]), null, METRIC_UNITS);
    expect(stopped.toX(1000)).toBe(900);
  });
});

describe('the axis of distance', () => {
  it('reads positions in the athlete’s units', () => {
    const streams = recording();
    const axis = axisOf('distance', streams, trackOf(streams), METRIC_UNITS);
    expect(axis.tell(700).replaceAll('\u00a0', ' ')).toBe('4.00 km');
    expect(axisOf('distance', streams, null, METRIC_UNITS).choice).toBe('time');
  });
});
