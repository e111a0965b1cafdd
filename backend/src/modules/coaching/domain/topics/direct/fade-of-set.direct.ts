import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

const FADE =
  /\b(?:(?:last|later|final) (?:reps?|intervals?|ones?|efforts?) (?:was |were |so |much |a lot )*(?:slower|weaker|worse)|get slower|fad(?:e|ed|ing)|die|died|dying|blow up|blew up|weaken\w*|fall apart|fell apart|slow(?:ed|ing)? down|lose (?:power|steam)|lost (?:power|steam)|run out of|crack(?:ed)?|get(?:ting)? (?:slower|weaker)|got (?:slower|weaker))\b/;
const NOT_OF_SET = /\b(?:race|within|inside|tomorrow|next|stop|avoid|how do i|heart|hr|km|mile)\b/;
/** Smaller changes are no fade and no lift, percent (ours). */
const EVEN = 2;

/** Whether, or why, a set faded: a wrong premise is corrected first. */
export const fadeOfSet: Direct = (sheet, { plain }) => {
  if (!FADE.test(plain) || NOT_OF_SET.test(plain) || sheet.context.shape !== 'intervals')
    return null;
  const trend = sheet.get('intervals.trend');
  const count = sheet.number('intervals.count') ?? 0;
  const [first, last] = [1, count].map((at) => sheet.get(`intervals.rep.${at}.output`));
  if (!trend || !first || !last || sheet.has('intervals.lengths')) return null;
  const change = Number(trend.value);
  const range = say`from ${first} in the first to ${last} in the last`;
  if (change >= -EVEN)
    return direct(
      sheet,
      change > EVEN
        ? say`You did not fade, you got ${faster(sheet)}: ${range}.`
        : say`You did not fade: ${range}.`,
    );
  return WHY.test(plain)
    ? because(sheet, range)
    : direct(sheet, say`Yes, by ${size(trend)}: ${range}.`, heart(sheet));
};

const WHY = /\b(?:why|y|how come|what made|what caused|reason|because)\b/;
/** A first interval this much above the mean was a fast start, percent (ours). */
const FAST_START = 3;

/** What of the reasons the file shows: a start above what could be held. */
function because(sheet: FactSheet, range: string): ReturnType<Direct> {
  const [first, last, mean] = [
    sheet.get('intervals.rep.1.output'),
    sheet.get(`intervals.rep.${sheet.number('intervals.count') ?? 0}.output`),
    sheet.get('intervals.output'),
  ];
  if (!first || !last || !mean) return null;
  const ahead = (Number(first.value) / Number(mean.value) - 1) * 100;
  return direct(
    sheet,
    ahead >= FAST_START
      ? say`You started faster than you could hold: ${first} in the first, against ${mean} over all and ${last} in the last.`
      : say`The file can't show the reason; it went ${range}.`,
    heart(sheet),
  );
}

function faster({ context }: FactSheet): string {
  return context.family === 'running' ? 'faster' : 'stronger';
}

function heart(sheet: FactSheet): Line {
  return when(
    sheet,
    ['intervals.count', 'intervals.output', 'intervals.heartRateTrend'],
    (count, output, change) =>
      count && output && change
        ? say`Over all ${count} you averaged ${output}, while your heart rate changed by ${change}; the file does not show the cause.`
        : null,
  );
}
