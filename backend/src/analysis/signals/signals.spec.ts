import { describe, expect, it } from '@jest/globals';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { gridOf } from '../recording/grid.js';
import { channelLosses } from './channel-losses.js';
import { lowCadenceStretches } from './low-cadence.js';

describe('losses of a channel', () => {
  const losing = (from: number, to: number) =>
    gridOf(
      steadyRide(3600, {
        channels: { heartRate: (second) => (second >= from && second < to ? Number.NaN : 140) },
      }),
    );

  it('tell from when a strap was lost, for how long, and that it never came back', () => {
    expect(channelLosses(losing(2000, 3601))).toEqual([
      { channel: 'heartRate', from: 2000, to: 3599, seconds: 1600, toEnd: true },
    ]);
  });

  it('tell a hole in the midst with its end', () => {
    expect(channelLosses(losing(1000, 1300))).toEqual([
      expect.objectContaining({ from: 1000, to: 1299, toEnd: false }),
    ]);
  });

  it('leave out a minute without contact, and a channel that was never there', () => {
    expect(channelLosses(losing(1000, 1060))).toEqual([]);
    const grid = losing(0, 0);
    const bare = { ...grid, channels: { distance: grid.channels.distance as Float64Array } };
    expect(channelLosses(bare)).toEqual([]);
  });

  it('do not count a pause in which nothing is written', () => {
    const paused = gridOf({
      ...steadyRide(3600, {
        channels: {
          heartRate: (second) => (second >= 1000 && second < 1600 ? Number.NaN : 140),
        },
      }),
      pauses: [{ from: 1000, to: 1600 }],
    });
    expect(channelLosses(paused)).toEqual([]);
  });
});

describe('slow pedalling', () => {
  const ride = (power: (second: number) => number, cadence: (second: number) => number) =>
    gridOf(steadyRide(3600, { channels: { power, cadence } }));
  const slow = (second: number): number => (second >= 1200 && second < 1320 ? 42 : 88);

  it('is a stretch with its cadence, power and heart rate', () => {
    const [stretch, ...rest] = lowCadenceStretches(ride(() => 170, slow));
    expect(rest).toEqual([]);
    expect(stretch).toMatchObject({ from: 1200, to: 1319, seconds: 120, cadence: 42, powerW: 170 });
    expect(stretch?.heartRate).toBe(140);
  });

  it('is not rolling along without power', () => {
    expect(lowCadenceStretches(ride((second) => (slow(second) === 42 ? 60 : 200), slow))).toEqual(
      [],
    );
  });

  it('is not half a minute out of the saddle', () => {
    const short = (second: number): number => (second >= 1200 && second < 1230 ? 42 : 88);
    expect(lowCadenceStretches(ride(() => 170, short))).toEqual([]);
  });

  it('is not the usual cadence of a rider who turns slowly all day', () => {
    expect(
      lowCadenceStretches(
        ride(
          () => 170,
          () => 55,
        ),
      ),
    ).toEqual([]);
  });
});
