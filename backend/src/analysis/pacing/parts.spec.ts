import { describe, expect, it } from '@jest/globals';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { runWithPauses, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

/** An even run at 3.7 m/s whose samples of speed are late and low after each kilometre. */
function runWithLyingSpeed(): ReturnType<typeof steadyRun> {
  return steadyRun(2701, 3.7, {
    channels: {
      speed: (second) => {
        if (second < 500) return 3.2;
        return second % 270 < 40 ? 1.9 : 3.7;
      },
    },
  });
}

describe('parts of a run', () => {
  it('have the pace of distance over time, whatever the samples of speed say [E1]', () => {
    const { pacing, metrics } = analyse(runWithLyingSpeed(), ATHLETE);
    const parts = [...(pacing?.quarters ?? []), ...(pacing?.halves ?? [])];
    expect(parts).toHaveLength(6);
    for (const { output } of parts) expect(output).toBeCloseTo(3.7, 2);
    expect(metrics['splitDifference']?.value ?? 0).toBeCloseTo(0, 0);
    expect(metrics['fade']?.value ?? 0).toBeCloseTo(0, 0);
  });

  it('add up to the distance and the time of the whole, stops left out [E1]', () => {
    const { pacing, metrics } = analyse(runWithPauses(), ATHLETE);
    for (const parts of [pacing?.quarters ?? [], pacing?.halves ?? []]) {
      const metres = parts.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
      const seconds = parts.reduce((sum, { timerS }) => sum + (timerS ?? 0), 0);
      expect(metres).toBeCloseTo(metrics['distance']?.value ?? 0, 6);
      expect(seconds).toBe(metrics['timerTime']?.value);
      expect(metres / seconds).toBeCloseTo(metrics['averageSpeed']?.value ?? 0, 9);
      for (const { output } of parts) expect(output).toBeCloseTo(3, 2);
    }
  });

  it('keep the metres that the counter showed at the first sample [E1]', () => {
    const late = steadyRun(1800, 3, { channels: { distance: (second) => 12 + second * 3 } });
    const { pacing, laps, metrics } = analyse({ ...late, laps: [] }, ATHLETE);
    expect(laps).toEqual([]);
    const metres = (pacing?.quarters ?? []).reduce((sum, part) => sum + (part.distanceM ?? 0), 0);
    expect(metres).toBeCloseTo(metrics['distance']?.value ?? 0, 6);
  });
});
