import { CANNOT, IS, upTo } from './words.js';

const SIDE = '(?:one|left|right) (?:side|half)';
const LAME = '(?:weak|weakness|numb|numbness|paraly[sz]ed|paralysis|limp|droop\\w*|tingl\\w*)';
const NO_HEAD = String.raw`(?! ?(?:winds?|unit|tube|light|lamp|torch|set|down|first|start|room)\b)`;

/** What may be a stroke or bleeding in the head. */
export const STROKE_SIGNS: readonly string[] = [
  `${SIDE}(?: of)?(?: (?:my|the))?(?: (?:body|face|mouth))?(?: \\w+){0,3} ${LAME}`,
  `${LAME}${upTo(4)}${SIDE}`,
  `(?:arm|leg|face)\\b(?: \\w+){0,3} (?:suddenly )?${IS} (?:\\w+ )?(?:numb|limp|paraly[sz]ed)`,
  `sudden(?:ly)?(?: \\w+){0,4} (?:numb\\w*|blind\\w*|paraly\\w+)`,
  'sudden(?:ly)? (?:weakness|vision loss)',
  `(?:arm|leg|face|side)\\b(?: \\w+){0,4} ${LAME}(?: \\w+)? (?:suddenly|all of a sudden)`,
  `(?:suddenly|all of a sudden)${upTo(5)}(?:arm|leg|face|side)\\b(?: \\w+){0,4} ${LAME}`,
  '(?:saw|see|seeing|seen) (?:everything )?double',
  '(?:face|mouth|smile|eyelid)(?: \\w+){0,3} droop\\w*',
  'droop\\w*(?: \\w+){0,3} (?:face|mouth|eyelid)',
  'slurr\\w*',
  `${CANNOT} (?:speak|talk) (?:properly|clearly|straight|right|any ?more)`,
  `${CANNOT} find (?:my |the )?words`,
  '(?:lost|losing|loss of)(?: \\w+){0,3} (?:vision|sight|eyesight)',
  `(?:vision|sight|eyesight)(?: \\w+){0,3} (?:gone|lost|blurr\\w*|doubled?)`,
  '(?:double|blurr(?:y|ed)) vision',
  `${CANNOT} see${upTo(6)}(?:one|left|right) eye`,
  'blind (?:in|on) (?:one|my|the)',
  'worst headache',
  '(?:thunderclap|sudden(?: \\w+)?) headache',
  '(?:had|having|have|suffered|suffering) (?:a |had a )?(?:mini )?stroke(?! ' +
    '(?:rate|count|length|volume|of))',
  'stroke symptoms?',
  'seizures?',
  'convuls\\w*',
];

/** A head that was hit. */
export const HEAD_SIGNS: readonly string[] = [
  '(?:hit|hitting|banged|bumped|knocked|smacked|slammed|smashed|landed on|landing on|fell ' +
    `on|falling on|struck|hurt|injured) (?:my |his |her |the )?(?:\\w+ )?head\\b${NO_HEAD}`,
  `(?:blow|knock|hit|bump) (?:to|on) (?:my |the )?head\\b${NO_HEAD}`,
  'head(?: \\w+)? (?:hit|struck|bounced)(?!(?: \\w+){0,2} (?:head ' +
    '?winds?|winds?|rain|numbers?|target|wall of))',
  'head (?:injur\\w+|trauma|impact)',
  'concuss\\w*',
  'crack(?:ed|s|ing)? (?:my |the )?helmet',
  'helmet(?: \\w+){0,3} (?:cracked|broke|broken|split|smashed|dented)',
  'broken helmet',
  `(?:crash\\w*|fall|fell|accident)${upTo(8)}(?:don t|dont|do not|can t|cannot|couldn t|no) ` +
    '(?:remember|recall|memory)',
  `(?:crash\\w*|fall|fell|accident)${upTo(10)}(?:headaches?|vomit\\w*|nause\\w+|feel ` +
    'sick|confused)',
  '(?:woke|waking|came to)(?: up)? on the (?:ground|floor|road|tarmac|grass|pavement)',
  '(?:don t|dont|do not|can t|cannot) remember (?:the |my )?(?:crash|fall|accident)',
];
