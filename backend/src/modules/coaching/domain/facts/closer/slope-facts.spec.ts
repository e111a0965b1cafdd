import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout, lookAt } from '#test/builders/coached-workout.builder.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { buildFactSheet } from '../build-fact-sheet.js';
import type { FactSheet } from '../fact-sheet.js';

const SPEED_MPS = 9;
/** The climb begins here; before it the road goes up and down by one grade. s. */
const FOOT_S = 2400;
/** Half a wave of the road. s. */
const WAVE_S = 120;

/** 40 min over waves of one grade, then a climb of 20 min at 5 %. */
function waves(grade: number): FactSheet {
  const risen = (second: number): number => {
    const within = second % (2 * WAVE_S);
    return (within < WAVE_S ? within : 2 * WAVE_S - within) * SPEED_MPS * grade;
  };
  const altitude = (second: number): number =>
    300 + risen(Math.min(second, FOOT_S)) + Math.max(0, second - FOOT_S) * SPEED_MPS * 0.05;
  const workout = coachedWorkout(steadyRide(3600, { channels: { altitude } }), ATHLETE);
  return buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
}

describe('facts of climbs against the flat', () => {
  it('take for flat what is flat in the facts of like gradients: grades within 2 %', () => {
    expect(waves(0.018).number('flat.time')).toBeGreaterThan(0.9 * FOOT_S);
    expect(waves(0.022).number('flat.time') ?? 0).toBeLessThan(0.3 * FOOT_S);
  });
});
