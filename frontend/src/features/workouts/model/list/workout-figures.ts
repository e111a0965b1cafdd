import { distanceFigure, figure, formatDuration, paceFigure, speedFigure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { LabelledFigure } from '#components/figures/figures.js';
import type { WorkoutListItem } from './workout-list.js';

/**
 * The number that says most about how hard it was: power on a ride that has it, else speed; pace on
 * a run.
 */
function keyFigure(workout: WorkoutListItem, units: UnitPreferences): LabelledFigure {
  const { avgSpeedMps: speed } = workout;
  if (workout.family === 'running') return { label: 'Avg pace', ...paceFigure(speed, units) };
  if (workout.avgPower !== null) return { label: 'Avg power', ...figure(workout.avgPower, 'W') };
  return { label: 'Avg speed', ...speedFigure(speed, units) };
}

/** The numbers of a row, in the order of its columns. */
export function workoutFigures(
  workout: WorkoutListItem,
  units: UnitPreferences,
): readonly LabelledFigure[] {
  return [
    { label: 'Duration', value: formatDuration(workout.durationS), unit: '' },
    { label: 'Distance', ...distanceFigure(workout.distanceM, units) },
    keyFigure(workout, units),
    { label: 'Avg heart rate', ...figure(workout.avgHr, 'bpm') },
    {
      label: 'Load',
      ...figure(workout.trainingStress, workout.loadSource === 'heartRate' ? 'HR' : ''),
    },
  ];
}
