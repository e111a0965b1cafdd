import { figure, formatNumber } from '../../../../lib/format.js';
import { dayText } from './calendar.js';
import type { ProgressDay } from './progress.js';
import { workoutCount } from './volume.js';

/** How many of the days, which follow on each other, are not yet meaningful; those come first. */
export function warmUpLength(days: readonly ProgressDay[]): number {
  const settled = days.findIndex(({ warmingUp }) => !warmingUp);
  return settled === -1 ? days.length : settled;
}

/** `+4`, `−12`, `0`. */
export function formText(form: number): string {
  const rounded = formatNumber(form);
  return Math.round(form) > 0 ? `+${rounded}` : rounded;
}

/** One day in figures; form is not told while fitness warms up. */
export function dayFigures(day: ProgressDay): readonly (readonly [label: string, text: string])[] {
  return [
    ['Fitness', figure(day.fitness, '').value],
    ['Fatigue', figure(day.fatigue, '').value],
    ['Form', day.warmingUp ? 'not yet' : formText(day.form)],
    ['Load', day.unmeasured > 0 ? `${figure(day.load, '').value} and ${workoutCount(day.unmeasured)} without one` : figure(day.load, '').value],
  ];
}

export function dayWords(day: ProgressDay): string {
  const figures = dayFigures(day).map(([label, text]) => `${label} ${text}`);
  return [dayText(day.day), ...figures, ...(day.warmingUp ? ['warming up, not yet meaningful'] : [])].join(', ');
}
