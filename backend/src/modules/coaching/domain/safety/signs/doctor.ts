import { IS, upTo } from './words.js';

const URINE = '(?:urine|pee|wee|piss)';
const BLOODY =
  '(?:red|reddish|brown|brownish|pink|bloody|black|dark (?:brown|red)|very ' +
  'dark|(?:cola|coke|tea|coffee|rust)(?: ?colou?red)?|like (?:cola|coke|tea|coffee|blood))';

/** What needs a doctor soon. */
export const DOCTOR_SIGNS: readonly string[] = [
  `blood(?:y)?(?: \\w+){0,3} (?:urine|pee|wee|piss|stools?|poo\\w*|diarrh\\w+)`,
  `${BLOODY} ${URINE}`,
  `${URINE} ${IS}(?: \\w+){0,2} ${BLOODY}`,
  `(?:pee|piss|urinat|wee)\\w*(?: \\w+){0,2} blood`,
  `blood${upTo(4)}(?:pee(?:d|ing)?|urinat\\w*|weeing|toilet)`,
  'pass(?:ed|ing) blood',
  'ha?ematuria',
  'rhabdo\\w*',
  `(?:calf|calves|lower leg)${upTo(6)}(?:swollen|swelling|swelled|swells)`,
  `leg ${IS} (?:\\w+ ){0,2}swollen`,
  `(?:swollen|swelling)${upTo(4)}(?:calf|calves|lower leg|one leg)`,
  '(?:swollen|swelling) (?:calf|calves|lower leg|leg)',
  `(?:calf|lower leg) ${IS}(?: \\w+){0,3} (?:red|warm|hot|purple|blue)(?! (?:up|down))`,
  `(?:calf|lower leg)${upTo(3)}(?:thicker|bigger|larger|fatter) than the other`,
  'blood clots?',
  'thrombos\\w+',
  'dvt',
  'embolism',
];

const SIGN = '(?:bleed\\w*|bled|blood|spotting|contractions?|waters? broke|leaking)';

/** Of an unborn child. */
export const PREGNANCY_SIGNS: readonly string[] = [
  `pregnan\\w*${upTo(12)}${SIGN}`,
  `${SIGN}${upTo(12)}pregnan\\w*`,
  'miscarr\\w*',
];
