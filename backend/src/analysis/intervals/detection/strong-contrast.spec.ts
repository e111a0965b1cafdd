import { describe, expect, it } from '@jest/globals';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import {
  outstandingForms,
  unplannedForms,
  type OutstandingForm,
} from '#test/builders/physics/outstanding-forms.js';
import type { LapKeeping, Unevenness } from '#test/builders/physics/session-plan.js';
import type { Analysis } from '#analysis/analysis.js';
import { analyse } from '#analysis/analyse.js';

const WITHIN_S = 10;
const SEEDS: readonly (readonly [number, Unevenness, LapKeeping])[] = [
  [1, 'calm', 'none'],
  [2, 'usual', 'auto'],
  [3, 'usual', 'none'],
];

function analysed(
  { family, plan }: OutstandingForm,
  [seed, unevenness, laps]: (typeof SEEDS)[number],
): Analysis {
  return analyse(
    makeSession({ family, seed, unevenness, laps, ...plan }).recording,
    SIMULATED_ATHLETE,
  );
}

const namesOf = (forms: readonly OutstandingForm[]): (readonly [string, number])[] =>
  forms.map(({ name, family }, at) => [`${name}, ${family}`, at] as const);

describe('work that stands out', () => {
  it.each(namesOf(outstandingForms(1)))('is found with its bounds: %s', (_, at) => {
    for (const made of SEEDS) {
      const form = outstandingForms(made[0])[at] as OutstandingForm;
      const work = analysed(form, made).intervals.filter(({ kind }) => kind === 'work');
      expect(work.map(({ from, to }) => [Math.round(from), Math.round(to)])).toHaveLength(
        form.work.length,
      );
      form.work.forEach(({ from, to }, place) => {
        expect(Math.abs((work[place]?.from ?? Infinity) - from)).toBeLessThanOrEqual(WITHIN_S);
        expect(Math.abs((work[place]?.to ?? Infinity) - to)).toBeLessThanOrEqual(WITHIN_S);
      });
    }
  });

  it.each(namesOf(unplannedForms(1)))('is not made of %s', (_, at) => {
    for (const made of [...SEEDS, [4, 'rough', 'none'] as const]) {
      const { intervalSummary } = analysed(unplannedForms(made[0])[at] as OutstandingForm, made);
      expect([intervalSummary?.source, intervalSummary?.pattern]).toEqual(['none', undefined]);
    }
  });

  it('leaves a doubt where no rule holds', () => {
    const surges = (seed: number): OutstandingForm =>
      unplannedForms(seed).find(({ name }) => name.startsWith('surges')) as OutstandingForm;
    for (const made of SEEDS)
      expect(analysed(surges(made[0]), made).intervalSummary?.confidence).toBeCloseTo(0.7);
  });
});
