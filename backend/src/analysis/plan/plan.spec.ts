import { describe, expect, it } from '@jest/globals';
import { buildRide, buildRun } from '#test/builders/fit/index.js';
import type { LapPlan, StepPlan } from '#test/builders/fit/plans.js';
import { ATHLETE, recordingOf, steps as levels } from '#test/builders/recording.builder.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { analyse } from '../analyse.js';
import type { PlannedStep } from '../recording/recording.js';
import type { PlanMatch } from './plan.js';
import { aligned, unrolled } from './unroll.js';

const NOW = Date.UTC(2026, 10, 21);
/** Warm-up, three times (4 min at 240 to 260 W, 2 min easy), cool-down until the button. */
const PLAN: readonly StepPlan[] = [
  { intensity: 'warmup', seconds: 600 },
  { intensity: 'active', seconds: 240, targetType: 'power', low: 1240, high: 1260 },
  { intensity: 'rest', seconds: 120, targetType: 'heartRate', zone: 1 },
  { repeatFrom: 1, times: 3 },
  { intensity: 'cooldown' },
];
const lap = (step: number, seconds: number): LapPlan => ({ step, seconds });
const AS_PLANNED = [
  lap(0, 600),
  ...[1, 2, 3].flatMap(() => [lap(1, 240), lap(2, 120)]),
  lap(4, 300),
];

function ridden(
  laps: readonly LapPlan[],
  power: (second: number) => number = () => 250,
  plan: readonly StepPlan[] = PLAN,
  more: object = {},
): PlanMatch | undefined {
  const seconds = laps.reduce((sum, one) => sum + one.seconds, 0);
  const file = buildRide({ seconds, laps, power, steps: plan, heartRate: () => 120, ...more });
  return analyse(readFit(file, NOW), ATHLETE).plan;
}

const verdicts = (plan: PlanMatch | undefined) => plan?.steps.map(({ verdict }) => verdict);
const inTarget = (plan: PlanMatch | undefined) => plan?.steps.map((step) => step.inTarget);

describe('the steps of a plan beside the laps that name them', () => {
  it('are written out with their repeats and done as planned', () => {
    const plan = ridden(AS_PLANNED);
    expect(plan).toMatchObject({ source: 'workout_steps', applicable: true });
    expect(plan?.steps.map(({ stepIndex }) => stepIndex)).toEqual([0, 1, 2, 1, 2, 1, 2, 4]);
    expect(verdicts(plan)).toEqual(new Array(8).fill('done'));
    expect(plan?.steps[1]).toMatchObject({
      number: 2,
      duration: { kind: 'time', value: 240, unit: 's' },
      target: { measure: 'power', low: 240, high: 260, ramp: false },
      done: { from: 600, to: 840, mean: 250, shareOfTarget: 1, timeInTarget: 1 },
      inTarget: 'in',
    });
  });

  it('tell a step cut short, one drawn out and one passed by', () => {
    const laps = [lap(0, 600), lap(1, 150), lap(2, 180), lap(1, 240), lap(2, 5), lap(1, 240)];
    expect(verdicts(ridden(laps))).toEqual([
      ...['done', 'short', 'over', 'done', 'skipped', 'done'],
      ...['skipped', 'skipped'],
    ]);
  });

  it('tell a step that was left out, and one that the plan does not have there', () => {
    const laps = [lap(0, 600), lap(1, 240), lap(2, 120), lap(0, 200), lap(1, 240), lap(4, 300)];
    const plan = ridden(laps);
    expect(verdicts(plan)).toEqual([
      ...['done', 'done', 'done', 'extra', 'done'],
      ...['skipped', 'skipped', 'skipped', 'done'],
    ]);
    expect(plan?.steps[3]).toMatchObject({ number: null, done: { from: 960, to: 1160 } });
  });

  it('say whether the mean was under, in or over its target', () => {
    const power = levels([
      [600, 150],
      [240, 225],
      [120, 120],
      [240, 250],
      [120, 120],
      [240, 280],
    ]);
    const plan = ridden(AS_PLANNED, power);
    expect([1, 3, 5].map((at) => inTarget(plan)?.[at])).toEqual(['under', 'in', 'over']);
    expect(plan?.steps[1]?.done?.shareOfTarget).toBeCloseTo(0.9, 3);
    expect(plan?.steps[1]?.done?.timeInTarget).toBe(0);
  });

  it('resolve a zone by the zones of the device alone', () => {
    expect(ridden(AS_PLANNED)?.steps[2]?.target).toBeNull();
    const heartRateHighs = [100, 130, 147, 159, 166, 189];
    const plan = ridden(AS_PLANNED, undefined, PLAN, { report: { heartRateHighs } });
    expect(plan?.steps[2]).toMatchObject({
      target: { measure: 'heartRate', low: 100, high: 130 },
      inTarget: 'in',
    });
  });

  it('resolve a share of FTP by that of the device alone', () => {
    const shares = PLAN.map((step) => (step.low === 1240 ? { ...step, low: 95, high: 105 } : step));
    expect(ridden(AS_PLANNED, undefined, shares)?.steps[1]?.target).toBeNull();
    const plan = ridden(AS_PLANNED, undefined, shares, { ftpW: 240 });
    expect(plan?.steps[1]?.target).toMatchObject({ low: 228, high: 252 });
  });

  it('join laps that the device cut within one step', () => {
    const laps = [lap(0, 300), lap(0, 300), ...AS_PLANNED.slice(1)];
    expect(verdicts(ridden(laps))).toEqual(new Array(8).fill('done'));
  });

  it('go by distance where the step does', () => {
    const file = buildRun({
      seconds: 1000,
      speed: () => 4,
      steps: [{ metres: 1000 }, { metres: 3000 }],
      laps: [lap(0, 250), lap(1, 400)],
    });
    const { plan } = analyse(readFit(file, NOW), ATHLETE);
    expect(verdicts(plan)).toEqual(['done', 'short']);
  });

  it('are not judged where the laps name no step', () => {
    const plan = ridden(AS_PLANNED.map(({ seconds }) => ({ seconds })));
    expect(plan).toEqual({
      source: 'workout_steps',
      applicable: false,
      reason: 'The laps of this file do not name the steps of the plan.',
      steps: [],
    });
  });

  it('are not judged where the laps name steps of another plan', () => {
    const plan = ridden([lap(0, 600), lap(11, 60), lap(12, 60), lap(13, 60)]);
    expect(plan).toMatchObject({ applicable: false, steps: [] });
  });

  it('are absent where nothing was planned', () => {
    expect(ridden(AS_PLANNED, undefined, [])).toBeUndefined();
  });
});

describe('a repeat', () => {
  const step = (index: number, repeat: PlannedStep['repeat'] = null): PlannedStep => ({
    index,
    name: null,
    intensity: null,
    duration: null,
    target: null,
    repeat,
  });
  const order = (all: readonly PlannedStep[], done = 0) =>
    unrolled(all, () => done).map(({ index }) => index);

  it('within a repeat is written out in each', () => {
    const nested = [
      step(0),
      step(1),
      step(2, { fromStep: 0, times: 2 }),
      step(3),
      step(4, { fromStep: 0, times: 2 }),
    ];
    expect(order(nested)).toEqual([0, 1, 0, 1, 3, 0, 1, 0, 1, 3]);
  });

  it('that is not counted goes on as often as it was done', () => {
    expect(order([step(0), step(1, { fromStep: 0, times: null })], 3)).toEqual([0, 0, 0]);
  });

  it('of a million times stays within bounds', () => {
    const many = [step(0), step(1, { fromStep: 0, times: 1_000_000 })];
    expect(order(many).length).toBeLessThanOrEqual(1001);
  });

  it('is aligned with what was done so that most steps fit', () => {
    expect(aligned([0, 1, 2, 1, 2], [0, 1, 2, 2])).toEqual([
      { planned: 0, done: 0 },
      { planned: 1, done: 1 },
      { planned: 2, done: 2 },
      { planned: 4, done: 3 },
    ]);
  });
});

describe('a target that an app recorded', () => {
  const asked = levels([
    [60, 100],
    [60, 110],
    [60, 120],
    [60, 130],
    [900, 220],
    [300, 110],
    [900, 220],
    [60, 0],
  ]);
  const recording = recordingOf({
    seconds: 2400,
    channels: {
      power: (second) => asked(second) * (second < 240 || asked(second) < 200 ? 1 : 0.945),
      heartRate: () => 150,
    },
  });
  const values = recording.time.map((second) => asked(second));
  const channel = { name: 'target_power', unit: 'watts', application: null, values };
  const matched = (given: object) =>
    analyse({ ...recording, developerChannels: [{ ...channel, ...given }] }, ATHLETE).plan;

  it('gives steps, a ramp as one', () => {
    const plan = matched({});
    expect(plan).toMatchObject({ source: 'recorded_target', applicable: true });
    expect(plan?.steps.map(({ target }) => [target?.low, target?.high, target?.ramp])).toEqual([
      [100, 130, true],
      [220, 220, false],
      [110, 110, false],
      [220, 220, false],
    ]);
  });

  it('is held against what was ridden: 94 % is under, the rest is in target', () => {
    const plan = matched({});
    expect(inTarget(plan)).toEqual(['in', 'under', 'in', 'under']);
    expect(plan?.steps[1]?.done?.shareOfTarget).toBeCloseTo(0.945, 2);
    expect(plan?.steps[1]?.done?.avgHr).toBe(150);
  });

  it.each([{ name: 'power' }, { unit: 'bpm' }, { values: values.map(() => 0) }])(
    'gives no plan where the channel is another, or asks for nothing: %j',
    (given) => {
      expect(matched(given)).toBeUndefined();
    },
  );

  it('that follows a slope is no plan', () => {
    const slope = recording.time.map((second) => 150 + 40 * Math.sin(second / 20));
    expect(matched({ values: slope })).toBeUndefined();
  });
});
