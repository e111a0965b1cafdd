import { distanceFigure, figure, formatDuration, paceFigure, speedFigure } from '../../../../lib/format.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { LabelledFigure } from '../workout-figures.js';
import type { Workout } from '../workout.js';

/** The four numbers by which a session is known again. */
export function cardFigures({ family, durationS, distanceM, avgPower, avgHr, rawSummaryJson: { session } }: Workout, units: UnitPreferences): readonly LabelledFigure[] {
  const running = family === 'running';
  return [
    { label: 'Moving time', value: formatDuration(durationS), unit: '' },
    { label: 'Distance', ...distanceFigure(distanceM, units, running ? 2 : undefined) },
    running
      ? { label: 'Avg pace', ...paceFigure(session.avg_speed, units) }
      : avgPower === null
        ? { label: 'Avg speed', ...speedFigure(session.avg_speed, units) }
        : { label: 'Avg power', ...figure(avgPower, 'W') },
    { label: 'Avg heart rate', ...figure(avgHr, 'bpm') },
  ];
}
