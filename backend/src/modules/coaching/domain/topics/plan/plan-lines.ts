import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel, harderBy, readingOf, secondOpinion } from '../effort/effort-lines.js';
import { freshness } from '../fitness/fitness-lines.js';
import { weeksOf } from '../history/weeks.js';
import { TABLE_WORD, zoneTables, type Table } from '../session/session-lines.js';

/**
 * What the next hard day may be, going by the load of the days before and by the session itself.
 */
export type Readiness = 'rest' | 'easy' | 'open' | 'unsure';

export function readiness(sheet: FactSheet): Readiness {
  const worn = freshness(sheet);
  if (worn === 'tired') return 'rest';
  const level = sheet.kind === 'workout' ? effortLevel(sheet)?.level : undefined;
  if (worn === 'loaded') return 'easy';
  if (heartSaysHarder(sheet)) return 'unsure';
  return level === 'hard' || level === 'very hard' || level === 'demanding' ? 'easy' : 'open';
}

/** Where the heart alone calls a session a hard one and power does not, no file settles it. */
function heartSaysHarder(sheet: FactSheet): boolean {
  return effortLevel(sheet)?.by === 'heartRate' && secondOpinion(sheet)?.by === 'power';
}

/** Weeks without a single workout after which training begins again (ours). */
const IDLE_WEEKS = 4;

/** Whether there was no training for so long that plans start from nothing. */
export function idle(sheet: FactSheet): boolean {
  const weeks = weeksOf(sheet).slice(0, IDLE_WEEKS);
  return (
    sheet.kind === 'history' &&
    weeks.length === IDLE_WEEKS &&
    weeks.every(({ workouts }) => workouts === undefined || workouts.value === 0)
  );
}

export const BEGIN_AGAIN =
  'Begin with short easy sessions every other day, since there was no training in the last ' +
  'weeks, and let some weeks pass before anything hard.';

/** The table that sessions are planned by: output before heart rate. */
export function planTable(sheet: FactSheet): Table | null {
  const there = zoneTables(sheet);
  return there.find((table) => table !== 'heartRate') ?? there[0] ?? null;
}

/** "Easy means power zone 2 for you, 138 to 188 W [F30]." */
export function easyRange(sheet: FactSheet): Line {
  return range(sheet, easyTable(sheet), '2', 'Easy means');
}

export function hardRange(sheet: FactSheet): Line {
  return range(sheet, planTable(sheet), '4', 'Hard means');
}

/**
 * A pace at which the heart works hard is not easy: on easy days the stricter measure counts.
 */
function easyTable(sheet: FactSheet): Table | null {
  const table = planTable(sheet);
  const [pace, heart] =
    table === 'pace' ? [readingOf(sheet, 'pace'), readingOf(sheet, 'heartRate')] : [null, null];
  return pace && heart && harderBy(pace, heart) > 0 ? 'heartRate' : table;
}

function range(sheet: FactSheet, table: Table | null, zone: '2' | '4', opening: string): Line {
  if (!table)
    return zone === '2' ? 'Easy means that you could hold a conversation all the time.' : null;
  return (
    when(sheet, [`zones.${table}.${zone}.range`], (where) =>
      where ? say`${opening} ${TABLE_WORD[table]} zone ${zone} for you, ${where}.` : null,
    ) ?? `${opening} ${TABLE_WORD[table]} zone ${zone} for you.`
  );
}

/** Nothing longer than what the athlete is used to. */
export function usualLength(sheet: FactSheet): Line {
  return when(sheet, ['history.duration.median'], (time) =>
    time
      ? say`Your usual length for such a session is ${time}; there is no need to go beyond it.`
      : null,
  );
}

/** Advice to an athlete who has an injury comes first. */
export function careful(sheet: FactSheet): Line {
  return sheet.extras.athlete?.injuries === true
    ? 'As you have an injury on record, keep to what does not hurt, and ask your doctor or ' +
        'physiotherapist before anything hard.'
    : null;
}

export const CHECK =
  'If you feel ill, sore or short of sleep, make it easier or leave it out. This is a ' +
  'suggestion, not a plan by a coach who knows you.';
