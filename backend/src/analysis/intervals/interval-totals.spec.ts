import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf, steps } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

describe('the sums of intervals', () => {
  it('hold work and recovery apart, weighted by time', () => {
    const { intervalSummary } = analyse(intervalRide(), ATHLETE);
    expect(intervalSummary?.work).toMatchObject({
      count: 5,
      elapsedS: 1200,
      movingS: 1200,
      avgPowerW: 300,
      avgHr: 140,
      maxHr: 140,
      avgCadence: 88,
    });
    expect(intervalSummary?.recovery).toMatchObject({ count: 5, elapsedS: 600, avgPowerW: 100 });
    expect(intervalSummary?.work?.distanceM).toBeCloseTo(1200 * 9, 6);
    expect(intervalSummary?.work?.avgSpeedMps).toBeCloseTo(9, 6);
  });

  it('weigh a long repetition by its length', () => {
    const parts = [
      [300, 100],
      [300, 300],
      [200, 100],
      [100, 280],
      [200, 100],
      [300, 100],
    ] as const;
    const uneven = steadyRide(1401, {
      channels: { power: steps([...parts]) },
      laps: lapsOf(parts.map(([seconds]) => ({ seconds }))),
    });
    expect(analyse(uneven, ATHLETE).intervalSummary?.work?.avgPowerW).toBeCloseTo(
      (300 * 300 + 100 * 280) / 400,
      6,
    );
  });

  it('group repetitions of like length and intensity with the recoveries after them', () => {
    const parts = [
      [600, 120],
      [60, 340],
      [60, 110],
      [62, 335],
      [60, 110],
      [300, 270],
      [180, 120],
      [290, 275],
      [180, 120],
      [400, 120],
    ] as const;
    const mixed = steadyRide(2193, {
      channels: { power: steps([...parts]) },
      laps: lapsOf(parts.map(([seconds]) => ({ seconds }))),
    });
    const groups = analyse(mixed, ATHLETE).intervalSummary?.groups ?? [];
    expect(groups.map(({ members }) => members)).toEqual([
      [1, 3],
      [5, 7],
    ]);
    expect(groups.map(({ work, recovery }) => [work.elapsedS, recovery?.elapsedS])).toEqual([
      [122, 120],
      [590, 360],
    ]);
  });
});
