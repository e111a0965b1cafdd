import { describe, expect, it } from '@jest/globals';
import type { FitWorkoutStep } from '../fit-content.js';
import { MOST_STEPS, planOf } from './plan.js';

function step(given: Partial<FitWorkoutStep>): FitWorkoutStep {
  return {
    index: 0,
    name: null,
    durationType: null,
    durationValue: null,
    targetType: null,
    targetValue: null,
    targetLow: null,
    targetHigh: null,
    intensity: null,
    ...given,
  };
}

const only = (given: Partial<FitWorkoutStep>) =>
  planOf({ workouts: [], workoutSteps: [step(given)] })?.steps[0];

describe('plan of a workout', () => {
  it('has its name and its steps in order, each once', () => {
    const workouts = [{ name: '5 x 4', sport: 2, steps: 2 }];
    const workoutSteps = [
      step({ index: 1, intensity: 3 }),
      step({ index: 0, name: 'Warm', intensity: 2 }),
      step({ index: 0x8001, intensity: 1 }),
    ];
    expect(planOf({ workouts, workoutSteps })).toMatchObject({
      name: '5 x 4',
      steps: [
        { index: 0, name: 'Warm', intensity: 'warmup' },
        { index: 1, intensity: 'rest' },
      ],
    });
  });

  it('is null without steps', () => {
    expect(
      planOf({ workouts: [{ name: 'Bike', sport: 2, steps: null }], workoutSteps: [] }),
    ).toBeNull();
  });

  it.each([
    [
      { durationType: 0, durationValue: 240_000 },
      { kind: 'time', value: 240, unit: 's' },
    ],
    [
      { durationType: 1, durationValue: 100_000 },
      { kind: 'distance', value: 1000, unit: 'm' },
    ],
    [
      { durationType: 2, durationValue: 230 },
      { kind: 'heart rate below', value: 130, unit: 'bpm' },
    ],
    [
      { durationType: 3, durationValue: 80 },
      { kind: 'heart rate above', value: 80, unit: '% of maximum heart rate' },
    ],
    [
      { durationType: 14, durationValue: 1150 },
      { kind: 'power below', value: 150, unit: 'W' },
    ],
    [
      { durationType: 4, durationValue: 300 },
      { kind: 'calories', value: 300, unit: 'kcal' },
    ],
    [
      { durationType: 5, durationValue: 0 },
      { kind: 'open', value: null, unit: null },
    ],
    [{ durationType: 0 }, { kind: 'time', value: null, unit: null }],
    [{ durationType: 16, durationValue: 9 }, null],
    [{}, null],
  ])('says how long a step lasts (%j)', (given, duration) => {
    expect(only(given)?.duration).toEqual(duration);
  });

  it.each([
    [
      { targetType: 4, targetValue: 3, targetLow: 0, targetHigh: 0 },
      { kind: 'power', zone: 3, low: null, high: null, unit: null },
    ],
    [
      { targetType: 4, targetValue: 0, targetLow: 1240, targetHigh: 1260 },
      { kind: 'power', zone: null, low: 240, high: 260, unit: 'W' },
    ],
    [
      { targetType: 4, targetLow: 95, targetHigh: 105 },
      { kind: 'power', zone: null, low: 95, high: 105, unit: '% of FTP' },
    ],
    [
      { targetType: 1, targetValue: 0, targetLow: 240, targetHigh: 250 },
      { kind: 'heart rate', zone: null, low: 140, high: 150, unit: 'bpm' },
    ],
    [
      { targetType: 0, targetValue: 0, targetLow: 3000, targetHigh: 3500 },
      { kind: 'speed', zone: null, low: 3, high: 3.5, unit: 'm/s' },
    ],
    [
      { targetType: 3, targetValue: 0, targetLow: 85, targetHigh: 95 },
      { kind: 'cadence', zone: null, low: 85, high: 95, unit: 'rpm' },
    ],
    [
      { targetType: 4, targetValue: 0, targetLow: 95, targetHigh: 1260 },
      { kind: 'power', zone: null, low: null, high: null, unit: null },
    ],
    [
      { targetType: 2, targetValue: 0 },
      { kind: 'open', zone: null, low: null, high: null, unit: null },
    ],
    [{ targetType: 99 }, null],
  ])('says what a step aims at (%j)', (given, target) => {
    expect(only(given)?.target).toEqual(target);
  });

  it('tells a step that sends back from one that is done', () => {
    expect(
      only({ index: 3, durationType: 6, durationValue: 1, targetType: 2, targetValue: 5 }),
    ).toMatchObject({ duration: null, target: null, repeat: { fromStep: 1, times: 5 } });
    expect(only({ durationType: 7, durationValue: 1, targetValue: 600_000 })).toMatchObject({
      repeat: { fromStep: 1, times: null },
    });
    expect(only({ durationType: 0, durationValue: 5 })?.repeat).toBeNull();
  });

  it('is cut where it has more steps than any plan', () => {
    const workoutSteps = Array.from({ length: 5000 }, (_, index) => step({ index: index % 4096 }));
    expect(planOf({ workouts: [], workoutSteps })?.steps).toHaveLength(MOST_STEPS);
  });
});
