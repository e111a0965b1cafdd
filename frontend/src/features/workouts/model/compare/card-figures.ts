import { distanceFigure, figure, formatDuration, paceFigure, speedFigure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import { movingTimeOf } from '../metrics/moving-time.js';
import { meanSpeedOf } from '../metrics/mean-values.js';
import type { LabelledFigure } from '../list/workout-figures.js';
import type { Workout } from '../workout.js';

/** The four numbers by which a session is known again. */
export function cardFigures(workout: Workout, units: UnitPreferences): readonly LabelledFigure[] {
  const { family, distanceM, avgPower, avgHr } = workout;
  const speed = meanSpeedOf(workout);
  const running = family === 'running';
  const ridden =
    avgPower === null
      ? { label: 'Avg speed', ...speedFigure(speed, units) }
      : { label: 'Avg power', ...figure(avgPower, 'W') };
  return [
    { label: 'Moving time', value: formatDuration(movingTimeOf(workout)), unit: '' },
    { label: 'Distance', ...distanceFigure(distanceM, units) },
    running ? { label: 'Avg pace', ...paceFigure(speed, units) } : ridden,
    { label: 'Avg heart rate', ...figure(avgHr, 'bpm') },
  ];
}
