import { distanceFigure, figure, figureText, formatHoursMinutes, NOT_AVAILABLE, type Figure } from '../../../lib/format.js';
import type { UnitPreferences } from '../../../lib/units.js';
import type { FormDay, ThisWeek } from './this-week.js';

export interface WeekFigure extends Figure {
  readonly label: string;
  /** What it is beside, or why it is not there; empty where there is nothing to say. */
  readonly note: string;
}

/** `5:42` hours and minutes, without a zero in front. */
const hours = (seconds: number): Figure => ({ value: formatHoursMinutes(seconds).replace(/^0(?=\d)/, ''), unit: 'h' });

const beside = (mean: Figure | null): string => (mean ? `4-week mean ${figureText(mean)}` : '');

/** The numbers of the week in the order in which they stand, each beside the mean of the four weeks before. */
export function weekFigures({ totals, mean, form }: ThisWeek, units: UnitPreferences): readonly WeekFigure[] {
  const { unmeasured } = totals;
  const load = beside(mean && figure(mean.load, ''));
  const without = unmeasured > 0 ? `${unmeasured} without load` : '';
  return [
    { label: 'Time', ...hours(totals.movingS), note: beside(mean && hours(mean.movingS)) },
    { label: 'Distance', ...distanceFigure(totals.distanceM, units, 1), note: beside(mean && distanceFigure(mean.distanceM, units, 1)) },
    { label: 'Load', ...figure(totals.load, ''), note: [load, without].filter((part) => part !== '').join(' · ') },
    { label: 'Form', ...formFigure(form), note: form?.warmingUp ? 'warming up: needs 42 days' : '' },
  ];
}

/** Form says nothing while fitness still rises from nothing. */
function formFigure(day: FormDay | null): Figure {
  if (!day || day.warmingUp) return { value: NOT_AVAILABLE, unit: '' };
  const whole = figure(day.form, '');
  return Math.round(day.form) > 0 ? { ...whole, value: `+${whole.value}` } : whole;
}
