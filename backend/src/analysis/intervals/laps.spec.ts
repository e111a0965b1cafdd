import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf } from '#test/builders/recording.builder.js';
import { intervalRide, runWithPauses, steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

describe('laps', () => {
  it('are measured by ourselves, each by the rules of the whole', () => {
    const { laps } = analyse(intervalRide(), ATHLETE);
    expect(laps).toHaveLength(12);
    expect(laps[1]).toMatchObject({
      index: 1,
      kind: 'lap',
      trigger: 'manual',
      from: 300,
      to: 540,
      elapsedS: 240,
      movingS: 240,
      avgPowerW: 300,
      normalizedPowerW: 300,
      avgHr: 140,
    });
    expect(laps[1]?.distanceM).toBeCloseTo(240 * 9, 6);
    expect(laps[1]?.avgSpeedMps).toBeCloseTo(9, 6);
  });

  it('sum to the session, stops and all', () => {
    const run = runWithPauses();
    const laps = lapsOf([{ seconds: 630 }, { seconds: 900 }, { seconds: 869 }]).map((lap) => ({
      trigger: 'manual' as const,
      timerS: null,
      distanceM: null,
      intensity: null,
      from: 0,
      to: 0,
      ...lap,
    }));
    const analysis = analyse({ ...run, laps }, ATHLETE);
    const sum = (pick: 'movingS' | 'distanceM' | 'elapsedS'): number =>
      analysis.laps.reduce((total, lap) => total + (lap[pick] ?? 0), 0);
    expect(sum('elapsedS')).toBe(analysis.metrics['elapsedTime']?.value);
    expect(sum('movingS')).toBe(analysis.metrics['movingTime']?.value);
    expect(sum('distanceM')).toBeCloseTo(analysis.metrics['distance']?.value ?? 0, 6);
  });

  it('outside the recording are left out, and those that reach out of it are cut', () => {
    const ride = steadyRide(100, {
      laps: [
        { from: -50, to: 40 },
        { from: 40, to: 500 },
        { from: 500, to: 900 },
      ],
    });
    expect(analyse(ride, ATHLETE).laps.map(({ from, to }) => [from, to])).toEqual([
      [0, 40],
      [40, 99],
    ]);
  });
});
