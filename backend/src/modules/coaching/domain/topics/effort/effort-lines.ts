import type { EffortGround, Effort as Verdict } from '#analysis/effort/effort-of.js';
import { rankOf, type EffortLevel } from '#analysis/effort/effort-verdict.js';
import type { EffortMeasure } from '#analysis/effort/readings.js';
import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

export type { EffortLevel };

export interface Effort {
  readonly level: EffortLevel;
  /** What the word rests on. */
  readonly by: EffortGround;
}

/** How hard it was for this athlete: the one verdict of the engine. */
export function effortLevel(sheet: FactSheet): Effort | null {
  const { level, by } = verdictOf(sheet) ?? { level: null, by: null };
  return level === null || by === null ? null : { level, by };
}

function verdictOf(sheet: FactSheet): Verdict | null {
  return sheet.kind === 'workout' ? (sheet.context.effort ?? null) : null;
}

/** Why nothing of this workout may be judged; null where it may. */
export function tooLittle(sheet: FactSheet): Line {
  return when(sheet, ['effort.tooLittle'], (why) => (why ? say`${bare(why)}.` : null));
}

const THRESHOLDS = {
  power: 'FTP',
  pace: 'race time',
  heartRate: 'maximum heart rate',
} as const;

/** What of the profile the recording contradicts: "FTP", "race time and maximum heart rate". */
export function doubted(sheet: FactSheet): string | null {
  const names = (verdictOf(sheet)?.doubted ?? []).map((measure) => THRESHOLDS[measure]);
  return names.length === 0 ? null : list(names);
}

/**
 * The end of a sentence whose figures rest on a threshold that the workout contradicts; empty where
 * it does not.
 */
export function inDoubt(sheet: FactSheet): string {
  const names = (verdictOf(sheet)?.doubted ?? [])
    .filter((measure) => measure !== 'heartRate')
    .map((measure) => THRESHOLDS[measure]);
  return names.length === 0
    ? ''
    : `, but this ${sessionNoun(sheet)} contradicts your ${list(names)}`;
}

/** How hard it was while it lasted, by one measure. */
export function readingOf(sheet: FactSheet, measure: EffortMeasure): Effort | null {
  const level = verdictOf(sheet)?.readings[measure];
  return level === undefined ? null : { level, by: measure };
}

/** How many words lie between the two; above zero where the second was the harder. */
export function harderBy(first: Effort, second: Effort): number {
  return rankOf(second.level) - rankOf(first.level);
}

/** From so many words on, two measures tell different stories. */
const ANOTHER_STORY = 2;

/** What the other measure says where it tells another story: the verdict goes by the harder. */
export function secondOpinion(sheet: FactSheet): Effort | null {
  const readings = (['power', 'pace', 'heartRate'] as const)
    .flatMap((measure) => readingOf(sheet, measure) ?? [])
    .sort((a, b) => rankOf(b.level) - rankOf(a.level));
  const [first, last] = [readings[0], readings.at(-1)];
  return first && last && -harderBy(first, last) >= ANOTHER_STORY ? last : null;
}

export const BASIS = {
  power: 'power',
  heartRate: 'heart rate',
  pace: 'pace',
  load: 'its load and length',
  length: 'its length',
} as const;

/** "By power, this was a demanding ride for you." */
export function effortLine(sheet: FactSheet): string | null {
  const effort = effortLevel(sheet);
  return (
    effort &&
    `By ${BASIS[effort.by]}, this was ${article(effort.level)} ${effort.level} ` +
      `${sessionNoun(sheet)} for you.`
  );
}

export function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

/** What such a session asks for; general advice, no numbers. */
export function effortMeaning(effort: Effort | null): string | null {
  switch (effort?.level) {
    case 'easy':
      return 'A session like this builds or restores, and asks for no special recovery.';
    case 'moderate':
      return 'A session like this asks for little recovery, unless it felt harder than that.';
    case 'demanding':
      return 'A session like this is worth an easier day after it, unless you feel fresh.';
    case 'hard':
    case 'very hard':
      return (
        'After a session like this, plan something easy, and let sleep and appetite tell you ' +
        'when you are ready again.'
      );
    case undefined:
      return null;
  }
}
