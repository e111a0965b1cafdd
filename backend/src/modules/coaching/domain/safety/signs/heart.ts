import { CHEST, HEART, IS, upTo } from './words.js';

/** Words for a hurt, in a form that can stand before or behind the place. */
const ACHE =
  '(?:pains?|painful|ache[sd]?|aching|aches|hurt(?:s|ing)?|tight(?:ness|ened|ening)?|pressure|press(?:es|ed|ing)|squeez(?:e|ed|es|ing)|crush(?:ed|ing)|burn(?:s|ed|ing)|discomfort|heav(?:y|iness)|stab(?:s|bed|bing)?|st(?:ings?|inging|ung)|twing(?:e[sd]?|ing)|throb(?:s|bed|bing)?|pinch(?:es|ed|ing)?|knot(?:s|ted)?|sharp|cramp(?:s|ing|ed)?|constrict\\w*)';

/** Signs of a heart that gets too little blood: ACSM pre-participation screening. */
export const CHEST_SIGNS: readonly string[] = [
  CHEST + upTo(4) + ACHE,
  ACHE + upTo(7) + CHEST,
  `(?:like|as if)${upTo(8)}(?:on|around|across|in|over) (?:my |the )?${CHEST}`,
  `(?:sternum|breast ?bone)${upTo(4)}${ACHE}`,
  `${ACHE}${upTo(4)}(?:sternum|breast ?bone)`,
  'angina',
  `pains?${upTo(5)}(?:in|into|to|through) (?:my |the )?jaw`,
  'jaw pain',
  `pains?${upTo(3)}(?:my |the )?left arm`,
  'left arm (?:pain|hurts?|aches?|ached|numb)',
  `left arm and (?:my |the )?(?:\\w+ ){0,2}${ACHE}`,
  `jaw (?:and (?:\\w+ ){1,3})?${ACHE}`,
  `${CHEST} (?:feels?|felt)(?: \\w+){0,2} (?:weird|strange|funny|odd|wrong|numb)`,
  `(?:pains?|stabb\\w*|stings?|stinging|pressure|stitch|sharp)(?: \\w+){0,2} ` +
    `(?:in|around|near|at|by|behind|under|over|beside) (?:my |the )${HEART}`,
  `my ${HEART} (?:hurts?|aches?|ached|is hurting|was hurting)`,
  `${HEART} (?:feels?|felt|was|is|seemed)(?: \\w+){0,6} (?:explod\\w*|burst(?:ing)?(?! ` +
    'with)|giv(?:e|ing) (?:out|up)|jump(?:ing)? out|fail(?:ing)?)',
  `bad ${CHEST}`,
  `${CHEST} (?:is|was|feels?|felt)(?: \\w+){0,2} (?:bad|awful|terrible|horrible|on fire)`,
  'heart attack(?! (?:hill|climb|ridge|mountain|segment))',
  'cardiac (?:arrest|event|symptoms?)',
];

const UNEVEN =
  '(?:irregular(?:ly)?|erratic(?:ally)?|all over the place|out of rhythm|off beat|uneven(?:ly)?)';

/** A heart out of its rhythm, as it is felt and not as a sensor shows it. */
export const RHYTHM_SIGNS: readonly string[] = [
  'palpitations?',
  'irregular (?:heart ?beats?|heart rhythm|pulse|beats?|rhythm)',
  `(?:heart ?beats?|pulse|${HEART}) (?:${IS}|beats?|beating|seems?|goes)(?: \\w+){0,3} ${UNEVEN}`,
  `${HEART}(?: \\w+){0,3} (?:skip(?:s|ped|ping)?|flutter\\w*|flip(?:s|ped|ping)? ` +
    `flop\\w*|misfir\\w*)`,
  `flutter\\w*${upTo(4)}(?:chest|heart)`,
  'skip(?:s|ped|ping)? (?:a |some |several |heart ?)*beats?',
  `${HEART}(?: \\w+){0,4} stop(?:s|ped|ping)?(?: \\w+){0,3} ` +
    `(?:beat\\w*|start\\w*|seconds?|moment|again)`,
  `${HEART}(?: \\w+){0,4} ` +
    `(?:rac(?:es|ing|ed)|pound(?:s|ing|ed)|hammer(?:s|ing|ed)|thump(?:s|ing|ed))${upTo(7)}(?:rest|resting|couch|sofa|bed|sitting|lying|asleep|sleeping|night|nothing|hours)`,
  `(?:thump|pound|hammer|racing)\\w*${upTo(3)}(?:chest|heart)(?: \\w+){0,4} ` +
    '(?:rest|resting|couch|sofa|bed|sitting|lying|asleep|sleeping|night|hours|since)',
  `(?:at rest|in bed|lying down|at night|sitting still)${upTo(4)}${HEART}(?: \\w+){0,3} ` +
    '(?:rac(?:es|ing|ed)|pound(?:s|ing|ed)|hammer(?:s|ing|ed))',
  'heart rate (?:is|was|of) 1[3-9]\\d(?: \\w+){0,5} (?:lying|sofa|couch|bed|at ' +
    'rest|resting|sitting)',
  `${HEART} (?:feels?|felt)(?: \\w+){0,2} (?:weird|strange|funny|odd|wrong|off)`,
  'extra (?:heart ?)?beats',
  'extrasystol\\w*',
  'arrh?ythmi\\w*',
  'tachycardi\\w*',
  'atrial (?:fib\\w*|flutter)',
  'a ?fib',
];
