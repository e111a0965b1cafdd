import { isWavy } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

const WHEN =
  /\b(?:when|where|at (?:what|which)|from (?:what|which)|what (?:point|km|minute|time)|which (?:point|km|minute|lap|quarter)|from which)\b/;
const FADED =
  /\b(?:wheels (?:come|came|fell|fall) off|fad\w*|go(?:ing)? downhill|went downhill|drop\w*|slow\w* down|blow up|blew up|bonk\w*|crack\w*|die[ds]?|fall(?:ing)? apart|fell apart|tir(?:e|ed|ing)|los(?:e|t|ing)|hit the wall|gave? (?:up|out))\b/;
const LIFTED =
  /\b(?:pick(?:ed)? (?:it )?up|sped up|speed up|get faster|got faster|kick\w*|push(?:ed)? on|lift\w*|accelerat\w*|turn(?:ed)? it up|stronger)\b/;

/** A part that differs from the ones before it by this much is a turn, percent (ours). */
const TURN = 4;

interface Part {
  readonly name: string;
  readonly fact: Fact;
}

/** Where the output turned for good: the first part after which it never came back. */
export const changePoint: Direct = (sheet, { plain }) => {
  if (!WHEN.test(plain) || /\b(?:intervals?|reps?|stops?|heart|hr|cadence)\b/.test(plain))
    return null;
  const faded = FADED.test(plain);
  if (!faded && !LIFTED.test(plain)) return null;
  if (sheet.context.shape === 'intervals' || isWavy(sheet)) return null;
  const way = faded ? -1 : 1;
  const parts = partsOf(sheet);
  const at = turnOf(parts, way);
  const quarters = quartersLine(sheet);
  if (at === null)
    return direct(
      sheet,
      faded
        ? 'It never dropped for good: the quarters were close to each other.'
        : 'There was no clear point: the quarters were close to each other.',
      quarters,
    );
  const [before, from] = [parts[at - 1], parts[at]];
  if (!before || !from) return null;
  return direct(
    sheet,
    say`From ${from.name} on: ${from.fact}, after ${before.fact} in ${before.name}.`,
    quarters,
  );
};

/** Kilometres where the file has them, else quarters. */
function partsOf(sheet: FactSheet): readonly Part[] {
  const splits = sheet
    .all('splits.')
    .filter(({ key }) => /^splits\.\d+\.speed$/.test(key))
    .map((fact) => ({ name: `km ${fact.key.split('.')[1] ?? ''}`, fact }));
  const metric = sheet.context.units.distance === 'km';
  if (sheet.context.family === 'running' && splits.length >= 4 && metric) return splits;
  return [1, 2, 3, 4].flatMap((number) => {
    const fact = sheet.get(`pacing.quarter.${number}.output`);
    return fact
      ? [{ name: `the ${['first', 'second', 'third', 'last'][number - 1] ?? ''} quarter`, fact }]
      : [];
  });
}

/**
 * The part that begins a level of its own: the cut with the least spread on both sides of it. Null
 * where the two sides hardly differ. `way` is 1 for more output and -1 for less.
 */
function turnOf(parts: readonly Part[], way: 1 | -1): number | null {
  const values = parts.map(({ fact }) => Number(fact.value));
  const cuts = values
    .map((_, at) => ({ at, before: values.slice(0, at), from: values.slice(at) }))
    .filter(({ before }) => before.length > 0)
    .sort((a, b) => within(a) - within(b));
  const [best] = cuts;
  if (!best) return null;
  const change = (mean(best.from) / mean(best.before) - 1) * 100;
  return change * way >= TURN ? best.at : null;
}

function within({
  before,
  from,
}: {
  readonly before: readonly number[];
  readonly from: readonly number[];
}): number {
  return spread(before) + spread(from);
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function quartersLine(sheet: FactSheet): Line {
  const [a, b, c, d] = [1, 2, 3, 4].map((number) => sheet.get(`pacing.quarter.${number}.output`));
  return a && b && c && d ? say`Quarter by quarter: ${a}, ${b}, ${c} and ${d}.` : null;
}

const BUILD = /\b(?:build|built|progress\w*|ramp\w*)\b/;

/** Whether the effort rose from quarter to quarter. */
export const builtUp: Direct = (sheet, { plain }) => {
  if (!BUILD.test(plain) || /\b(?:intervals?|reps?|fitness|week\w*|next|last time)\b/.test(plain))
    return null;
  const quarters = [1, 2, 3, 4].flatMap(
    (number) => sheet.get(`pacing.quarter.${number}.output`) ?? [],
  );
  if (quarters.length < 4 || sheet.context.shape === 'intervals') return null;
  return steadyBuild(sheet, quarters);
};

function steadyBuild(sheet: FactSheet, quarters: readonly Fact[]): ReturnType<Direct> {
  const values = quarters.map(({ value }) => Number(value));
  const [first, second, third, last] = quarters;
  if (!first || !second || !third || !last) return null;
  const list = say`${first}, ${second}, ${third} and ${last}`;
  const rises = values.slice(1).every((value, index) => value > (values[index] ?? value));
  return direct(
    sheet,
    rises
      ? `Yes, each quarter was stronger than the one before: ${list}.`
      : `Not the whole way: quarter by quarter it was ${list}.`,
  );
}

/** A change this small is no change, percent (ours). */
const EVEN = 1;

const END_BETTER =
  /\b(?:tail end|end|finish\w*|last (?:part|bit|third|few|ones?))\b.*\b(?:better|stronger|faster|quicker|harder) than\b.*\b(?:start\w*|begin\w*|first|opening)\b|\b(?:quicker|faster|stronger) (?:or \w+ )?as (?:i|it) went\b/;

/** Whether the end was stronger than the start: of a set by its reps, else by quarters. */
export const endAgainstStart: Direct = (sheet, { plain }) => {
  if (!END_BETTER.test(plain) || /\b(?:why|heart|hr|cadence|laps?|km)\b/.test(plain)) return null;
  const count = sheet.number('intervals.count');
  const set = count !== null && count > 1 && sheet.context.shape === 'intervals';
  const [start, end] = set
    ? [sheet.get('intervals.rep.1.output'), sheet.get(`intervals.rep.${count}.output`)]
    : [sheet.get('pacing.quarter.1.output'), sheet.get('pacing.quarter.4.output')];
  if (!start || !end) return null;
  const change = (Number(end.value) / Number(start.value) - 1) * 100;
  const part = set ? 'interval' : 'quarter';
  return direct(
    sheet,
    say`${endWord(change, sheet)}: ${end} in the last ${part}, ${start} in the first.`,
    set ? null : quartersLine(sheet),
  );
};

function endWord(change: number, sheet: FactSheet): string {
  const faster = sheet.context.family === 'running' ? ['faster', 'slower'] : ['stronger', 'weaker'];
  if (Math.abs(change) < EVEN) return 'About the same';
  return change > 0 ? `Yes, you got ${faster[0] ?? ''}` : `No, you got ${faster[1] ?? ''}`;
}

const WELL_PACED =
  /\b(?:well|good|nicely|badly|evenly) ?paced\b|\b(?:good|bad|even|decent) pacing\b|\bhow (?:well )?(?:did i pace|was (?:my|the) pacing)\b|\bpac(?:ed|ing) (?:ok|well|right|properly)\b/;
/** Reps further apart than this are an uneven set, percent (ours). */
const UNEVEN_SET = 8;

/** How well a set was paced: by the spread of its reps. */
export const setPacing: Direct = (sheet, { plain }) => {
  if (!WELL_PACED.test(plain) || sheet.context.shape !== 'intervals') return null;
  const [apart, mean, trend] = ['spread', 'output', 'trend'].map((end) =>
    sheet.get(`intervals.${end}`),
  );
  if (!apart || !mean) return null;
  const uneven = Number(apart.value) > UNEVEN_SET;
  return direct(
    sheet,
    uneven
      ? say`Not evenly: the strongest and the weakest interval were ${apart} apart.`
      : say`Yes, evenly: the strongest and the weakest interval were only ${apart} apart.`,
    trend ? say`They averaged ${mean}; the last was ${trend} against the first.` : null,
  );
};
