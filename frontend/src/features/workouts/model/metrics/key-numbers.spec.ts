import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';
import type { Repair } from '../analysis.js';
import { keyNumbers } from './key-numbers.js';

const LEFT_OUT: Repair = {
  kind: 'wild-cadence',
  text: 'Cadence was left out: the sensor counted turns twice.',
  seconds: 3600,
};

function cadenceOf(repairs: readonly Repair[]) {
  const ride = openedWorkout({ cadenceAvg: null });
  const workout = { ...ride, analysis: { ...ride.analysis, repairs: [...repairs] } };
  return keyNumbers(workout, METRIC_UNITS).find(({ main }) => main.label === 'Avg cadence')?.main;
}

describe('a cadence that is missing', () => {
  it('was left out where its sensor counted twice', () => {
    expect(cadenceOf([LEFT_OUT])?.explanation).toBe(LEFT_OUT.text);
  });

  it('is not in the file where no repair left it out', () => {
    expect(cadenceOf([])?.explanation).toBe('The file holds no cadence.');
  });
});
