import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { buildRide } from '#test/builders/fit/index.js';
import { ATHLETE, steps } from '#test/builders/recording.builder.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';

const NOW = Date.UTC(2026, 10, 21);

function sheetWith(named: boolean) {
  const laps = [600, 240, 120, 240, 120, 300].map((seconds, step) => ({
    seconds,
    ...(named && { step: [0, 1, 2, 1, 2, 4][step] }),
  }));
  const power = steps([
    [600, 150],
    [240, 225],
    [120, 120],
    [240, 250],
    [420, 120],
  ]);
  const file = buildRide({
    seconds: 1620,
    laps,
    power,
    steps: [
      { intensity: 'warmup', seconds: 600 },
      { seconds: 240, targetType: 'power', low: 1240, high: 1260 },
      { intensity: 'rest', seconds: 120 },
      { repeatFrom: 1, times: 3 },
      { intensity: 'cooldown' },
    ],
  });
  return buildFactSheet(coachedWorkout(readFit(file, NOW), ATHLETE), METRIC_UNITS);
}

describe('facts of the planned workout', () => {
  const sheet = sheetWith(true);

  it.each([
    ['plan.count', '8'],
    ['plan.done', '6'],
    ['plan.skipped', '2'],
    ['plan.underTarget', '1'],
    ['plan.inTarget', '1'],
    ['plan.step.2.target', '240 W to 260 W'],
    ['plan.step.2.mean', '225 W'],
    ['plan.step.2.share', '90%'],
    ['plan.step.4.mean', '250 W'],
  ])('hold %s as %s', (key, display) => {
    expect(sheet.withKey(key)?.display).toBe(display);
  });

  it('point at the stretch in which a step was done', () => {
    expect(sheet.get('plan.step.2.mean')?.at).toEqual({ from: 600, to: 840, channel: 'power' });
  });

  it('do not exist where the laps name no step', () => {
    expect(sheetWith(false).all('plan.')).toEqual([]);
  });
});
