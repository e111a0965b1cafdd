import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

describe('a lap press that was missed', () => {
  const SET: [number, number][] = [[600, 120]];
  for (let rep = 0; rep < 5; rep++) SET.push([360, 270], [270, 120]);
  SET.push([600, 110]);

  /** Laps by hand, with the presses at the end of some parts left out. */
  const pressed = (set: [number, number][], missed: readonly number[]) => {
    const laps: number[] = [];
    set.forEach(([seconds], at) => {
      if (missed.includes(at - 1)) laps[laps.length - 1] = (laps.at(-1) ?? 0) + seconds;
      else laps.push(seconds);
    });
    const level = steps(set);
    const whole = set.reduce((sum, [seconds]) => sum + seconds, 0);
    return analyse(
      steadyRide(whole, {
        channels: { power: (second) => level(second) + 12 * Math.sin(second * 1.3) },
        laps: lapsOf(laps.map((seconds) => ({ seconds, trigger: 'manual' as const }))),
      }),
      ATHLETE,
    );
  };
  const work = (analysis: ReturnType<typeof pressed>) =>
    analysis.intervals.filter(({ kind }) => kind === 'work');

  it.each([
    ['at the end of the third repetition', 5],
    ['at the start of the third repetition', 4],
  ])('%s hides no repetition, and bounds hold within 10 s', (_where, missed) => {
    const reps = work(pressed(SET, [missed]));
    expect(reps).toHaveLength(5);
    expect(reps[2]?.from).toBeGreaterThan(1850);
    expect(reps[2]?.from).toBeLessThan(1870);
    expect(reps[2]?.elapsedS).toBeGreaterThan(350);
    expect(reps[2]?.elapsedS).toBeLessThan(370);
    expect(reps[2]?.avgPowerW).toBeCloseTo(270, -1);
  });

  it('makes the reading a little less sure', () => {
    const sure = pressed(SET, []).intervalSummary?.confidence ?? 0;
    expect(pressed(SET, [5]).intervalSummary?.confidence).toBeLessThan(sure);
  });

  it('is not seen in a repetition that was cut short and rolled out', () => {
    const short: [number, number][] = SET.map(([seconds, watts], at) =>
      at === 5 ? [160, watts] : [seconds, watts],
    );
    expect(work(pressed(short, []))).toHaveLength(5);
  });

  it('is not seen in a repetition that faded', () => {
    const level = steps(SET);
    const fading = analyse(
      steadyRide(4350, {
        channels: { power: (s) => (s >= 2040 && s < 2220 ? 225 : level(s)) },
        laps: lapsOf(SET.map(([seconds]) => ({ seconds, trigger: 'manual' as const }))),
      }),
      ATHLETE,
    );
    expect(work(fading)).toHaveLength(5);
  });
});
