import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

/** What may lie behind a session and is in no recording; its name ends "because … in the file". */
const OUTSIDE: readonly (readonly [words: RegExp, named: string])[] = [
  [
    /\b(?:sleep|slept|sleepless|insomnia|kept (?:me|us) up|up (?:all night|till|until)|bad night|short night|late night|jet ?lag\w*)\b/,
    'sleep is',
  ],
  [
    /\b(?:dehydrat\w*|hydrat\w*|bottles?|thirst\w*|water|fluids?|dr[aiu]nk\w*|electrolytes?|salt)\b/,
    'drinking is',
  ],
  [
    /\b(?:gels?|carbs?|glycogen|fuel(?:l?ed|l?ing)?|breakfast|lunch|dinner|supper|ate|eaten|eating|food|nutrition|hungry|empty stomach|fasted|bonk(?:ed|ing)?|sugar|low on energy)\b/,
    'food is',
  ],
  [/\b(?:beers?|wine|alcohol|hangover|hungover|booze|pints?|party)\b/, 'alcohol is'],
  [/\b(?:coffee|caffeine|espresso|energy drink)\b/, 'caffeine is'],
  [
    /\b(?:(?<!training )stress(?:ed|ful)?(?! score| points?)|deadline|work(?:load)?(?: week)?|job|boss|exams?|nerves|nervous|motivation|in my head|mental\w*)\b/,
    'stress is',
  ],
  [/\b(?:humid\w*|muggy|air|pollen|smog|weather|rain)\b/, 'the air is'],
  [
    /\b(?:shoes?|tyres?|tires?|new wheels|chain|kit|new bike|saddle|cleats?|tubes?)\b/,
    'equipment is',
  ],
  [
    /\b(?:a (?:cold|bug|virus|flu)|ill(?:ness)?|sick|covid|hay ?fever|hormon\w*|period|menstru\w*)\b/,
    'illness is',
  ],
];
/** A cause is asked for. */
const ASKS_CAUSE =
  /\b(?:why|because|becoz|cos|cause[ds]?|due to|blame|to do with|down to|reason|mechanism|explain\w*|cost me|costing|affect\w*|impact\w*|responsible|fault|culprit|effect of|behind (?:it|this|that)|make me|made me|slow(?:ed)? me|sent|push(?:ed)? (?:up|my)|could (?:it|that|this) (?:be|have been)|was (?:it|that|this) (?:just |only |really )?(?:the|my|a|too|not|bonking|because)|did (?:the|my|that|bad|poor|a|too))\b/;
/** Matters of the recording, or advice about what to do. */
const ELSEWHERE =
  /\b(?:should i|tomorrow|next|how (?:many|much|long|far|hot|warm)|temperature|degrees|what (?:does|do|is|did)|mean|means|wheels|when|where|work (?:bout|interval|rep|set|bit|part)s?|stop(?:s|ped)?|break)\b/;

/** For a cause that no recording contains, the answer says so. */
export const causeOutside: Direct = (sheet, question) => {
  const { plain } = question;
  const meant = means(question, 'outside-cause');
  if (!(ASKS_CAUSE.test(plain) || meant) || ELSEWHERE.test(plain)) return null;
  const found = OUTSIDE.filter(([words]) => words.test(plain)).map(([, named]) => named);
  const [first, ...others] = found;
  if (first === undefined) return null;
  const named = others.length === 0 ? first : `${withoutVerb(first)} and ${others[0] ?? ''}`;
  return direct(
    sheet,
    `I can't tell, because ${others.length === 0 ? named : named.replace(/ is$/, ' are')} not in the file.`,
    heartLine(sheet),
    warmth(sheet),
  );
};

function withoutVerb(named: string): string {
  return named.replace(/ is$/, '');
}

function heartLine(sheet: FactSheet): Line {
  const [first, last] = [1, 4].map((number) => sheet.get(`pacing.quarter.${number}.heartRate`));
  if (!first || !last || sheet.context.shape === 'intervals') return null;
  return say`Heart rate averaged ${first} in the first quarter and ${last} in the last.`;
}

function warmth(sheet: FactSheet): Line {
  const average = sheet.get('temperature.average');
  return average ? say`Your device measured ${average} on average.` : null;
}
