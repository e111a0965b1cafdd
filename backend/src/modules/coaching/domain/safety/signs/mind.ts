import { upTo } from './words.js';

const NOT_WANT = '(?:don t|do not|dont|didn t|did not|no longer) want to';

/** Somebody who may hurt themselves. */
export const CRISIS_SIGNS: readonly string[] = [
  'suicid\\w*',
  'kill(?:ing|ed)? myself',
  'end(?:ing)? (?:my life|it all)',
  'tak(?:e|ing) my (?:own )?life',
  'want(?:ed)? to die',
  '(?:wish|wished) i (?:was|were) dead',
  'better off (?:dead|without me)',
  `${NOT_WANT} (?:live|be alive|exist|wake up|be here any ?more)`,
  '(?:no|any|a|the|much) (?:reason|point|sense) (?:to live|(?:in|of) living|to go on|in ' +
    'going on|to be alive|in being alive|(?:in|of) life)',
  '(?:want(?:ed)?|wanna|wish i could|would like|going) to (?:just |simply )?disappear',
  '(?:tired|sick) of (?:living|life|being alive)',
  'hate (?:my life|being alive)',
  '(?:nobody|no one) would (?:miss|notice)(?: \\w+){0,3} (?:me|gone|died)',
  'life is ?n?(?: t| not)? worth',
  'not worth living',
  'can ?(?:not|t) go on(?: any ?more| like this| living|(?= i\\b)|(?= $))',
  'self harm\\w*',
  '(?:harm|cut)(?:ting|ing)? myself(?! (?:some|a|off|short|shaving))',
  'hurt(?:ing)? myself (?:on purpose|deliberately|intentionally)',
];

const FOOD = '(?:eat|eating|food|meals?|gain(?:ing)? weight|calories)';

/** Eating that has become an illness, or is about to. */
export const EATING_SIGNS: readonly string[] = [
  'anorexi\\w*',
  'bulimi\\w*',
  '(?:eating disorder|disordered eating)s?',
  'orthorexi\\w*',
  'purg(?:e|ed|ing)(?! (?:my |the |all |some |old ' +
    ')*(?:workouts?|files?|data|cache|rides?|runs?|lists?|accounts?|history))',
  '(?:mak(?:e|ing)|made|forc(?:e|ing|ed)) myself (?:to )?(?:throw up|vomit|sick|puke)',
  `(?:throw(?:ing)? up|threw up|vomit\\w*|puk\\w+) (?:after|my)(?: \\w+){0,3} ` +
    '(?:eating|meals?|food|dinner|lunch|breakfast)',
  'starv(?:e|ed|ing) myself',
  `(?:haven t|have not|havent|hardly|barely)(?: \\w+)? eaten(?: \\w+){0,3} (?:for|in|since) ` +
    `(?:\\w+ ){0,2}(?:days|weeks?|\\w+day)`,
  'not eat(?:en|ing) (?:for|anything)(?: \\w+){0,3} days',
  `(?:afraid|scared|terrified|fear|guilty|disgusted)(?: \\w+){0,3} ${FOOD}`,
  `punish(?:ing)? myself${upTo(4)}(?:eating|ate|food)`,
  'laxatives?',
  'diet pills?',
  `(?:only|just|under|below|on)(?: \\w+){0,2} [1-9]\\d{2} (?:k ?cal\\w*|calories)(?: ` +
    `\\w+){0,2} (?:day|daily)`,
  '(?:period|periods|menstruation) (?:has |have |had )?(?:stopped|disappeared|been ' +
    'missing|been gone)',
  'lost my period',
  '(?:haven t|have not|havent|hadn t|not) had (?:my|a|any) periods?',
  'miss(?:ed|ing) (?:my|several|two|three|four) periods?',
  'no period (?:for|in|since)',
  'amenorrh\\w*',
  'bing(?:e|ed|ing)(?! watch\\w*)(?: and| on| eat\\w*)',
  'hate my body',
  'fe(?:el|els|lt|eling) (?:so |too |really )*fat',
];
