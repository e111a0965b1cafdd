import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { isWavy, sessionNoun } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { whichIntervals } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const MESS =
  /\b(?:a mess|messy|all over(?: the (?:place|shop))?|smooth|jumpy|choppy|yo ?-?yo|keep it (?:even|steady|level|smooth)|kept it (?:even|steady|level|smooth)|(?:was|were) (?:it|this|that|i) (?:\w+ )?(?:even|steady|consistent|uneven)|erratic|ragged|wobbly|metronom\w*|(?:dead|bang|pretty) level|level throughout|rock solid|solid as a rock|superglued|glued to|flat ?line\w*|evenness|(?:ran|rode|run|ride|ridden|paced?) (?:it |that |this )?(?:so |very |really )?evenly|cruise control|all one pace|steadiness|how (?:even|steady|smooth)|so steady|(?:keep|kept|hold|held) (?:a |an |my )?(?:steady|constant|even|level) (?:effort|power|pace|output)|stop and go|an? (?:\w+ )?(?:steady|constant|even) (?:effort|power|pace|output)|effort (?:even|steady|constant|level)|consistent(?:ly)? (?:effort|throughout)|roller ?coaster|rock steady)\b/;
const ASKS_NUMBER = /\b(?:number|figure|index|value|quantif\w*|how even)\b/;
const OF_PARTS =
  /\b(?:laps?|reps?|repetitions?|repeats?|efforts(?! to)|sets?|\d00s?|intervals?|km|cadence|hr|heart|last|first|half|which|climbs?|zones?)\b/;

/** "Was this even a run": no matter of evenness. */
const MERELY = /\beven (?:a|an|worth|real|close|count|training|necessary)\b/;

/** Asked of the whole, and of no parts that differ on purpose. */
const STEADY = /\b(?:steady|steadily|steadiness|constant|level)\b/;

/** Whether the whole was even or up and down. */
export const evenness: Direct = (sheet, question) => {
  if (!MESS.test(question.plain) && !means(question, 'steadiness')) return null;
  if (OF_PARTS.test(question.plain) || MERELY.test(question.plain)) return null;
  if (sheet.context.shape === 'intervals' && !STEADY.test(question.plain)) return null;
  if (sheet.context.shape === 'intervals')
    return direct(
      sheet,
      'It was not meant to be steady: this was an interval session.',
      whichIntervals(sheet),
    );
  const uneven = isWavy(sheet) || sheet.context.shape === 'stochastic';
  const said = uneven
    ? `Uneven: this ${sessionNoun(sheet)} went up and down a good deal.`
    : steady(sheet);
  const asksNumber = ASKS_NUMBER.test(question.plain) && sheet.has('power.variability');
  return asksNumber
    ? direct(sheet, index(sheet), said, quarters(sheet))
    : direct(sheet, said, index(sheet), quarters(sheet));
};

/** Halves further apart than this are no even effort, share (ours). */
const APART = 0.05;

function levelled(first: Fact, second: Fact): boolean {
  return Math.abs(Number(second.value) / Number(first.value) - 1) <= APART;
}

function steady(sheet: FactSheet): Line {
  return (
    when(sheet, ['pacing.half.1.output', 'pacing.half.2.output'], (first, second) =>
      first && second
        ? say`${levelled(first, second) ? 'Steady' : 'Not level'}: ${first} in the first half and ${second} in the second.`
        : null,
    ) ?? `Steady: this ${sessionNoun(sheet)} hardly varied.`
  );
}

function index(sheet: FactSheet): Line {
  return when(sheet, ['power.variability', 'constant.variability'], (value, limit) =>
    value && limit ? say`The variability index was ${value}; even rides are ${limit}.` : null,
  );
}

function quarters(sheet: FactSheet): Line {
  return when(
    sheet,
    ([1, 2, 3, 4] as const).map((at) => `pacing.quarter.${at}.output` as const),
    (a, b, c, d) => (a && b && c && d ? say`By quarters: ${a}, ${b}, ${c} and ${d}.` : null),
  );
}
