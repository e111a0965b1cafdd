import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { uncertainty, weather } from './because.js';
import { noun, ofBoth, pairsIn, type SidePair } from './sides.js';
import { gradeOf, verdictOf } from './verdict.js';

/** Two routes share ground of one gradient: output and heart rate on it. */
export function likeGradient(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key } = pair;
  const change = sheet.get(`${key}.gradient.output`);
  const [before, after] = [
    sheet.get(`${key}.gradient.then.output`),
    sheet.get(`${key}.gradient.now.output`),
  ];
  const output = gradeOf(change);
  // Between two kinds of session the plan decides how hard a hill was ridden.
  if (!change || !before || !after || output === null || sheet.unknown(key)) return null;
  const power = change.about.includes('power');
  if (isSaid(sheet, pair, power)) return null;
  const cost = sheet.get(`${key}.gradient.heartRate`);
  const verdict = verdictOf(output, gradeOf(cost), {
    what: power ? 'power' : 'speed',
    noun: noun(sheet),
  });
  const beats = (which: 'now' | 'then') => {
    const rate = cost && sheet.get(`${key}.gradient.${which}.heartRate`);
    return rate ? say` at ${rate}` : '';
  };
  return {
    kind: 'past.gradient',
    statement: say`${verdict.head} ${placeOf(change.label)} on like gradients${verdict.tail}: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? after : before}${beats(which)}`)}`,
    because: [uncertainty(sheet, pair, 'gradient'), weather(sheet, pair, verdict.cost)],
    surprise: verdict.surprise,
    importance: 0.65,
    confidence: 0.8,
    covers: ['past.whole'],
  };
}

/** Hilly against flat, m/km; less is within the error of an altimeter (ours). */
const HILLS_M_PER_KM = 4;

/** The whole says it already: on like routes, or with the hills taken out. */
function isSaid(sheet: FactSheet, { key, now, then }: SidePair, power: boolean): boolean {
  if (sheet.has(`${key}.gradeAdjustedPace`)) return true;
  if (!power) return false;
  const [a, b] = [now, then].map(({ name }) => sheet.number(`${name}.climb.rate`));
  return Math.abs(Number(a ?? 0) - Number(b ?? 0)) < HILLS_M_PER_KM;
}

function placeOf(label: string): string {
  return /uphill|on steep climbs|on the flat/.exec(label)?.[0] ?? 'uphill';
}
