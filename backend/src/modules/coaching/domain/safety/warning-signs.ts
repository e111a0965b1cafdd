/** What kind of help a warning sign asks for. */
export type RedFlag = 'emergency' | 'doctor' | 'crisis' | 'eating';

/** Words for a hurt, in a form that can stand before or behind the place. */
const ACHE =
  '(?:pains?|painful|ache[sd]?|aching|hurt(?:s|ing)?|tight(?:ness|ened)?|pressure|squeez(?:e|ed|ing)|burn(?:s|ed|ing)|discomfort|heav(?:y|iness)|stabbing)';

/** Up to so many words between two. */
const upTo = (words: number) => String.raw`(?:\s+\w+){0,${words}}\s+`;

const CHEST = String.raw`chest\b(?!\s+(?:strap|band|belt|monitor|sensor|press|day|fly|muscle))`;
const CANNOT = '(?:can ?not|can t|cant|could ?n t|couldnt|could not)';
const BLOODY = '(?:red|brown|bloody|dark brown|cola colou?red|like cola)';

/**
 * Phrases that name a warning sign, on plain lower-case words without punctuation ("don't" reads "don t").
 * Basis: ACSM pre-participation screening, and what any first-aid course calls an emergency.
 */
export const WARNING_SIGNS: readonly { readonly flag: RedFlag; readonly phrases: readonly string[] }[] = [
  {
    flag: 'crisis',
    phrases: [
      String.raw`suicid\w*`,
      'kill(?:ing)? myself',
      'end(?:ing)? (?:my life|it all)',
      'want(?:ed)? to die',
      '(?:don t|do not|dont) want to (?:live|be alive)',
      'no reason to live',
      String.raw`self harm\w*`,
      'hurt(?:ing)? myself on purpose',
      'harm(?:ing)? myself',
    ],
  },
  {
    flag: 'emergency',
    phrases: [
      CHEST + upTo(4) + ACHE,
      ACHE + upTo(4) + CHEST,
      'faint(?:ed|ing|s)?',
      'pass(?:ed|ing)? out',
      'black(?:ed|ing)? out',
      'blackout',
      'lost consciousness',
      'los(?:e|ing) consciousness',
      'collapsed',
      'syncope',
      'palpitations?',
      'irregular (?:heart ?beat|heart rhythm|pulse|beats?|rhythm)',
      'heart (?:is |was |kept |keeps )?(?:skip(?:s|ped|ping)?|flutter(?:s|ed|ing)?|racing at rest|pounding at rest)',
      'skipp(?:ed|ing) beats?',
      'arrh?ythmia',
      'atrial fibrillation',
      'afib',
      'heart attack',
      'cardiac arrest',
      `${CANNOT} (?:breathe|get (?:any |enough )?(?:air|breath))`,
      String.raw`severe(?:ly)? (?:short(?:ness)? of breath|breathless\w*)`,
      'short(?:ness)? of breath at rest',
      'gasping for (?:air|breath)',
      'cough(?:ed|ing)? (?:up )?blood',
      'throat (?:is |was )?(?:closing|swelling)',
      String.raw`(?:one|left|right) side (?:of my (?:body|face) )?(?:is |was |went |felt )?(?:weak|numb|paraly[sz]ed|droop\w*)`,
      String.raw`face (?:is |was )?droop\w*`,
      'slurr(?:ed|ing)(?: my)? (?:speech|words)',
      String.raw`sudden(?:ly)? (?:numb\w*|weakness|vision loss|blind)`,
      'stroke symptoms?',
      '(?:arm|leg) (?:went|is|was) (?:suddenly )?(?:numb|paraly[sz]ed)',
      'pain (?:in|down) my left arm',
      'left arm (?:pain|hurts|hurt|numb)',
      'heat ?stroke',
      `(?:confused|confusion|disoriented|delirious)${upTo(6)}(?:heat|hot|sun)`,
      `(?:heat|hot|sun)${upTo(6)}(?:confused|confusion|disoriented|delirious)`,
      'stopped sweating',
      '(?:hit|banged|bumped|knocked|landed on) (?:my )?head',
      'head injury',
      'concuss(?:ed|ion)',
      'crack(?:ed)? my helmet',
      'helmet (?:cracked|broke)',
      String.raw`pregnan\w*${upTo(10)}(?:bleed\w*|blood|spotting|contractions)`,
      String.raw`(?:bleed\w*|spotting)${upTo(10)}pregnan\w*`,
    ],
  },
  {
    flag: 'doctor',
    phrases: [
      'blood in (?:my |the )?(?:urine|pee|wee)',
      `${BLOODY} (?:urine|pee)`,
      'pee(?:d|ing)? blood',
      `(?:urine|pee) (?:is|was|looks|looked) ${BLOODY}`,
      '(?:calf|lower leg) (?:is |was |got |has been )?(?:very |really |suddenly |badly )?(?:swollen|swelling|swelled)',
      'swollen (?:calf|lower leg)',
      'swelling (?:in|of) (?:my |one )?(?:calf|lower leg)',
      'blood clot',
      'thrombosis',
      'dvt',
    ],
  },
  {
    flag: 'eating',
    phrases: [
      String.raw`anorexi\w*`,
      String.raw`bulimi\w*`,
      'eating disorder',
      'purg(?:e|ed|ing)',
      '(?:make|making|made) myself (?:throw up|vomit|sick)',
      'throw(?:ing)? up after (?:eating|meals)',
      'starv(?:e|ed|ing) myself',
      String.raw`(?:haven t|have not|havent) eaten (?:for|in) (?:\w+ )?days`,
      String.raw`not eat(?:en|ing) (?:for|anything) (?:\w+ )?days`,
      'punish(?:ing)? myself for eating',
      'laxatives?',
    ],
  },
];
