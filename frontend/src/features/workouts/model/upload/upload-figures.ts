import { distanceFigure, figure, formatDuration } from '#lib/format.js';
import { formatStart, sportName } from '#lib/format-workout.js';
import type { UnitPreferences } from '#lib/units.js';
import type { LabelledFigure } from '#components/figures/figures.js';
import type { UploadedWorkout } from './upload-item.js';

/** What is shown of a workout as soon as it is there. */
export function uploadFigures(
  { sport, startTime, distance, duration, calories }: UploadedWorkout,
  units: UnitPreferences,
): readonly LabelledFigure[] {
  return [
    { label: 'Sport', value: sportName(sport), unit: '' },
    { label: 'Date', value: formatStart(startTime, null).date, unit: '' },
    { label: 'Distance', ...distanceFigure(distance, units) },
    { label: 'Duration', value: formatDuration(duration), unit: '' },
    { label: 'Calories', ...figure(calories, 'kcal') },
  ];
}
