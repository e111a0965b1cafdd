import { describe, expect, it } from '@jest/globals';
import { openedWorkout } from '#testing/workouts/workout-detail.js';
import { dataNotesOf } from './data-notes.js';

type Repair = ReturnType<typeof openedWorkout>['analysis']['repairs'][number];

function notes(repairs: readonly Repair[], warnings: readonly string[] = []) {
  const workout = openedWorkout({ durationS: 3600, warnings: [...warnings] });
  return dataNotesOf({ ...workout, analysis: { ...workout.analysis, repairs: [...repairs] } });
}

describe('the note on the data below the curves [P6]', () => {
  it.each([
    ['gaps of seconds', 'gaps-bridged', 40],
    ['a few spikes', 'power-spikes', 5],
    ["a maximum of the device's own", 'device-maximum', 0],
  ])('is absent for %s', (_, kind, seconds) => {
    expect(notes([{ kind, text: 'Repaired.', seconds }])).toEqual({ count: 1, first: null });
  });

  it.each([
    ['a repair of more than one hundredth of the workout', 'heart-rate-zeros', 89],
    ['a channel that cannot be believed', 'cadence-lock', 20],
  ])('tells %s', (_, kind, seconds) => {
    expect(notes([{ kind, text: 'Left out.', seconds }]).first).toBe('Left out.');
  });

  it('tells what is wrong with the file before any repair, and counts all', () => {
    const repair = { kind: 'cadence-lock', text: 'Left out.', seconds: 900 };
    expect(notes([repair], ['The file is cut short.'])).toEqual({
      count: 2,
      first: 'The file is cut short.',
    });
  });
});
