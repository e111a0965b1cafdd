import { upTo } from './words.js';

const NO_SCREEN =
  '(?! (?:the |my |some |all |these |those |on )*(?:\\w+ ' +
  ')?(?:fields?|screens?|pages?|data|displays?|values?|windows?|lights?|numbers?))';

/** Losing consciousness, or nearly. */
export const FAINT_SIGNS: readonly string[] = [
  'faint(?:ed|ing|s)?(?! ' +
    '(?:hopes?|ideas?|memor\\w+|signals?|traces?|lines?|chances?|smell|sounds?|hearted|of ' +
    'heart))',
  'pass(?:ed|ing|es)? out(?! (?:of|water|bottles|gels|medals|flyers))',
  `black(?:ed|ing)? out${NO_SCREEN}`,
  'blackout(?! (?:curtains?|mode|blinds?))',
  '(?:everything|vision|it all|all) (?:suddenly )?(?:went|turned|goes|got|was going) (?:all ' +
    ')?(?:black|dark|gr[ea]y)',
  'went black',
  'tunnel vision',
  `(?:lost|los(?:e|ing)|loss of)(?: my)? consciousness`,
  'unconscious\\w*',
  // What is measured may collapse, the athlete may not.
  `i(?:\\s+(?!power\\b|pace\\b|speed\\b|cadence\\b|form\\b|watts\\b|legs\\b|rate\\b|numbers\\b|technique\\b)\\w+){0,12}\\s+collaps(?:e|ed|ing)`,
  `(?<!\\b(?:power|pace|speed|cadence|form|watts|legs|rate|numbers|technique) ` +
    `)(?:almost|nearly|about to|going to|close to) (?:collaps\\w+|keel\\w* over|drop\\w* ` +
    '(?:down|dead))',
  'keel(?:ed|ing|s)? over',
  '(?:saw|see|seeing|seen) stars(?! (?:in the sky|above|tonight|and planets|that ' +
    'night|over|on the night))',
  `(?:pre)?syncop\\w+`,
  'light ?headed\\w*',
  'dizz(?:y|iness|ied)(?! (?:heights?|climb|speeds?|numbers?))',
  `knees (?:gave way|buckled)${upTo(6)}(?:black|dizzy|faint)`,
  '(?:was|got|were) knocked out',
  'knocked me out',
];
