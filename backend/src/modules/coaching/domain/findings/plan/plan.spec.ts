import { describe, expect, it } from '@jest/globals';
import { SAMPLES } from '#test/builders/coached-samples.js';
import { buildRide } from '#test/builders/fit/index.js';
import type { LapPlan, StepPlan } from '#test/builders/fit/plans.js';
import { readFindings, readFindingsOfFile } from '#test/builders/findings-of.js';

/** Warm-up, three times (4 min at 240 to 260 W, 2 min easy), cool-down until the button. */
const PLAN: readonly StepPlan[] = [
  { intensity: 'warmup', seconds: 600 },
  { intensity: 'active', seconds: 240, targetType: 'power', low: 1240, high: 1260 },
  { intensity: 'rest', seconds: 120 },
  { repeatFrom: 1, times: 3 },
  { intensity: 'cooldown' },
];
const lap = (step: number, seconds: number): LapPlan => ({ step, seconds });
const WHOLE = [lap(0, 600), ...[1, 2, 3].flatMap(() => [lap(1, 240), lap(2, 120)]), lap(4, 300)];
const SHORT = [lap(0, 600), lap(1, 150), lap(2, 120), lap(1, 240), lap(2, 120), lap(1, 240)];

function ridden(laps: readonly LapPlan[], hard: number) {
  const starts = laps.map(({ step }, at) => ({
    from: laps.slice(0, at).reduce((sum, { seconds }) => sum + seconds, 0),
    watts: step === 1 ? hard : 120,
  }));
  const power = (second: number) =>
    starts.filter(({ from }) => from <= second).at(-1)?.watts ?? 120;
  const seconds = laps.reduce((sum, one) => sum + one.seconds, 0);
  const file = buildRide({ seconds, laps, power, steps: PLAN, heartRate: () => 140 });
  return readFindingsOfFile(file);
}

describe('a planned workout', () => {
  it('whose hard steps came out low asks for a lower target first', () => {
    const found = ridden(WHOLE, 225)['plan.missed'];
    expect(found?.statement).toMatch(/below target: 225 W.* asked for 240 W to 260 W$/);
    expect(found?.action).toMatch(/^Repeat it with the target set to 225 W/);
    expect(found?.dropped).toEqual([]);
  });

  it('that was hit is said so, and not called missed', () => {
    const found = ridden(WHOLE, 250);
    expect(found['plan.on-target']?.statement).toMatch(/^As planned: .*250 W/);
    expect(found['plan.on-target']?.dropped).toEqual([]);
    expect(found['plan.missed']).toBeUndefined();
  });

  it('with steps cut short or skipped counts them', () => {
    const found = ridden(SHORT, 250)['plan.cut'];
    expect(found?.statement).toMatch(/^Of \d planned steps, one cut short/);
    expect(found?.dropped).toEqual([]);
    expect(ridden(WHOLE, 250)['plan.cut']).toBeUndefined();
  });

  it('is not spoken of where there was none', () => {
    const kinds = Object.keys(readFindings(SAMPLES.intervalRide()));
    expect(kinds.filter((kind) => kind.startsWith('plan.'))).toEqual([]);
  });
});
