import { describe, expect, it } from '@jest/globals';
import { progressDay } from '#testing/workouts/progress.js';
import { dayFigures, formWord } from './fitness.js';

describe('what form says in a word', () => {
  it.each([
    [3.1, 'fresh'],
    [3, 'neutral'],
    [-6, 'neutral'],
    [-6.1, 'tired'],
  ] as const)('goes by its share of fitness: %s of 60 is %s', (form, word) => {
    expect(formWord(progressDay('2026-11-18', { form, fitness: 60 }))).toBe(word);
  });

  it('is left out while fitness warms up, and where there is hardly any', () => {
    expect(formWord(progressDay('2026-11-18', { warmingUp: true }))).toBeNull();
    expect(formWord(progressDay('2026-11-18', { form: -6, fitness: 9.9 }))).toBeNull();
  });

  it('stands beside the number of the day', () => {
    expect(dayFigures(progressDay('2026-11-18', { form: -12, fitness: 48 }))[2]).toEqual([
      'Form',
      '−12, tired',
    ]);
    expect(dayFigures(progressDay('2026-11-18', { form: 1, fitness: 4 }))[2]).toEqual([
      'Form',
      '+1',
    ]);
  });
});
