import { describe, expect, it } from '@jest/globals';
import type { PlannedStep, PlannedTarget } from '#analysis/recording/recording.js';
import { targetOf, type FollowedPlan, type Judged } from './planned-target.js';

const OPEN: PlannedTarget = { kind: 'open', zone: null, low: null, high: null, unit: null };
const step = (index: number, target: Partial<PlannedTarget> | null): PlannedStep => ({
  index,
  name: null,
  intensity: null,
  duration: null,
  repeat: null,
  target: target && { ...OPEN, ...target },
});
const plan = (
  target: Partial<PlannedTarget> | null,
  changes: Partial<FollowedPlan> = {},
): FollowedPlan => ({
  steps: [step(0, null), step(3, target)],
  stepOfLap: [0, 3, null],
  deviceThresholds: { ftpW: null, maxHr: null },
  ...changes,
});
const rides: Judged = {
  family: 'cycling',
  thresholds: { ftpW: { value: 250, source: 'profile', since: null }, maxHr: null },
};
const runs: Judged = { ...rides, family: 'running' };
const lap = (index: number) => ({ index, trigger: 'manual' });
const POWER = { kind: 'power', low: 240, high: 260, unit: 'W' };

describe('the target of a segment', () => {
  it.each([
    [POWER, { kind: 'power', from: 240, to: 260, unit: 'W' }],
    [
      { ...POWER, kind: 'power of the lap', low: 260, high: 240 },
      { kind: 'power', from: 240, to: 260, unit: 'W' },
    ],
    [
      { kind: 'heart rate', low: 140, high: 150, unit: 'bpm' },
      { kind: 'heartRate', from: 140, to: 150, unit: 'bpm' },
    ],
    [
      { kind: 'speed', low: 3, high: 3.5, unit: 'm/s' },
      { kind: 'speed', from: 3, to: 3.5, unit: 'm/s' },
    ],
    [
      { kind: 'cadence', low: 85, high: 95, unit: 'rpm' },
      { kind: 'cadence', from: 85, to: 95, unit: 'rpm' },
    ],
    [
      { kind: 'power', zone: 4 },
      { kind: 'zone', from: 4, to: 4, unit: 'power' },
    ],
    [
      { kind: 'heart rate of the lap', zone: 2 },
      { kind: 'zone', from: 2, to: 2, unit: 'heartRate' },
    ],
    [{ kind: 'power' }, null],
    [{}, null],
    [{ kind: 'grade' }, null],
    [null, null],
  ])('is what its step asked for (%j)', (target, answer) => {
    expect(targetOf(lap(1), plan(target), rides)).toEqual(answer);
  });

  it("converts percent by the device's threshold, else the athlete's, else leaves percent", () => {
    const share = { kind: 'power', low: 90, high: 100, unit: '% of FTP' };
    expect(
      targetOf(lap(1), plan(share, { deviceThresholds: { ftpW: 300, maxHr: null } }), rides),
    ).toEqual({ kind: 'power', from: 270, to: 300, unit: 'W' });
    expect(targetOf(lap(1), plan(share), rides)).toEqual({
      kind: 'power',
      from: 225,
      to: 250,
      unit: 'W',
    });
    const beats = { kind: 'heart rate', low: 80, high: 90, unit: '% of maximum heart rate' };
    expect(targetOf(lap(1), plan(beats), rides)).toEqual({
      kind: 'heartRate',
      from: 80,
      to: 90,
      unit: '% of maximum heart rate',
    });
  });

  it('counts steps of both feet on runs, whichever the plan counts', () => {
    expect(
      targetOf(lap(1), plan({ kind: 'cadence', low: 85, high: 90, unit: 'rpm' }), runs),
    ).toEqual({ kind: 'cadence', from: 170, to: 180, unit: 'spm' });
    expect(
      targetOf(lap(1), plan({ kind: 'cadence', low: 170, high: 180, unit: 'rpm' }), runs),
    ).toEqual({ kind: 'cadence', from: 170, to: 180, unit: 'spm' });
  });

  it('is null for a lap without a step, for a segment that is no lap, and without a plan', () => {
    expect(targetOf(lap(2), plan(POWER), rides)).toBeNull();
    expect(targetOf(lap(9), plan(POWER), rides)).toBeNull();
    expect(targetOf({ index: 1, trigger: null }, plan(POWER), rides)).toBeNull();
    expect(targetOf(lap(1), null, rides)).toBeNull();
  });
});
