import { CHEST } from '../words.js';
import { ACHES, STRANGE } from './body.js';
import { near, then } from './near.js';

const ORGAN =
  '(?:heart|ticker)\\b(?! (?:rates?|zones?|strap|band|monitor|sensor|data|curve|reserve|of|wasn|sank|into|in my mouth|in it|skipped a beat when))';
const PULSES = `(?:${ORGAN}|heart ?beats?|pulse)`;
const TRICKS =
  'somersault\\w*|loops|cartwheels?|backflips?|gymnastics|danc(?:es|ed|ing)|blips?|trip(?:s|ped|ping)? over|boom|hiccup\\w*|stumbl\\w*|flip\\w*|flop\\w*|flutter\\w*|skip(?:s|ped|ping)?|miss(?:es|ed|ing)|paus(?:e[ds]?|ing)|thud\\w*|misfir\\w*|fibrillat\\w*|jumping about|jump(?:s|ed|ing)? around|wobbl\\w*|quiver\\w*|out of (?:rhythm|sync|time)|rhythm|erratic\\w*|irregular\\w*|uneven|all over the (?:place|shop)|doing (?:funny|weird|odd|strange) things|extra beats?|stuttering|bouncing about|like a fish|like a bird';
const WILD =
  'rac(?:es|ed|ing)|pound(?:s|ed|ing)|hammer(?:s|ed|ing)|bang(?:s|ed|ing)|thump(?:s|ed|ing)|mental|mad|crazy|nuts|bonkers|wild|flat out|like a drum|going off|galloping|ballistic|haywire|(?:1[2-9]|2[0-4])\\d';
const AT_REST =
  'at rest|resting|sofa|couch|bed|sat|sitting|seated|desk|lying|laying|laid|lie down|asleep|sleep(?:ing)?|night|hours?|evening|doing nothing|won t settle|won t calm|wouldn t (?:settle|calm|slow)|after i stopped|for no reason|out of nowhere|out of the blue|watching tv|woke|in the car|standing still|(?:\\d+|ten|twenty|thirty) min\\w* after';
const FORCED =
  'inhaler|puffer|(?:at )?rest|resting|stairs|walk(?:s|ing)?|talk(?:ing)?|lying|lie|sitting|sat|sit down|bed|sleep|night|shoes?|doing nothing|no reason|hours?|all (?:day|week|night)|days|dressing|dressed|kettle|brushing|shower\\w*|bath|easy (?:run|ride|spin|jog)|warm ?up|out of nowhere|suddenly|out of the blue|never had|and chest|swollen|puffy|flight|kerb|still|dizzy';
const SHORT =
  'breathless\\w*|out of (?:breath|puff)|short(?:ness)? of (?:breath|puff)|so short|winded|puffing|puffed|wheez\\w*|gasping|panting|sob';

/** ACSM pre-participation screening: part, sensation and effort in any words. */
export const HEART_CLASSES: readonly string[] = [
  near(CHEST, `${ACHES}|clutch\\w*|rubb\\w*|grabb\\w*|${STRANGE}`, 7),
  near('(?:left (?:boob|breast|pec|side of my (?:chest|ribs)))', ACHES, 5),
  near('upper body|left arm|left shoulder', 'heav(?:y|iness)|cold sweat|ach(?:e|es|ing|ed)', 4),
  near('jaw', ACHES, 6),
  near('between (?:the|my) shoulder blades', `${ACHES}|breathless`, 8),
  then(
    'ache|pain|aching|pressure|tight\\w*',
    'jaw|(?:round|around|across) (?:my|his|her|the) ribs',
    6,
  ),
  then('indigestion|heart ?burn', 'only when|every time|whenever|uphill|when i push|on effort', 8),
  '(?:arm|shoulder) aches? (?:and|with) (?:\\w+ )?sweat\\w*|cold sweats?(?= |$)(?! and tears)',
  near(
    'elephant|weight|belt|vice|band',
    'sat|sitting|standing|on (?:him|her|me)|(?:round|around) (?:my|the|his|her) (?:chest|ribs)',
    4,
  ),
  '(?:went|gone|going|turned|go) (?:very |really |all )?(?:gr[ea]y|ashen|pale|white as a sheet)',
  near(PULSES, TRICKS, 6),
  near(ORGAN, 'stop(?:s|ped)? (?:for )?(?:a |beating|then)', 5),
  near(`${PULSES}|heart ?rate|hr|resting pulse`, `(?:${WILD})\\b(?: \\w+){0,8} (?:${AT_REST})`, 5),
  near(`(?:${AT_REST})`, `${PULSES}(?: \\w+){0,4} (?:${WILD})`, 5),
  then(`${PULSES}|heart ?rate`, 'won t (?:settle|calm|slow|come down|go down|stop)', 4),
  then(ORGAN, STRANGE, 3),
  '(?:clammy|gr[ea]y|ashen|pale|sweaty) and (?:\\w+ )?(?:clammy|gr[ea]y|ashen|faint|dizzy|sick|shaky)(?! (?:hair|beard|sky|day))',
  then(
    `${PULSES}|heart ?rate|hr`,
    '(?:1[3-9]|2[0-4])\\d(?: \\w+){0,3} (?:just|only|while|whilst|when) (?:\\w+ )?(?:making|watching|reading|sitting|standing|cooking|eating|talking|at)',
    4,
  ),
  near('tight band|band feeling|band of', 'push|hard|climb|effort|hills?|intervals?|chest|ribs', 6),
  then(
    'pains?|ache|tingling',
    '(?:goes|going|shoots?|shooting|runs?|running|spreads?|spreading|radiat\\w*|travels?) (?:\\w+ )?(?:down|up|into|through|to) (?:my |his |her |the )?(?:left )?(?:arm|jaw|neck|shoulder|back)',
    2,
  ),
  'funny turns?',
  'palps?|palpy',
  near('pulse|heart', 'faint|dizzy|light ?headed|unwell|funny turn', 8),
  '(?:svt|wpw|ectopics?|pvcs?|tachy|afib|a fib|long qt|hocm?|cardiomyopath\\w*|myocarditis)',
  then('(?:pacemaker|icd|defibrillator)', 'shock\\w*|went off|fired|kicked', 6),
  then(
    '(?:dad|father|brother|sister|mum|mom|mother|uncle|cousin)',
    'drop(?:ped)? (?:down )?dead|died (?:suddenly|of (?:a|his|her) heart|running|riding|racing|mid|young)',
    8,
  ),
];

/** Breath that fails beyond what effort explains. */
export const BREATH_CLASSES: readonly string[] = [
  then(
    '(?:can|couldn|could not|can not|unable to|hardly|barely|struggl\\w+)(?: t)?',
    '(?:full|deep|proper|enough|any|real) (?:breath|air|oxygen)',
    4,
  ),
  '(?:can t|cannot|can not|couldn t|could not|unable to|hard to|struggl\\w+ to|hurts? to) (?:\\w+ )?(?:breathe|inhale)(?! (?:through|easily))',
  then('(?:sucking|fight\\w*|gulp\\w*|begging|starved)', 'air|breath|oxygen', 3),
  near(SHORT, FORCED, 6),
  'through a straw',
  '(?:air|breath) (?:won|wouldn|doesn|didn) t (?:go|come|get)',
  near(
    '(?:finish|get out|get through|complete) a sentence',
    'walk\\w*|rest|sitting|goes|gasp\\w*',
    8,
  ),
  then('lungs?', '(?:won|wouldn|didn) t (?:fill|work|open|inflate)|collaps\\w*|fluid|clot', 3),
  near('lips?|mouth|nails?', '(?:blue|purple|gr[ea]y|bluish)', 4),
  near('cough\\w*|spit\\w*|spat', 'blood|bloody|pink|red stuff|froth\\w*|foam\\w*', 6),
  'fro?thy (?:pink )?(?:spit|phlegm|cough)',
  near('gurgl\\w*|crackl\\w*|bubbl\\w*|rattl\\w*', 'breath\\w*|lungs?|chest', 5),
  then(
    '(?:need|have|had|needing|having|prop\\w*)',
    '(?:sit|prop|sitting)(?: \\w+){0,2} up to breathe|upright to (?:breathe|sleep)',
    2,
  ),
  near('breath(?:e|ing|s)?', 'stab(?:s|bing)?|knife|hurts|painful|sharp pain|agony', 5),
  near(
    'inhaler|puffer|ventolin',
    'not work\\w*|did nothing|nothing|isn t|didn t|no(?:t)? help\\w*|still|times',
    6,
  ),
  near('breathing|breath', 'not right|shallow|noisy|stridor|getting worse|won t calm', 4),
  then('asthma', 'attack|bad|worst|went off|flare\\w*|can t', 4),
];
