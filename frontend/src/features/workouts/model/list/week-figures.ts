import { distanceFigure, figure, figureText, NOT_AVAILABLE, type Figure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import { formText, formWord } from '../progress/fitness.js';
import type { ProgressTerm } from '../progress/glossary.js';
import { hoursMinutes } from '../progress/hours.js';
import type { FormDay, Mean, ThisWeek } from './this-week.js';

export interface WeekFigure extends Figure {
  readonly label: string;
  /** Under which the label explains itself; null where it is plain. */
  readonly term: ProgressTerm | null;
  /** Of the four weeks before; empty until there are four. */
  readonly mean: string;
  /** What else must be known of the number; empty where there is nothing. */
  readonly note: string;
}

const hours = (seconds: number): Figure => ({ value: hoursMinutes(seconds), unit: 'h' });

/** Form says nothing while fitness still rises from nothing. */
function formOf(day: FormDay | null): Pick<WeekFigure, 'value' | 'term' | 'note'> {
  if (!day) return { value: NOT_AVAILABLE, term: 'form', note: '' };
  return day.warmingUp
    ? { value: 'not yet', term: 'warmingUp', note: 'warming up' }
    : { value: formText(day.form), term: 'form', note: formWord(day) ?? '' };
}

/**
 * The numbers of the week in the order in which they stand, each with the mean of the four weeks
 * before.
 */
export function weekFigures(
  { totals, mean, form }: ThisWeek,
  units: UnitPreferences,
): readonly WeekFigure[] {
  const { movingS, distanceM, load, unmeasured } = totals;
  const beside = (of: (part: Mean) => Figure): string => (mean ? figureText(of(mean)) : '');
  const distance = (part: Mean): Figure => distanceFigure(part.distanceM, units);
  return [
    {
      label: 'Time',
      term: null,
      ...hours(movingS),
      mean: beside((part) => hours(part.movingS)),
      note: '',
    },
    {
      label: 'Distance',
      term: null,
      ...distance({ movingS, distanceM, load }),
      mean: beside(distance),
      note: '',
    },
    {
      label: 'Load',
      term: 'load',
      ...figure(load, ''),
      mean: beside((part) => figure(part.load, '')),
      note: unmeasured > 0 ? `${unmeasured} without load` : '',
    },
    { label: 'Form', unit: '', mean: '', ...formOf(form) },
  ];
}
