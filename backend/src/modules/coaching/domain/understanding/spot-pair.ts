import { spotIn, type Spot } from './spot.js';

const NUMBERED =
  'laps?|splits?|intervals?|reps?|repetitions?|climbs?|hills?|kms?|kilomet(?:re|er)s?|miles?';
/** "Laps 5 vs 7", "intervals 1 and 4"; "between km 5 and 8" and "km 5 to 8" are stretches. */
const LIST = new RegExp(
  String.raw`(?<!\b(?:between|from) )\b(${NUMBERED}) (\d{1,3}) ?(?:and|vs|versus|against|with|or|&|,|than|compared (?:to|with)) ?(?:the )?(?:(?:${NUMBERED}) )?(\d{1,3})\b`,
);
const JOINED = /\b(?:vs|versus|against|compared (?:to|with)|than|and|or|with)\b/;
const COMPARES = /\b(?:vs|versus|against|compare[ds]?|comparison|than|difference|differ|or)\b/;

/**
 * Two places of a session that a plain text holds against each other; null where it names one or
 * none.
 */
export function pairIn(plain: string): readonly [Spot, Spot] | null {
  const list = LIST.exec(plain);
  if (list) {
    const noun = (list[1] ?? '').replace(/s$/, '');
    const pair = [list[2], list[3]].map((number) => spotIn(`${noun} ${number}`));
    return pair[0] && pair[1] ? [pair[0], pair[1]] : null;
  }
  if (/\bbetween\b/.test(plain)) return null;
  // "First km vs last km" names a kilometre without its number.
  const text = plain.replace(
    /\b(first|opening) (km|kilomet(?:re|er)|mile|lap|interval|climb)\b/g,
    '$2 1',
  );
  const first = spotIn(text);
  if (!first) return null;
  const at = text.indexOf(first.text);
  const rest = `${text.slice(0, at)} | ${text.slice(at + first.text.length)}`;
  const second = spotIn(rest);
  if (
    !second ||
    second.text === first.text ||
    !JOINED.test(text) ||
    !COMPARES.test(plain) ||
    isPart(first) ||
    isPart(second)
  )
    return null;
  // In the order in which they were named.
  return rest.indexOf(second.text) < rest.indexOf('|') ? [second, first] : [first, second];
}

/** Halves and quarters have topics of their own that hold them against each other. */
function isPart({ kind }: Spot): boolean {
  return kind === 'part';
}
