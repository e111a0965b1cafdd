import { figure, formatNumber } from '#lib/format.js';
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

/** Under this fitness a share of it is a matter of a single session. */
const LEAST_FITNESS = 10;
/** Shares of fitness; both are conventions. */
const FRESH_FROM = 0.05;
const TIRED_UNDER = -0.1;

/**
 * What form says in a word; null where it says nothing yet: while fitness warms up, and where there
 * is hardly any.
 */
export function formWord({
  form,
  fitness,
  warmingUp,
}: Pick<ProgressDay, 'form' | 'fitness' | 'warmingUp'>): 'fresh' | 'neutral' | 'tired' | null {
  if (warmingUp || fitness < LEAST_FITNESS) return null;
  const share = form / fitness;
  if (share > FRESH_FROM) return 'fresh';
  return share < TIRED_UNDER ? 'tired' : 'neutral';
}

function formOf(day: ProgressDay): string {
  if (day.warmingUp) return 'not yet';
  const word = formWord(day);
  return word === null ? formText(day.form) : `${formText(day.form)}, ${word}`;
}

/** One day in figures; form is not told while fitness warms up. */
export function dayFigures(day: ProgressDay): readonly (readonly [label: string, text: string])[] {
  return [
    ['Fitness', figure(day.fitness, '').value],
    ['Fatigue', figure(day.fatigue, '').value],
    ['Form', formOf(day)],
    [
      'Load',
      day.unmeasured > 0
        ? `${figure(day.load, '').value} and ${workoutCount(day.unmeasured)} without one`
        : figure(day.load, '').value,
    ],
  ];
}

export function dayWords(day: ProgressDay): string {
  const figures = dayFigures(day).map(([label, text]) => `${label} ${text}`);
  return [
    dayText(day.day),
    ...figures,
    ...(day.warmingUp ? ['warming up, not yet meaningful'] : []),
  ].join(', ');
}
