import { inWords, say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { uncertainty, weather } from './because.js';
import { noun, ofBoth, on, pairsIn, type SidePair } from './sides.js';
import { gradeOf, isSame, verdictOf, type Verdict } from './verdict.js';

/** A recovery that is longer or shorter by so much makes another set of it (ours). */
const RECOVERY = 0.15;

/** The first repetitions of both sets: stronger or not, and at which heart rate. */
export function sameSet(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key } = pair;
  const change = sheet.get(`${key}.set.output`);
  const [before, after] = [sheet.get(`${key}.set.then.output`), sheet.get(`${key}.set.now.output`)];
  const output = gradeOf(change);
  if (!change || !before || !after || output === null) return null;
  const power = change.about.includes('power');
  const cost = sheet.get(`${key}.set.heartRate`);
  const verdict = verdictOf(output, gradeOf(cost), {
    what: power ? 'power' : 'speed',
    noun: noun(sheet),
  });
  const beats = (which: 'then' | 'now') =>
    cost ? at(sheet.get(`${key}.set.${which}.heartRate`)) : '';
  return {
    kind: 'past.same-set',
    statement: `${verdict.head} ${whichReps(sheet, pair)}${verdict.tail}: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? after : before}${beats(which)}`)}`,
    because: [
      uncertainty(sheet, pair, 'set'),
      recovery(sheet, pair) ?? weather(sheet, pair, verdict.cost),
      counts(sheet, pair),
    ],
    surprise: verdict.surprise,
    importance: 0.9,
    confidence: cost ? 0.95 : 0.8,
    ...(after.at && { at: after.at }),
    action: nextSet(verdict, after, sheet.get(`${key}.set.then.heartRate`)),
    covers: ['past.whole', 'past.best', 'cost.efficiency'],
  };
}

/** `in the same set of 5 × 4 min`, `over the first three reps`. */
function whichReps(sheet: FactSheet, { key, now }: SidePair): string {
  const count = sheet.get(`${key}.set.count`);
  const pattern = sheet.get(`${now.name}.intervals.pattern`);
  if (pattern && sameCount(sheet, { key, now })) return say`in the same set of ${pattern}`;
  return count ? say`over the first ${inWords(count)} reps` : 'in the same set';
}

function sameCount(sheet: FactSheet, { key, now }: Pick<SidePair, 'key' | 'now'>): boolean {
  const [, , then] = key.split('.');
  const all = [now.name, then].map((name) => sheet.withKey(`${name ?? ''}.intervals.count`)?.value);
  return all.every((value) => value === sheet.number(`${key}.set.count`));
}

function at(heartRate: Fact | undefined): string {
  return heartRate ? say` at ${heartRate}` : '';
}

function counts(sheet: FactSheet, pair: SidePair): Line {
  const { now, then } = pair;
  if (sameCount(sheet, pair)) return null;
  const [a, b] = [now, then].map(({ name }) => sheet.get(`${name}.intervals.count`));
  return a && b
    ? `${capitalized(ofBoth(sheet, pair, (which, _side, place) => say`${place === 0 ? 'you did ' : ''}${inWords(which === 'now' ? a : b)}${place === 0 ? ' reps' : ''}`))}.`
    : null;
}

function recovery(sheet: FactSheet, { key, then, now }: SidePair): Line {
  const change = sheet.get(`${key}.set.recovery`);
  const [before, after] = [
    sheet.get(`${key}.set.then.recovery`),
    sheet.get(`${key}.set.now.recovery`),
  ];
  if (!change || !before || !after || isSame(change)) return null;
  const share = Number(change.value) / Number(before.value);
  if (Math.abs(share) < RECOVERY) return null;
  return say`Recoveries were ${size(change)} ${share > 0 ? 'longer' : 'shorter'} ${on(sheet, now)} than ${on(sheet, then)}, which makes the later set ${share > 0 ? 'easier' : 'harder'}.`;
}

function nextSet({ output, cost }: Verdict, now: Fact, before: Fact | undefined): Line {
  if (output > 0 && cost === 1)
    return before
      ? say`Hold heart rate at ${before} in the next set: what you then hold shows whether you are fitter.`
      : null;
  if (output > 0) return say`Start the next set at ${now}, and add a rep if the last one holds it.`;
  if (output === 0 && cost === -1)
    return say`Start the next set a little above ${now}: this one costs less than it did.`;
  if (output === 0 && cost === 1)
    return 'Do this set again rested and in like weather before you read anything into the higher heart rate.';
  if (output < 0) return say`Repeat this set rested, and start it at ${now}.`;
  return 'Change a single thing in the next set: one more rep, or shorter recoveries.';
}
