import { CLOUDED, CRASH, SICK } from './body.js';
import { near, then } from './near.js';

const NO_RIVALS =
  '(?! (?:half|of|water|bottles|gels|medals|flyers|(?:\\w+ )?(?:riders?|runners?|people|guys?|cyclists?|places)|the (?:field|bunch|pack|guy|group|leader)|from (?:tired\\w*|exhaustion) (?:on|in) (?:the|my) (?:sofa|bed|couch)))';

/** Losing consciousness, or nearly. */
export const FAINT_CLASSES: readonly string[] = [
  `pass(?:ed|ing)? (?:clean |right |almost |nearly )out${NO_RIVALS}`,
  'out cold(?! (?:and|in|on|with|water|today|weather))',
  'blank(?:ed|ing)? out',
  '(?:went|go|going|was|all) blank(?: for|(?= $))',
  then(
    '(?:i|he|she|mate|friend|they|wife|husband|dad|mum|partner)',
    'conk(?:ed|ing) out|flaked out|sparked out|went limp|crumpl\\w*|keel\\w* over|swoon\\w*|zonked out mid',
    3,
  ),
  near(
    '(?:dropped|went down|fell|collapsed|on the (?:ground|floor))',
    'came (?:round|around|to)',
    12,
  ),
  '(?:then|and|suddenly) i was (?:on the (?:floor|ground|grass|deck)|gone for)(?! (?:an?|two|\\d+|half an) hours?)',
  'everything went (?:\\w+ )?(?:quiet|silent|dark|black|white|blurry)',
  'dropped like a (?:stone|sack|log)(?! (?:in|down) the)',
  near('wok(?:e|en) up|came to|come to', 'under (?:the|my) bike|how i got', 8),
  'like (?:the |someone turned the )?lights? (?:off|out|went out)|keel\\w* off',
  'no memory(?! (?:left|full|card|on|foam))',
  'had to be (?:held up|carried|caught)|(?:didn|doesn|don) t (?:know|recogni[sz]e) (?:my|his|her|their|us|me)(?: own)? ?(?:kids|wife|husband|mum|mom|dad|family|friends|partner|name)?(?= $| and| for| at| when|)',
  near(
    'wok(?:e|en) up|came to|came round',
    '(?:people|folk|folks|someone|everyone|strangers|medics?|paramedics?|lads|friends) (?:\\w+ ){0,2}(?:round|around|over|above|shaking|looking)',
    4,
  ),
  'swoon(?:ed|ing)?',
  'wooz(?:y|iness)',
  'swimmy|head (?:was |is |went |goes )?swimming|(?:room|world|head|everything) (?:is |was |started |keeps |kept )?(?:\\w+ )?spinning(?! from the)',
  'head ?rush(?:es)?',
  then('(?:went|go|going) down', 'like a (?:sack|ton|tree|log|stone)(?! in)', 0),
  'next thing i (?:knew|know|was|remember)',
  then(
    '(?:came|come|coming) (?:round|around|to)',
    'people|ground|floor|grass|paramedics?|someone|ambulance|tarmac|stand\\w*|looking',
    6,
  ),
  'wok(?:e|en) up (?:in|on) (?:the|a) (?:ditch|ground|floor|road|grass|pavement|tarmac|verge|ambulance|hospital|gutter|bathroom)',
  'lost (?:\\w+ )?(?:time|a few seconds|some seconds|several seconds|a minute|consciousness)(?= (?:there|and|i|then|on the floor)|(?= $))',
  then(
    '(?:vision|sight|eyes|everything|world|it all|all)',
    '(?:clos(?:ed|ing)|narrow\\w*|went (?:\\w+ )?(?:black|gr[ea]y|fuzzy|white|dark|dim|sparkly|blurry)|sparkly|fading|faded|tunnel\\w*|turned (?:black|gr[ea]y|white))',
    2,
  ),
  '(?:vision|sight) went',
  '(?:black|white|dark) (?:spots|dots) (?:in|before|everywhere)',
  'gr[ea]y(?:ed|ing) out',
  'lights went out(?! (?:at|in|on) (?:home|the (?:tunnel|house|street)))',
  then(
    '(?:nearly|almost|about to|going to|thought i d|i d)',
    '(?:hit the (?:deck|floor|ground)|go(?:ne)? over|went over|drop(?:ped)?(?= $| if| when| off| on the)|go down|pass out|black out|faint)',
    2,
  ),
  '(?:unresponsive|not responding|wasn t (?:answering|responding)|wouldn t wake|couldn t wake (?:him|her|me))',
  then('faint\\w*|collaps\\w*', 'race|effort|run|ride|heat|finish', 5),
];

const SIDE =
  '(?:one|left|right|whole|half(?: of)?(?: my)?|my) (?:whole )?(?:side|half|arm|hand|leg|face|body)|half (?:of )?my face|arms?|down one side';
const DEAD =
  'dead and|gone dead|went (?:\\w+ ){0,2}(?:dead|limp|floppy|weak)|floppy|limp(?= $| and| since| for)|paraly\\w*|weakness|suddenly weak|(?:won|wouldn|didn|doesn) t (?:lift|move|work|grip|respond|do)|can t (?:lift|move|feel) (?:it|them)|stopped (?:working|doing|moving|responding)|no feeling|pins and needles|tingl(?:ing|y|es|ed)|numb(?:ness)?|heavy and';
const NOT_WORN =
  '(?!(?: \\w+){0,6} (?:shoes?|cleats?|bars?|gloves?|cold|saddle|grips?|handlebars?|socks?|laces|wind|rain|freezing|aero|tuck|position|power|pedal|balance))';

/** A stroke, a seizure, bleeding in the head or a trapped spinal cord. */
export const BRAIN_CLASSES: readonly string[] = [
  near(
    'words?|speech|sentences?|tongue',
    '(?:can t|cannot|couldn t|could not|wouldn t|didn t) (?:get|find|form|say|come|make|put)|came out (?:wrong|as|all|funny|jumbled|backwards)|jumbl\\w*|garbl\\w*|gibberish|slurr\\w*|mangled|(?:a bit |is |was |went |goes |got )(?:off|funny|weird|wrong|thick|gone)',
    5,
  ),
  'gibberish|gobbledygook|slurr\\w*',
  '(?:talk|speak|spout)(?:ed|ing)? (?:\\w+ )?(?:nonsense|gibberish|rubbish|funny)',
  then(
    '(?:i|he|she|they|mate|wife|husband|friend|partner)',
    '(?:not|wasn t|weren t|stopped) making (?:any )?sense',
    3,
  ),
  '(?:can t|couldn t|could not|cannot) (?:\\w+ )?(?:speak|talk)(?! (?:in|highly|and|at|to|full|about|during|with|while|comfortably|easily|much))(?: for| properly| at all| right| straight|(?= ))',
  near(
    'face|mouth|smile|eyelid|cheek',
    `(?:droop\\w*|sagg\\w*|wonky|lopsided|crooked|paraly\\w*|numb|twisted|funny|weird|at the dentist|slid\\w*|(?:won|wouldn) t move)${NOT_WORN}`,
    6,
  ),
  near(SIDE, `(?:${DEAD})${NOT_WORN}`, 4),
  then(
    '(?:my |his |her |the )?(?:left|right|one) (?:hand|arm|leg|foot)',
    '(?:stopped (?:working|doing|moving)|(?:won|wouldn|didn) t (?:move|work|lift|do|grip|hold|open|close|obey)|went (?:\\w+ ){0,2}(?:floppy|limp|dead|weak|heavy)|just (?:stopped|gave))',
    4,
  ),
  then('(?:grip|strength|feeling|control)', '(?:gone|lost|going)', 7),
  then('eyes?', '(?:went|gone) (?:\\w+ )?(?:dark|black|blind|blank)|curtain', 4),
  near(
    'fingers|hand|leg|foot|arm',
    '(?:wouldn|won|didn|don) t (?:listen|obey|respond)|dragging|slaps|foot drop',
    6,
  ),
  near(
    'twitching|drooling|jerking',
    'mate|buddy|friend|he|she|sister|brother|wife|husband|eyes|know us|know me|finish',
    8,
  ),
  '(?:sudden|violent) spinning|spinning and (?:\\w+ ){0,3}(?:upright|stand|sick|vomit\\w*)',
  near('lips?|tongue|cheek', 'numb(?:ness)?|tingl\\w*|thick', 4),
  `(?:can t|couldn t|cannot) feel (?:\\w+ ){0,2}(?:left|right|half|side|arm|leg|face|body)(?! (?:power|crank|pedal))${NOT_WORN}`,
  'vertigo',
  '(?:mouth|face|smile) (?:won|wouldn|doesn) t (?:smile|move|work)',
  near('face|mouth|eye', 'on one side|one sided|to one side', 4),
  'seeing (?:two of|double(?! (?:figures|digits)))',
  'two of everything',
  near(
    'vision|sight|eyes?|see',
    '(?:lost|losing|loss of|gone|missing|half|blurr\\w*|double|cloudy|patchy|zig ?zags?|flashing lights|blind spots?|kaleidoscope)(?! (?:figures|digits|of the|my (?:leader|group)))',
    4,
  ),
  '(?:zig ?zag|flashing|shimmering) lights?',
  '(?:had|having|has|have) (?:a |another |some sort of |like a |a sort of )(?:\\w+ )?fit(?! (?:of|test|check|session|bike|and|with|for|on my|laughing|giggl\\w*))',
  '(?:was|started|he s|she s) fitting(?= $| and| on the)',
  'eyes rolled|shaking all over|jerking|epilep\\w*|seizur\\w*',
  near(
    'headaches?|head',
    '(?:worst|thunderclap|explod\\w*|splitting|blinding|came on like|out of nowhere|hit by a hammer|worst ever|like a (?:bang|bomb|hammer))',
    4,
  ),
  near(
    'headaches?|head (?:hurts|is pounding|pounding|is killing)|migraine',
    `(?:stiff neck|neck (?:is )?stiff|light hurts|lights hurt|${SICK}|vision|numb\\w*|speech|blurr\\w*|confus\\w*|weak\\w*)`,
    8,
  ),
  then(
    '(?:can t|couldn t|cannot|unable to)',
    '(?:walk|stand|ride|hold)(?: \\w+)? (?:straight|in a straight line|a line|upright)',
    1,
  ),
  'veer(?:ed|ing)? (?:off |to |into |left|right|all|from)',
  'lost (?:\\w+ )?(?:my )?(?:coordination|control of my (?:arm|leg|hand|bladder|bowels?|body|left|right))',
  near(
    '(?:didn|don|couldn|doesn|did not|kept|keep|forgot|forgett\\w*|no idea)(?: t)?',
    '(?:where i (?:was|am)|who i|my (?:own )?name|what day|where (?:he|she|they) (?:was|were)|who (?:he|she|they))',
    5,
  ),
  'numb between (?:the |my )?legs|saddle (?:numbness|anaesthesia|anesthesia)',
  '(?:can t|cannot|couldn t|unable to) (?:feel|control) (?:\\w+ ){0,2}(?:bladder|bowels?|pee|wee|genitals|crotch)',
  '(?:can t|cannot|couldn t|unable to) (?:\\w+ )?(?:pee|wee|urinate)',
  'tia|mini stroke',
];

const SKULL =
  '(?:head\\b(?! ?(?:winds?|unit|tube|light|lamp|set|down|first (?:at|into the (?:season|race|week))|start|room|of the|on|to head|said|game|up|wasn|over|in the game|phones|band|coach|north|south|east|west|home|out))|noggin|bonce|skull|forehead|temple|nut(?= on| off)|back of my head|face(?= on (?:the )?(?:road|ground|tarmac|kerb|concrete|rock)))';
const STRUCK =
  'hit(?:ting)?|whack\\w*|smack\\w*|bang(?:ed|ing)|bump(?:ed)?|clonk\\w*|conk(?:ed)?|bonk(?:ed)?|crack(?:ed)?|smash\\w*|slamm\\w*|land(?:ed|ing)|bounc\\w*|thump(?:ed)?|knock(?:ed)?|bash\\w*|clobber\\w*|clatter\\w*|nutted|took (?:the|a)|kicked in|crashed on|fell on|split|clipped';
const DAZED = `headaches?|head ?aches?|head hurts|${SICK}|dizz\\w+|fogg?(?:y|iness)|fuzzy|hazy|blurr\\w*|double|queasy|slow since|dropping off|falling asleep|sleepy|drows\\w*|ringing|don t remember|can t remember|can t recall|don t recall|not remember|remember nothing|no memory|memory|forg[eo]t\\w*|concentrat\\w*|lights? hurts?|neck|tingl\\w*|blank|wooz\\w*|${CLOUDED}|same questions?|unconscious|knocked out|in and out|blacked out|pupils?|fluid|not (?:himself|herself|right)`;

/** A head that was hit, or behaves as if it was. */
export const SKULL_CLASSES: readonly string[] = [
  then(STRUCK, SKULL, 4),
  then(SKULL, `(?:${STRUCK})(?!(?: \\w+){0,3} (?:wind|winds|numbers?|target|rain|record))`, 2),
  then(
    '(?:helmet|lid)',
    'crack(?:ed|s)?|broke(?:n)?|split|smash\\w*|dent\\w*|(?:in )?(?:two|bits|pieces|half)|destroyed|wrecked|caved',
    4,
  ),
  then(
    '(?:crack(?:ed)?|broke|split|smash(?:ed)?|dented|wrecked|destroyed)',
    '(?:my |his |her |the )(?:\\w+ )?(?:helmet|lid)',
    1,
  ),
  near(CRASH, DAZED, 12),
  then('nutted', 'a|the', 0),
  'face ?plant\\w*',
  '(?:went|flew|going|gone|thrown|straight|off|launched|i was|came off) over the (?:handle ?)?bars',
  then(
    '(?:lump|bump|egg|dent|bruise|gash|cut)',
    '(?:on|to) (?:my|his|her|the) (?:\\w+ ){0,3}(?:head|skull|forehead|temple)',
    3,
  ),
  then('(?:fluid|blood|liquid|clear stuff)', '(?:from|of) (?:my |his |her )?(?:ears?|nose)', 4),
  then('head first', '(?:into|blank|crash\\w*|over|on)', 2),
  'concuss\\w*',
  'heads? (?:clash\\w*|collided)|(?:clash|bang(?:ed)?)(?: of)? heads',
];
