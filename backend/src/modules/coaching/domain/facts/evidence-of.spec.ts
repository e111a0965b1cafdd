import { describe, expect, it } from '@jest/globals';
import { lookAt } from '#test/builders/coached-workout.builder.js';
import { sampleSheet, sampleWorkout } from '#test/builders/coached-sheets.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { buildComparisonSheet } from './comparison/build-comparison-sheet.js';
import { evidenceOf } from './evidence-of.js';
import type { FactSheet } from './fact-sheet.js';

const DAY_MS = 86_400_000;

function compared(): FactSheet {
  const [first, second] = [sampleWorkout('intervalRide'), sampleWorkout('steadyRide')];
  const later = {
    ...second,
    id: 'second',
    startTime: new Date(first.startTime.getTime() + DAY_MS),
  };
  return buildComparisonSheet(
    [
      { workout: { ...first, id: 'first' }, look: lookAt(first) },
      { workout: later, look: lookAt(second) },
    ],
    METRIC_UNITS,
  );
}

function shown(sheet: FactSheet, key: string) {
  const fact = sheet.withKey(key);
  if (!fact) throw new Error(`no fact ${key}`);
  return evidenceOf(fact, sheet);
}

describe('evidence', () => {
  it('of a comparison names the workout beside the label, and leads to the stretch of that workout [CMP-05]', () => {
    const sheet = compared();
    expect(shown(sheet, 'W2.power.average')).toMatchObject({
      label: 'Average power',
      workout: '15 June 2025',
      workoutId: 'second',
    });
    const rep = shown(sheet, 'W1.intervals.rep.2.output');
    expect(rep).toMatchObject({
      workout: '14 June 2025',
      workoutId: 'first',
      at: { channel: 'power' },
    });
    expect(rep.label).not.toContain('2025');
  });

  it('of a difference names both workouts and leads to none alone', () => {
    const fact = shown(compared(), 'delta.W2.movingTime');
    expect(fact).toMatchObject({
      label: expect.not.stringContaining('2025'),
      workout: '15 June 2025 against 14 June 2025',
    });
    expect(fact.workoutId).toBeUndefined();
  });

  it('of a single workout is what it was: no workout needs to be named', () => {
    const fact = shown(sampleSheet('steadyRide'), 'power.average');
    expect(Object.keys(fact).filter((name) => name.startsWith('workout'))).toEqual([]);
  });
});
