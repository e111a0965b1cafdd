import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { effortName, rose } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

type Split = 'negative' | 'positive' | 'even';

const ASKED: readonly (readonly [Split, RegExp])[] = [
  [
    'negative',
    /\bneg(?:ative)?(?:ly)? ?-?split(?:s|ting|ted)?\b|\bsplit(?:s)? (?:was |were |it )?neg(?:ative)?\b/,
  ],
  [
    'positive',
    /\bpos(?:itive)?(?:ly)? ?-?split(?:s|ting)?\b|\bsplit(?:s)? (?:was |were |it )?pos(?:itive)?\b/,
  ],
  ['even', /\beven ?-?split(?:s)?\b|\bsplit (?:it |that |this )?evenly\b/],
];
const EITHER =
  /\b(?:pos(?:itive)?) ?(?:or|\/|and|vs) ?neg(?:ative)?\b|\bneg(?:ative)? ?(?:or|\/|and|vs) ?pos(?:itive)?\b/;
/** What split it should be, what it means, and other parts than halves. */
const ELSEWHERE =
  /\b(?:should|how do|how can|next|tomorrow|mean(?:s|ing)?|what(?:s| is) (?:a|an)|better to|reps?|intervals?|laps?|climbs?|if|heart|hr|pulse|cadence|usual\w*|ever|last time)\b/;
/** Halves that differ by no more than this are called even, percent. */
const EVEN_WITHIN = 1;

/** "Negative split, right?": the verdict first, then both halves. */
export const splitVerdict: Direct = (sheet, { plain }) => {
  const asked = ASKED.filter(([, words]) => words.test(plain)).map(([split]) => split);
  const either = EITHER.test(plain) || asked.length > 1;
  if ((asked.length === 0 && !either) || ELSEWHERE.test(plain)) return null;
  // The parts of an interval session are meant to differ.
  if (sheet.context.shape === 'intervals') return null;
  const found = splitOf(sheet);
  if (!found) return null;
  const { split, halves } = found;
  const name = split === 'even' ? 'an even split' : `a ${split} split`;
  const opening = either ? 'It was' : asked[0] === split ? 'Yes, it was' : 'No, it was';
  return direct(sheet, say`${opening} ${name}: ${halves}.`, ground(sheet), heartRate(sheet));
};

/** By the clock on foot, by effort on a bike. */
function splitOf(sheet: FactSheet): { readonly split: Split; readonly halves: string } | null {
  const [first, second] = [sheet.get('halves.1.time'), sheet.get('halves.2.time')];
  const [one, two] = [sheet.get('pacing.half.1.output'), sheet.get('pacing.half.2.output')];
  const change = sheet.get('pacing.halves.output');
  const levels = one && two ? say`${one} in the first half, ${two} in the second` : null;
  if (sheet.context.family === 'running' && first && second) {
    const share = (1 - Number(second.value) / Number(first.value)) * 100;
    const times = say`${first} and ${second} for the halves`;
    return { split: splitBy(share), halves: levels === null ? times : `${levels} (${times})` };
  }
  return change && levels !== null
    ? { split: splitBy(Number(change.value)), halves: levels }
    : null;
}

/** @param gain by which the second half was the stronger one, percent */
function splitBy(gain: number): Split {
  if (Math.abs(gain) <= EVEN_WITHIN) return 'even';
  return gain > 0 ? 'negative' : 'positive';
}

/** What the hills hide: the same halves by effort. */
function ground(sheet: FactSheet): Line {
  return when(sheet, ['pacing.halves.output'], (change) => {
    if (!change) return null;
    const what = effortName(change);
    if (Math.abs(Number(change.value)) <= EVEN_WITHIN)
      return say`By effort they were even: ${what} in the second differed by only ${size(change)} from the first.`;
    return say`By effort the second half was the ${change.trend === 'up' ? 'stronger' : 'weaker'} one: ${what} was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} in it.`;
  });
}

function heartRate(sheet: FactSheet): Line {
  return when(sheet, ['pacing.second.heartRate'], (change) =>
    change ? say`Meanwhile your ${rose('heart rate', change)}.` : null,
  );
}
