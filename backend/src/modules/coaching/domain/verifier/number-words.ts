import { ONES, ORDINALS as ALL_ORDINALS, TENS } from '../display/number-names.js';

/** The first and the second are hardly ever numbers. */
const ORDINALS = ALL_ORDINALS.slice(2);

/**
 * What people count or measure; a number word before anything else ("the two of them") is no
 * measurement.
 */
const COUNTED =
  'intervals?|reps?|repetitions?|repeats?|laps?|efforts?|hours?|minutes?|mins?|seconds?|climbs?|times|km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|feet|watts?|beats?|bpm|percent|per ' +
  'cent|' +
  'pauses?|stops?|surges?|sprints?|sets?|rounds?|recoveries|points?|splits?|days?|weeks?|rides?|runs?|sessions?|workouts?|steps?|degrees|calories|attacks?|revolutions?|rpm|spm|kilojoules?|kilograms?|kilos?|pounds?|months?';

/** Things that come in a row, so that there is a third and a fourth of them. */
const ROWED =
  'intervals?|reps?|repetitions?|repeats?|laps?|efforts?|climbs?|km|kilomet(?:re|er)s?|miles?|splits?|surges?|sprints?|sets?|rounds?|recover(?:y|ies)|hours?|weeks?|workouts?|rides?|runs?|sessions?';

const ONE_TO_19 = Object.keys(ONES).join('|');
const TEN_WORD = Object.keys(TENS).join('|');
const BELOW_100 = String.raw`(?:(?:${TEN_WORD})(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|${ONE_TO_19})`;
const HUNDREDS = String.raw`(?:a|${ONE_TO_19}|${BELOW_100}) (?:hundred|thousand)(?:(?: and|,)? (?:(?:${ONE_TO_19}) hundred(?: and)? )?${BELOW_100})?`;
const NOT_ALONE_ONE = String.raw`(?!one(?![ -](?:hundred|thousand)))`;
/** A power meter is a thing and no length. */
const NO_THING = String.raw`(?<!\bpower[ -])`;
const FOLLOWED = String.raw`(?=[ -](?:[a-z]+[ -]){0,2}?${NO_THING}(?:${COUNTED})\b)`;
const LARGE = new RegExp(String.raw`\b${HUNDREDS}\b`, 'gi');
const SMALL = new RegExp(String.raw`\b${NOT_ALONE_ONE}${BELOW_100}\b${FOLLOWED}`, 'gi');
const POINT = new RegExp(
  String.raw`\b(${BELOW_100}|\d+|zero) point ((?:zero|one|two|three|four|five|six|seven|eight|nine)(?: (?:zero|one|two|three|four|five|six|seven|eight|nine))*)\b`,
  'gi',
);
const IN_A_ROW = new RegExp(
  String.raw`\b(${ORDINALS.join('|')})(?= (?:[a-z]+ )?(?:${ROWED})\b)`,
  'gi',
);
const ZONE = new RegExp(String.raw`\b(zones? )(zero|${ONE_TO_19})\b`, 'gi');

/** "Kilometre four", "rep two". */
const NUMBERED = new RegExp(
  String.raw`\b((?:intervals?|reps?|laps?|efforts?|climbs?|kilomet(?:re|er)s?|km|miles?|splits?|sets?|hours?|quarters?|steps?|stops?) )(${BELOW_100})\b(?! (?:of|to|more|less|at a time|by one|after))`,
  'gi',
);

/**
 * Writes counted number words as digits: "five work intervals" becomes "5 work intervals", "the
 * third lap" the 3rd one.
 */
export function withDigits(text: string): string {
  return text
    .replace(
      POINT,
      (_, whole: string, digits: string) =>
        `${/\d/.test(whole) ? whole : valueOf(whole)}.${digits.split(' ').map(valueOf).join('')}`,
    )
    .replace(LARGE, (words) => String(valueOf(words)))
    .replace(SMALL, (words) => String(valueOf(words)))
    .replace(NUMBERED, (_, noun: string, word: string) => noun + String(valueOf(word)))
    .replace(
      /\b((?:stopp|paus|halt)ed(?: just| only)?) (once|twice)\b/gi,
      (_, verb: string, word: string) =>
        /once/i.test(word) ? `${verb} 1 time` : `${verb} 2 times`,
    )
    .replace(ZONE, (_, zone: string, word: string) => zone + String(valueOf(word)))
    .replace(
      IN_A_ROW,
      (word) =>
        `${ORDINALS.indexOf(word.toLowerCase()) + 3}${word.toLowerCase() === 'third' ? 'rd' : 'th'}`,
    )
    .replace(/\b(?:an?|one) hour and a half\b/gi, '90 minutes')
    .replace(/\b(?:an?|one) minute and a half\b/gi, '90 seconds')
    .replace(/\bhalf an hour\b/gi, '30 minutes')
    .replace(/\b(?:a )?quarter of an hour\b/gi, '15 minutes')
    .replace(/\b(?:an|one) hour\b(?= (?:and )?\d)/gi, '1 hour');
}

/** "two hundred and twelve": hundreds and thousands multiply what stands before them. */
function valueOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[ ,-]+/)) {
    if (word === 'hundred') part = (part || 1) * 100;
    else if (word === 'thousand') [total, part] = [total + (part || 1) * 1000, 0];
    else part += ONES[word] ?? TENS[word] ?? (word === 'a' ? 1 : 0);
  }
  return total + part;
}
