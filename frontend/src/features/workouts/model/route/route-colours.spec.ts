import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { palette } from '#theme/palette.js';
import { openedRun, openedWorkout } from '#testing/workouts/workout-detail.js';
import { streamsBySecond } from '#testing/workouts/streams-by-second.js';
import type { ZoneTime } from '../analysis.js';
import type { Streams } from '../chart/streams.js';
import type { Workout } from '../workout.js';
import { type Colouring, colouringsOf } from './route-colours.js';
import { trackOf } from './track.js';

function colouring(by: Colouring['by'], workout: Workout, streams: Streams): Colouring {
  const found = colouringsOf(
    workout,
    { streams, track: trackOf(streams) },
    METRIC_UNITS,
    palette.light,
  ).find((candidate) => candidate.by === by);
  if (!found) throw new Error(`there is no ${by}`);
  return found;
}

const zone = (name: ZoneTime['zone'], from: number | null, to: number | null): ZoneTime => ({
  zone: name,
  from,
  to,
  seconds: 0,
  percent: 0,
});

describe('the colours of a route', () => {
  const streams = streamsBySecond();

  it('go from faint to strong over the channel, with its ends in words', () => {
    const power = colouring('power', openedWorkout(), streams);
    expect([power.bucketAt(600), power.bucketAt(3000)]).toEqual([0, power.stops.length - 1]);
    expect(power.legend.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['100 W', '300 W']);
  });

  it('are those of the zones where the athlete has them', () => {
    const ride = openedWorkout();
    const zones = { power: [zone(1, 0, 150), zone(2, 150, 250), zone(3, 250, null)] };
    const byZone = colouring(
      'powerZone',
      { ...ride, analysis: { ...ride.analysis, zones } },
      streams,
    );
    expect([
      byZone.stops[byZone.bucketAt(600) ?? -1],
      byZone.stops[byZone.bucketAt(3000) ?? -1],
    ]).toEqual([palette.light.zone1, palette.light.zone3]);
    expect(byZone.legend).toEqual(['Z1', 'Z2', 'Z3']);
  });

  it('find the zone of a pace, which falls from zone to zone', () => {
    const run = openedRun();
    const zones = {
      pace: [zone('below', null, 400), zone(1, 400, 300), zone(2, 300, 90), zone(3, 90, null)],
    };
    const byZone = colouring('paceZone', { ...run, analysis: { ...run.analysis, zones } }, streams);
    expect(byZone.legend[byZone.bucketAt(600) ?? -1]).toBe('Z2');
  });

  it('show a gradient of five percent up and are unknown where height is', () => {
    const { speed } = streams.channels;
    if (!speed) throw new Error('the recording has speed');
    const altitude = {
      ...speed,
      v: speed.t.map((second) => (second > 3000 ? null : second * 0.5)),
    };
    const grade = colouring('grade', openedWorkout(), {
      ...streams,
      channels: { ...streams.channels, altitude },
    });
    expect(grade.bucketAt(1000)).toBe(6);
    expect(grade.bucketAt(3400)).toBeNull();
  });

  it('are not offered for what was not recorded', () => {
    const { power, ...others } = streams.channels;
    expect(power).toBeDefined();
    const offered = colouringsOf(
      openedWorkout(),
      { streams: { ...streams, channels: others }, track: null },
      METRIC_UNITS,
      palette.light,
    ).map(({ by }) => by);
    expect(offered).toEqual(['heartRate', 'speed']);
  });
});
