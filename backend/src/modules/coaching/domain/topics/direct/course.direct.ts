import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

function quartersLine(sheet: FactSheet): Line {
  const [a, b, c, d] = [1, 2, 3, 4].map((number) => sheet.get(`pacing.quarter.${number}.output`));
  return a && b && c && d ? say`Quarter by quarter: ${a}, ${b}, ${c} and ${d}.` : null;
}

const BUILD =
  /\b(?:build|built|(?<!(?:mak(?:e|ing)|made|any|my) )progress\w*|ramp(?:ed|ing|s)?(?= up)|ramped|ramping)\b/;

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
  const [apart, mean, trend] = (['spread', 'output', 'trend'] as const).map((end) =>
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
