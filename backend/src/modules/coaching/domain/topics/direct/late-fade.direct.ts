import { pacingVerdict, type JudgedPacing } from '#coaching/domain/answer/pacing-verdict.js';
import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { effortName, hardlyChanged, rose, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { quartersLine } from '../pacing/pacing-lines.js';
import { direct, type Direct } from './direct.js';

const WEAKER =
  /\b(?:(?:run|running|ran) out of (?:steam|gas|energy|puff|legs|juice)|(?:los(?:e|ing)|lost) (?:steam|power|pace|my legs)|(?:drop(?:ped|ping)?|fall|fell|falling|tail(?:ed|ing)?|die|died|dying) (?:off|away)|fad(?:e|ed|ing)|flag(?:ged|ging)?|wan(?:ed?|ing)|weaken(?:ed|ing)?|(?:get|got|getting) weaker|hang(?:ing)? on|hung on|hold(?:ing)? (?:on|up)|held (?:on|up))\b/;
const LATE =
  /\b(?:late|later|end|final|finish|closing|last (?:part|bit|third|quarter|half hour|section|stretch)|as (?:i|it|the (?:ride|run)) went)\b/;
/** A cause, another measure, a part or another day is a question of its own. */
const ELSEWHERE =
  /\b(?:why|how come|heart|hr|pulse|cadence|rpm|laps?|reps?|intervals?|sets?|km|kilomet\w+|miles?|minutes?|climbs?|hills?|usual\w*|than|last time|next|tomorrow|how much|by what|avoid|stop)\b/;

/** Nothing else is named; where no verdict is possible, quarters of a few minutes give no other. */
const BARE = /^(?:so |and )?did i (?:really |actually |even )?fade(?: at all)?$/;

/** "Did my power drop off late?": a verdict with its number, not the values of the last part. */
export const lateFade: Direct = (sheet, { plain }) => {
  const bare = BARE.test(plain);
  if (!bare && (!WEAKER.test(plain) || !LATE.test(plain) || ELSEWHERE.test(plain))) return null;
  if (bare && (sheet.context.shape === 'intervals' || pacingVerdict(sheet).judged)) return null;
  if (sheet.context.shape === 'intervals') return ofSet(sheet);
  const verdict = pacingVerdict(sheet);
  if (verdict.judged)
    return direct(sheet, judged(verdict), quarters(sheet, verdict), heart(verdict));
  return verdict.reason
    ? direct(sheet, say`I can't say whether you faded, because ${verdict.reason}.`)
    : null;
};

function judged({ word, output, likeGround }: JudgedPacing): Line {
  const effort = effortName(output);
  const ground = likeGround ? ', judged on like ground' : '';
  const how = `from the second quarter to the last ${rose(effort, output)}${ground}`;
  switch (word) {
    case 'even':
      return `No, you held it to the end: ${how}.`;
    case 'slight lift':
    case 'strong finish':
      return `No, you finished stronger: ${how}.`;
    case 'slight fade':
      return `Yes, a little: ${how}.`;
    case 'fade':
      return `Yes, you faded: ${how}.`;
    case 'less':
      return `Yes, there was less at the end: ${how}, but nothing shows that it was tiredness.`;
    case 'eased off':
      return `It was easing off, not fading: ${how}, and your heart rate came down with it.`;
    case 'waves':
      return hardlyChanged(output)
        ? `No: it went up and down throughout, and ${how}.`
        : `It went up and down throughout, so no single trend shows: ${how}.`;
  }
}

/** The levels, where they are quarters of the whole. */
function quarters(sheet: FactSheet, { underPower }: JudgedPacing): Line {
  if (underPower)
    return when(sheet, ['pacing.fade.parts'], (parts) => (parts ? say`I compare ${parts}.` : null));
  return quartersLine(sheet);
}

function heart({ heartRate }: JudgedPacing): Line {
  return heartRate ? `Over the same stretch your ${rose('heart rate', heartRate)}.` : null;
}

/** Smaller changes are no fade and no lift, percent (ours). */
const EVEN = 2;

/** Warm-up and rests decide quarters of an interval session: its first and last interval do not. */
function ofSet(sheet: FactSheet): ReturnType<Direct> {
  const noun = sessionNoun(sheet);
  const count = sheet.number('intervals.count') ?? 0;
  const [first, last] = [1, count].map((at) => sheet.get(`intervals.rep.${at}.output`));
  const [trend, lengths] = [sheet.get('intervals.trend'), sheet.get('intervals.lengths')];
  if (lengths)
    return direct(
      sheet,
      say`I can't judge the end of this ${noun}, because its intervals lasted ${lengths}, so the first and the last can't be compared.`,
    );
  if (!trend || !first || !last) return null;
  const change = Number(trend.value);
  const range = say`${first} in the first interval, ${last} in the last`;
  if (Math.abs(change) <= EVEN) return direct(sheet, say`No: ${range} (${trend}).`);
  return direct(
    sheet,
    change > 0
      ? say`No, you got ${sheet.context.family === 'running' ? 'faster' : 'stronger'} by ${size(trend)}: ${range}.`
      : say`Yes, by ${size(trend)}: ${range}.`,
  );
}
