import { describe, expect, it } from '@jest/globals';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { EVEN_FORMS, evenSession } from '#test/builders/physics/even-forms.js';
import {
  INTERVAL_FORMS,
  intervalParts,
  type IntervalForm,
} from '#test/builders/physics/interval-forms.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import {
  f1,
  scoreIntervals,
  summedScores,
  withBlocks,
  type IntervalScore,
} from '#test/builders/physics/score-intervals.js';
import type { LapKeeping, SessionPlan, Unevenness } from '#test/builders/physics/session-plan.js';
import { recordingOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import type { Analysis } from '#analysis/analysis.js';
import { analyse } from '#analysis/analyse.js';
import type { SportFamily } from '#analysis/recording/sport.js';

const SEEDS: Record<Unevenness, readonly number[]> = {
  none: [1],
  calm: [1],
  usual: [1, 2, 3],
  rough: [4, 5],
};
const FAMILIES: readonly SportFamily[] = ['cycling', 'running'];
const LEAST_F1 = 0.95;
/**
 * Steps of 17 % a minute or two long drown in what a bad road does to power: F1 is about 0.5 on
 * rides there, 0.9 on foot.
 */
const DROWNED = (form: IntervalForm, unevenness: Unevenness): boolean =>
  form === 'over-unders' && unevenness === 'rough';

const CASES = FAMILIES.flatMap((family) =>
  (['calm', 'usual', 'rough'] as const).flatMap((unevenness) =>
    INTERVAL_FORMS.map((form) => ({ family, unevenness, form })),
  ),
);

function scoreOf(
  form: IntervalForm,
  plan: Pick<SessionPlan, 'family' | 'laps'> & { readonly unevenness: Unevenness },
): IntervalScore {
  return summedScores(
    SEEDS[plan.unevenness].map((seed) => {
      const { recording, truth } = makeSession({
        ...plan,
        seed,
        parts: intervalParts(form, plan.family, seed),
      });
      const { intervals } = analyse(recording, SIMULATED_ATHLETE);
      return scoreIntervals(tellsLevels(plan.laps) ? truth : withBlocks(truth), intervals);
    }),
  );
}

/** Laps part the levels of a block; the output shows the block. */
const tellsLevels = (laps: LapKeeping | undefined): boolean =>
  laps === 'manual' || laps === 'steps';

describe('intervals without laps', () => {
  it.each(CASES.filter(({ form, unevenness }) => !DROWNED(form, unevenness)))(
    'are found in $form, $family, $unevenness',
    ({ form, ...plan }) => {
      expect(f1(scoreOf(form, plan))).toBeGreaterThanOrEqual(LEAST_F1);
    },
  );

  it.each(FAMILIES.flatMap((family) => EVEN_FORMS.map((form) => ({ family, form }))))(
    'are not found in $form $family',
    ({ family, form }) => {
      for (const [seed, unevenness] of [
        [1, 'calm'],
        [2, 'usual'],
        [3, 'rough'],
      ] as const) {
        const { recording } = makeSession({
          family,
          seed,
          unevenness,
          laps: seed === 2 ? 'none' : 'auto',
          ...evenSession(form, family, seed),
        });
        expect(summaryOf(analyse(recording, SIMULATED_ATHLETE))).toEqual(['none', 0]);
      }
    },
  );

  it('must be the more regular where they lie on hills: most climbs are no repetitions', () => {
    const climbs = (lengths: readonly number[], slope: number) => {
      const parts = [600, ...lengths.flatMap((seconds) => [seconds, Math.round(seconds / 2)])];
      const power = steps(parts.map((seconds, at) => [seconds, at % 2 === 1 ? 290 : 90]));
      const heights = [400];
      for (let second = 1; second < 4000; second++)
        heights.push((heights.at(-1) ?? 0) + 5 * (power(second) > 200 ? slope : -slope));
      const altitude = (second: number): number => heights[second] ?? 400;
      return steadyRide(
        parts.reduce((sum, seconds) => sum + seconds, 0),
        { channels: { power, altitude, speed: () => 5, distance: (second) => 5 * second } },
      );
    };
    const [regular, irregular] = [
      [240, 242, 238, 241, 240],
      [240, 228, 251, 243, 232],
    ];
    expect(summaryOf(analyse(climbs(regular, 0.05), SIMULATED_ATHLETE))).toEqual(['detected', 5]);
    expect(summaryOf(analyse(climbs(irregular, 0), SIMULATED_ATHLETE))).toEqual(['detected', 5]);
    expect(summaryOf(analyse(climbs(irregular, 0.05), SIMULATED_ATHLETE))).toEqual(['none', 0]);
  });

  it('are not looked for on rides outdoors without power: wind and hills make the speed', () => {
    const speed = steps([
      [600, 7],
      ...[1, 2, 3, 4, 5].flatMap(
        () =>
          [
            [240, 12],
            [180, 6],
          ] as const,
      ),
      [600, 7],
    ]);
    const ride = (indoor: boolean) =>
      recordingOf({
        indoor,
        seconds: 3300,
        channels: { speed, cadence: () => 88, heartRate: (second) => 130 + 4 * speed(second) },
      });
    expect(summaryOf(analyse(ride(false), SIMULATED_ATHLETE))).toEqual(['none', 0]);
    expect(summaryOf(analyse(ride(true), SIMULATED_ATHLETE))).toEqual(['detected', 5]);
  });
});

describe('intervals with laps', () => {
  it.each(
    (['manual', 'steps', 'auto'] as const).flatMap((laps) =>
      FAMILIES.map((family) => ({ laps, family })),
    ),
  )('are found with laps $laps, $family', ({ laps, family }) => {
    for (const form of INTERVAL_FORMS)
      expect(f1(scoreOf(form, { family, laps, unevenness: 'calm' }))).toBeGreaterThanOrEqual(
        LEAST_F1,
      );
  });

  it.each([
    ['manual', 'manual_laps'],
    ['steps', 'workout_steps'],
    ['auto', 'detected'],
    ['none', 'detected'],
  ] as const)('say where they come from: laps %s', (laps: LapKeeping, source) => {
    const { recording } = makeSession({
      family: 'running',
      seed: 2,
      laps,
      parts: intervalParts('10x1min', 'running', 2),
    });
    expect(summaryOf(analyse(recording, SIMULATED_ATHLETE))).toEqual([source, 10]);
  });
});

function summaryOf({ intervalSummary, intervals }: Analysis): [string | undefined, number] {
  return [intervalSummary?.source, intervals.filter(({ kind }) => kind === 'work').length];
}
