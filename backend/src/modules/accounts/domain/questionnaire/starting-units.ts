import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import type { Answers } from './answers.js';
import { stepsFor } from './steps.js';

/**
 * The units that the first completed questionnaire speaks in; a runner's pace unit is the one of
 * their pace zones.
 */
export function startingUnits(answers: Answers): UnitPreferences {
  const units = answers.unitSystem === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS;
  const pace = stepsFor(answers).includes('Running Pace Zones')
    ? answers.runningPaceUnit
    : undefined;
  return { ...units, pace: pace ?? units.pace };
}
