import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';

/**
 * Form below and above this is worth a word; points of daily load (usual reading of the training
 * stress balance).
 */
const TIRED = -20;
const LOADED = -10;
const FRESH = 5;

export type Freshness = 'tired' | 'loaded' | 'neutral' | 'fresh' | null;

/** How form reads; null while the history is too short for it. */
export function freshness(sheet: FactSheet): Freshness {
  const form = sheet.number('fitness.form');
  if (form === null) return null;
  if (form <= TIRED) return 'tired';
  if (form <= LOADED) return 'loaded';
  return form < FRESH ? 'neutral' : 'fresh';
}

const READS = {
  tired: 'which means much more training than you are used to',
  loaded: 'which means somewhat more training than you are used to',
  neutral: 'which is close to balance',
  fresh: 'which means less training than you are used to, so you should be fresh',
} as const;

/** "Your form is −11 [F60], which means …", or why it says nothing yet. */
export function formLine(sheet: FactSheet): Line {
  const word = freshness(sheet);
  if (word === null) return cannotTell(sheet, 'form', 'your form') ?? null;
  return when(sheet, ['fitness.form'], (form) =>
    form ? say`Your form is ${form}, ${READS[word]}.` : null,
  );
}

export function fitnessLine(sheet: FactSheet): Line {
  return when(sheet, ['fitness.fitness', 'fitness.fatigue'], (fitness, fatigue) =>
    fitness && fatigue
      ? say`Fitness, the slow average of your daily load, is ${fitness}, and fatigue, the quick one, is ${fatigue}.`
      : null,
  );
}

export function lastSevenDays(sheet: FactSheet): Line {
  return when(sheet, ['fitness.week', 'fitness.restDays'], (week, rest) =>
    week && rest
      ? say`Over the week up to then your loads add up to ${week}, with ${rest} ${rest.value === 1 ? 'day' : 'days'} off.`
      : null,
  );
}

/** Day by day: "Mon 40, …" is a table; here the loads are in one line. */
export function dailyLoads(sheet: FactSheet): Line {
  const days = sheet.all('fitness.day.');
  return days.length >= 2
    ? `Day by day the loads were ${list(days.map((day) => say`${day}`))}.`
    : null;
}
