import { describe, expect, it } from '@jest/globals';
import { comparedSheet } from '#test/builders/coached-history.js';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { lookAt } from '#test/builders/coached-workout.builder.js';
import { DomainError } from '#kernel/domain-error.js';
import type { WorkoutRecords } from '#workouts/index.js';
import type { FactDraft } from '../domain/facts/fact.js';
import { evidenceOf } from '../domain/facts/evidence-of.js';
import { BestPlaces } from './best-places.js';
import type { Sheets } from './sheets.js';

const best = (seconds: number, workoutId: string): FactDraft => ({
  key: `records.cycling.power.${seconds}`,
  label: `Best ${seconds} s power of all your rides`,
  value: 220,
  unit: 'W',
  display: '220 W',
  about: ['best', 'power'],
  quality: 'derived',
  method: 'records',
  whose: { label: 'Best', workout: '3 May 2026', workoutId },
});

/** Bests of an answer, and how often each workout was looked at for them. */
async function placed(bests: readonly FactDraft[], there: readonly string[]) {
  const { sheet, added } = comparedSheet(['steadyRide', 'fadingRide']).with(bests);
  const looked: string[] = [];
  const sheets = {
    look: async (_userId: string, workoutId: string) => {
      looked.push(workoutId);
      if (!there.includes(workoutId))
        throw new DomainError('NOT_FOUND', 'There is no such workout.', {});
      return () => lookAt(sampleWorkout('steadyRide'));
    },
  };
  const found = await new BestPlaces({} as WorkoutRecords, sheets as unknown as Sheets).find(
    'athlete',
    added.map((fact) => evidenceOf(fact, sheet)),
    sheet,
  );
  return { found, looked };
}

describe('the places of bests', () => {
  it('come from the looks that conversations share, one for each workout', async () => {
    const { found, looked } = await placed([best(60, 'a'), best(300, 'a')], ['a']);
    expect(looked).toEqual(['a']);
    expect(found.map(({ at }) => (at ? at.to - at.from : null))).toEqual([60, 300]);
  });

  it('are left out where a workout was deleted meanwhile', async () => {
    const { found } = await placed([best(60, 'a'), best(300, 'gone')], ['a']);
    expect(found.map(({ at }) => at === undefined)).toEqual([false, true]);
  });
});
