import { describe, expect, it } from '@jest/globals';
import { aRecording } from '#test/builders/workouts/recording.builder.js';
import { streamsOf } from './streams.js';

describe('streamsOf', () => {
  it('gives each wanted channel its own axis in seconds and metres', () => {
    const recording = aRecording({
      time: [0, 1, 3],
      values: { power: [100, NaN, 300], distance: [0, 5, 15] },
    });
    expect(streamsOf(recording, { wanted: ['power', 'heartRate'], points: 100 }).channels).toEqual({
      power: { unit: 'W', source: 'measured', t: [0, 3], d: [0, 15], v: [100, 300] },
    });
  });

  it('breaks the line where nothing was recorded for long', () => {
    const recording = aRecording({
      time: [0, 1, 100, 101],
      values: { heartRate: [90, 91, 120, 121] },
    });
    expect(
      streamsOf(recording, { wanted: ['heartRate'], points: 100 }).channels.heartRate,
    ).toMatchObject({
      t: [0, 1, 50.5, 100, 101],
      d: null,
      v: [90, 91, null, 120, 121],
    });
  });

  it('names a hole of 20 days as a stop, so that the axis can fold it [E5]', () => {
    const leap = 20 * 86_400;
    const time = [...Array(100).keys()].map((second) => (second < 50 ? second : second + leap));
    const recording = aRecording({ time, values: { speed: time.map(() => 3) } });
    expect(streamsOf(recording, { wanted: ['speed'], points: 100 }).pauses).toEqual([
      { from: 49, to: 50 + leap },
    ]);
  });

  it('breaks the line at a pause, however short', () => {
    const recording = aRecording({
      time: [0, 1, 8, 9],
      values: { speed: [7, 7, 6, 6] },
      pauses: [{ from: 1, to: 8 }],
    });
    expect(streamsOf(recording, { wanted: ['speed'], points: 100 }).channels.speed?.v).toEqual([
      7,
      7,
      null,
      6,
      6,
    ]);
  });

  it('does not break the line where a device records smartly', () => {
    const recording = aRecording({ time: [0, 9, 21, 30], values: { altitude: [1, 2, 3, 4] } });
    expect(
      streamsOf(recording, { wanted: ['altitude'], points: 100 }).channels.altitude?.v,
    ).toEqual([1, 2, 3, 4]);
  });

  it('counts cadence of a run in steps', () => {
    const recording = aRecording({
      family: 'running',
      sport: 'running',
      values: { cadence: Array<number>(10).fill(170) },
    });
    expect(streamsOf(recording, { wanted: ['cadence'], points: 100 }).channels.cadence?.unit).toBe(
      'spm',
    );
  });

  it('fills holes of the distance so that every point has its place', () => {
    const recording = aRecording({
      time: [0, 1, 2, 3, 4],
      values: { power: [1, 2, 3, 4, 5], distance: [NaN, 10, NaN, 30, NaN] },
    });
    expect(streamsOf(recording, { wanted: ['power'], points: 100 }).channels.power?.d).toEqual([
      10, 10, 20, 30, 30,
    ]);
  });

  it('names pauses, laps and how long the axis is', () => {
    const lap = {
      from: 0,
      to: 5,
      trigger: 'manual' as const,
      timerS: 5,
      distanceM: 20,
      intensity: null,
    };
    const recording = aRecording({ laps: [lap], pauses: [{ from: 2, to: 3 }] });
    expect(streamsOf(recording, { wanted: [], points: 100 })).toEqual({
      durationS: 9,
      channels: {},
      pauses: [{ from: 2, to: 3 }],
      extras: [],
      laps: [{ from: 0, to: 5 }],
    });
  });

  it('leaves out a channel that holds no value at all', () => {
    expect(
      streamsOf(aRecording({ values: { power: Array<number>(10).fill(NaN) } }), {
        wanted: ['power'],
        points: 100,
      }).channels,
    ).toEqual({});
  });

  it('gives a range with a sample on each side, and duration, pauses and laps of the whole', () => {
    const lap = {
      from: 0,
      to: 9,
      trigger: 'manual' as const,
      timerS: 9,
      distanceM: 90,
      intensity: null,
    };
    const recording = aRecording({
      values: { power: [...Array(10).keys()], heartRate: [1, NaN, NaN, 4, 5, 6, 7, NaN, NaN, NaN] },
      laps: [lap],
      pauses: [{ from: 8, to: 9 }],
    });
    const { channels, ...whole } = streamsOf(recording, {
      wanted: ['power', 'heartRate'],
      points: 100,
      range: { from: 2.5, to: 5 },
    });
    expect(channels.power?.t).toEqual([2, 3, 4, 5, 6]);
    expect(channels.heartRate?.t).toEqual([0, 3, 4, 5, 6]);
    expect(whole).toMatchObject({
      durationS: 9,
      pauses: [{ from: 8, to: 9 }],
      laps: [{ from: 0, to: 9 }],
    });
  });
});
