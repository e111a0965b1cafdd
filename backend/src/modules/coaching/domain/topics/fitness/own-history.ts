import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';

/**
 * What this session can be held against, and how much of a difference is noise, percent (the noise
 * of two such measurements).
 */
const MEASURES = {
  load: { name: 'load', noise: 10 },
  normalized: { name: 'normalized power', noise: 3.5 },
  graded: { name: 'pace with hills taken out', noise: 2 },
  speed: { name: 'speed', noise: 2 },
  heartRate: { name: 'average heart rate', noise: 4 },
  efficiency: { name: 'efficiency factor', noise: 5 },
  duration: { name: 'moving time', noise: 5 },
} as const;

export type UsualMeasure = keyof typeof MEASURES;

/** Whether there are sessions enough of the same kind to say what is usual. */
export function knowsUsual(sheet: FactSheet): boolean {
  return sheet.all('history.').some(({ key }) => key.endsWith('.median'));
}

/** "Your usual load for such rides is 62 [F80]; this one was 24% higher [F82]." */
export function againstUsual(sheet: FactSheet, measure: UsualMeasure): Line {
  const { name, noise } = MEASURES[measure];
  const median = sheet.get(`history.${measure}.median`);
  const change = sheet.get(`history.${measure}.change`);
  if (!median || !change) return null;
  const usual = say`Your usual ${name} in ${sessionNoun(sheet)}s like this is ${median}`;
  if (Math.abs(Number(change.value)) < noise)
    return say`${usual}, and this one was about the same (${change}).`;
  return say`${usual}; this one was ${size(change)} ${wordFor(measure, change)}.`;
}

function wordFor(measure: UsualMeasure, { value }: Fact): string {
  const more = Number(value) > 0;
  if (measure === 'speed' || measure === 'graded') return more ? 'faster' : 'slower';
  if (measure === 'duration') return more ? 'longer' : 'shorter';
  return more ? 'higher' : 'lower';
}

/** Its rank among earlier workouts: "It was above 75% [F83] of 12 earlier ones." */
export function placeAmongUsual(sheet: FactSheet, measure: UsualMeasure): Line {
  const share = sheet.get(`history.${measure}.percentile`);
  const count = sheet.get('history.similar.count');
  return share && count && Number(share.value) > 0
    ? say`It was above ${share} of ${count} earlier ones.`
    : null;
}

/** Why nothing can be said of what is usual, with what would change that. */
export function noUsual(sheet: FactSheet, what: string): Line {
  return (
    cannotTell(sheet, 'history', what) ??
    `I can't tell ${what}, because too few of your sessions are like this one.`
  );
}

/**
 * Whether any of this session's bests is a record of the last months; a record of all time takes
 * all of them.
 */
export function whetherRecords(sheet: FactSheet): Line {
  const held = sheet.all('recentBests.');
  if (held.length === 0)
    return (
      cannotTell(sheet, 'history', 'whether any of it is a record') ??
      `I can't tell whether any of it is a record, because I know too few of your last runs ` +
        'and rides.'
    );
  const ranked = held.filter(({ key }) => key.endsWith('.rank'));
  if (ranked.length === 0) return 'None of them beats your best of recent months.';
  const [first] = ranked;
  return first
    ? say`${ranked.length === 1 ? 'One of them is' : 'Some of them are'} ${first}: ${ranked.map(nameOf).join(', ')}.`
    : null;
}

function nameOf({ label }: Fact): string {
  return label.replace(/^Place of this (?:ride|run)'s best /, 'best ');
}
