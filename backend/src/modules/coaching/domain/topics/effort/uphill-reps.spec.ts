import { describe, expect, it } from '@jest/globals';
import { RUNNER, run } from '#test/builders/coached-samples.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { lapsOf } from '#test/builders/recording.builder.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { reportLines } from '#coaching/domain/report/first-report.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { intervalsTopic } from './intervals.topic.js';

const WORK_S = 300;
const CYCLE_S = 480;
const START_S = 600;

/** Four repetitions of 5 min; the last two climb at 3 % and are slower. */
function uphillReps(withPower: boolean) {
  const cycle = (second: number): number => Math.floor((second - START_S) / CYCLE_S);
  const working = (second: number): boolean =>
    second >= START_S && cycle(second) < 4 && (second - START_S) % CYCLE_S < WORK_S;
  const uphill = (second: number): boolean => working(second) && cycle(second) >= 2;
  const speed = (second: number): number => {
    if (!working(second)) return 2.4;
    return uphill(second) ? 3.6 : 4.2;
  };
  const heights = [100];
  for (let second = 1; second <= 3000; second++)
    heights.push((heights.at(-1) ?? 0) + (uphill(second) ? 0.03 * 3.6 : 0));
  const laps = [{ seconds: START_S, trigger: 'manual' as const }];
  for (let rep = 0; rep < 4; rep++)
    laps.push({ seconds: 300, trigger: 'manual' }, { seconds: 180, trigger: 'manual' });
  const recording = run(speed, (second) => (working(second) ? 170 : 140), {
    seconds: START_S + 4 * CYCLE_S,
    laps: lapsOf(laps),
    channels: {
      altitude: (second) => heights[second] ?? 100,
      ...(withPower && {
        power: (second: number) => (working(second) ? 315 + (cycle(second) % 2) * 4 : 190),
      }),
    },
  });
  const sheet = buildFactSheet(coachedWorkout(recording, RUNNER), METRIC_UNITS);
  const { finding, evidence, meaning } = intervalsTopic.answer(sheet, 'how even were they?');
  const lines = [...reportLines(sheet), ...finding, ...evidence, ...meaning];
  return lines.map((line) => withoutMarks(line ?? '')).join(' ');
}

describe('repetitions of a run that end uphill', () => {
  it('are even by running power where it is measured', () => {
    const words = uphillReps(true);
    expect(words).toContain('within 1.3% by power');
    expect(words).not.toMatch(/slower than the first|uneven|a little easier|too hard/);
  });

  it('are judged by grade-adjusted pace without running power', () => {
    expect(uphillReps(false)).not.toMatch(/slower than the first|uneven|a little easier|too hard/);
  });
});
