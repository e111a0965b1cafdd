import { CRASH } from './body.js';
import { near, then } from './near.js';

const PEE =
  'urine|pee|peed|peeing|pees|wee|weeing|wees|weed|piss(?:ed|ing)?|urinat\\w*|toilet bowl|loo|toilet|widdle|number one';
const DARK =
  'red|reddish|brown\\w*|dark(?:er)?|black|pink|cola|coke|coca cola|tea|coffee|rust\\w*|port|red wine|stout|guinness|maroon|mahogany|bloody|treacle|bbq sauce|gravy|old oil|soy sauce';
const MUSCLES =
  'quads?|thighs?|arms?|biceps|triceps|legs?|muscles?|calves|shoulders?|glutes?|forearms?';
const BALLOONED =
  'swollen|swelling|swelled|balloon\\w*|blown up|blew up|huge|massive|double the size|twice (?:the|its|as)|rock hard|hard as|like (?:rocks?|wood|stone|concrete)';
const BLOOD = 'blood|bloody|bleed\\w*|bled|red stuff|clots?';
const WHENCE =
  'poo\\w*|stools?|shit|crap|toilet|loo|bowl|bowels?|wip(?:ed|ing)|pee\\w*|wee|urine|vomit\\w*|puk\\w*|threw up|throw\\w* up|(?:was|been|being) sick|sick|cough\\w*|spit\\w*|spat|phlegm|bum|backside|arse|rectal|rear end|down (?:there|below)|ears?|pads?|tampons?|soak\\w*|towels?|diarrh\\w*|the runs';
const FLOWING =
  '(?:won|wouldn|doesn|didn|not|will not) ?t? stop|can t stop|keeps? (?:on )?(?:bleeding|going|reopening)|still (?:bleeding|going|dripping|oozing|pouring)|heav(?:y|ily)|badly|a lot|everywhere|pumping out|spurt\\w*|gush\\w*|pour(?:ing|ed)|for (?:an |over an |\\d+ |half an )?(?:hours?|min\\w*)|an hour|through|soaked';

/** Muscle that breaks down, and kidneys that suffer. */
export const KIDNEY_CLASSES: readonly string[] = [
  near(
    PEE,
    `(?:${DARK})(?! (?:o clock|outside|forest|woods|bike|kit|shop|stop|ride|and early|when|at the (?:cafe|stop)))`,
    8,
  ),
  '(?:haven t|hasn t|not|hardly|barely|hadn t|didn t) (?:\\w+ ){0,2}(?:peed|pee|weed|wee|urinated|been to the (?:loo|toilet))(?: \\w+){0,4} (?:since|for|in|all|today|hours)',
  then('came out', 'like (?:stout|cola|coke|tea|coffee|rust|mud|blood)|black|brown|red', 8),
  '(?:haven t|hasn t) (?:peed|urinated|weed)',
  'no (?:pee|wee|urine)(?: \\w+)? (?:for|in|since|all|at all|after)',
  then(MUSCLES, `(?:${BALLOONED}) .{0,60}(?:pee|wee|urine|can t bend|agony|can t straighten)`, 5),
  near(
    '(?:can t|cannot|couldn t|unable to) (?:bend|straighten)',
    `${PEE}|${BALLOONED}|since the|days after`,
    12,
  ),
  'rhabdo\\w*',
  '(?:ck|creatine kinase|cpk)(?: \\w+){0,3} (?:\\d{4,}|\\d{1,3} ?k|high|sky|through)',
  near('kidneys?|flanks?', 'ache\\w*|aching|pains?|hurts?|hurting|sore|fail\\w*|damage', 4),
  '(?:can t|cannot|couldn t|unable to) (?:stand up|get up|lift my arms)(?! (?:to|the|on|that|this))',
];

/** Bleeding that does not stop, or from where none should come. */
export const BLEEDING_CLASSES: readonly string[] = [
  near(BLOOD, WHENCE, 7),
  near('red', 'cough\\w*|spit\\w*|phlegm|(?:in|with) my (?:pee|wee|poo)', 3),
  near('poo|stools?|shit|bowel movement', 'black|tarry|tar|maroon|dark red|bloody|like tar', 4),
  'coffee grounds|(?:like )?old coffee|dark bits',
  near('bleed(?:ing|s)?|blood|bled|nose ?bleeds?|nose', FLOWING, 5),
  near(
    'cuts?|gash\\w*|slic\\w*|slash\\w*|wounds?|lacerat\\w*|opened up',
    `bone|white|fat|tendon|stitch(?:es)?|drip\\w*|deep|gaping|flap|(?:won|wouldn|doesn) t close|${FLOWING}`,
    7,
  ),
  near(
    'blood thinn\\w+|warfarin|apixaban|eliquis|xarelto|anticoagul\\w*',
    `${CRASH}|bruis\\w*|hit`,
    8,
  ),
  'internal bleeding|ha?emorrhag\\w*',
  near('bleeding', 'not my period|between periods|after menopause|dizzy|faint\\w*|lightheaded', 8),
];

const ONE_LEG =
  '(?:my |one |left |right |the |whole |his |her |mates? )(?:\\w+ )?(?:calf|lower leg|leg|thigh|arm|back of (?:my |the )?knee)|calf|thigh|lower leg|back of (?:my |the )?knee';
const CLOTTED =
  'puffy|swollen|swelling|swelled|bigger|twice|double the size|fatter|thicker|balloon\\w*|warm(?! (?:up|ed|ing))|hot|red|tender|purple|funny colou?r|gone blue|veins? (?:sticking|bulging|popping)|shiny';
const TRAVELLED =
  'flight|flew|plane|long haul|op|operation|surgery|on the pill|the pill|covid|cast|plaster|coach trip|(?:\\d+|ten|twelve|eight) ?(?:h|hrs?|hours?) (?:in the car|drive|driving)|drive|in the car|bed rest|hrt|clotting|factor v';

/** A clot in a leg or in the lungs. */
export const CLOT_CLASSES: readonly string[] = [
  near(ONE_LEG, `(?:${CLOTTED})(?! (?:with pride|ego|light))`, 6),
  near(
    `(?:${ONE_LEG})(?: \\w+){0,5} (?:pain\\w*|ach\\w*|sore|tight|tender|cramp\\w*|hurts?|throb\\w*|heavy)`,
    TRAVELLED,
    10,
  ),
  near(
    `(?:pain\\w*|ach\\w*|sore|tender|cramp\\w*|throb\\w*)(?: \\w+){0,4} (?:${ONE_LEG})`,
    TRAVELLED,
    10,
  ),
  near(ONE_LEG, 'breath\\w*|coughing|chest|puff(?:ed|ing)', 8),
  near(
    '(?:cramp|pain|ache)(?: \\w+){0,4} calf|calf (?:\\w+ ){0,3}(?:cramp|pain|ache)',
    'never goes|won t (?:go|ease|shift|settle)|(?:not|isn t) (?:going|easing)',
    4,
  ),
  near('cramp', 'coughing|breath\\w*', 10),
  'blood clots?|clots? (?:in|on) (?:my|his|her|the|a) (?:\\w+ )?(?:legs?|lungs?|calf|arm|brain|vein|thigh)|dvt|thrombo\\w*|embol\\w*|pulmonary',
];

const STUNG =
  'stung|stings?|bees?|wasps?|hornets?|bitten|nuts?|peanuts?|cashew\\w*|shellfish|shrimps?|prawns?|wheat|gel|antibiotics?|bar|allerg\\w*|kiwi|egg|milk|ibuprofen|aspirin';
const REACTION =
  'hives|welts|rash|swell\\w*|swollen|puff(?:y|ed)|fat(?= |$)|throat|tongue|lips?|wheez\\w*|dizzy|faint\\w*|light ?headed|swallow\\w*|hoarse|voice|blew up|blown up|balloon\\w*|itch(?:y|ing)(?: \\w+)? (?:all|everywhere)|collaps\\w*|breath\\w*|face';

/** An allergic reaction that may close the throat. */
export const ALLERGY_CLASSES: readonly string[] = [
  near(STUNG, REACTION, 9),
  near(
    'face|tongue|lips?|throat|eyes|mouth|voice',
    'swell\\w*|swollen|fat(?= |$)|puff(?:y|ed|ing)|tight(?:en\\w*)?|clos(?:ed|es|ing)|itch(?:y|ing)|tingl\\w*|growing|balloon\\w*|blew up|blown up|hoarse|twice the size|thick',
    5,
  ),
  near('face|eyes|lips?', 'like an? (?:football|balloon|tomato|melon|boxer|golf balls?)', 3),
  'epi ?pens?',
  'hives|welts(?! of)',
  'anaphyla\\w*',
  '(?:can t|couldn t|cannot|unable to|struggl\\w+ to) swallow',
  near('rash|itch(?:y|ing)', 'all over|everywhere|breath\\w*|throat|faint|dizzy', 5),
];

const CARRYING =
  'pregnan\\w*|pregg\\w*|prego|up the duff|trimester|expecting(?! (?:a pb|to|more|less|it|better|worse|that|rain|a lot))|weeks (?:gone|along|preg\\w*)|(?:my|the|baby) bump|gave birth|given birth|post ?partum|c section|(?:had|having) (?:a|the|my) baby|positive test|midwife|unborn|fo?etus|\\d{1,2} ?(?:wks|weeks)(?! (?:plan|of|block|until|to|before|ago|off|out|later|training|in a row|ride))';
const CARRY_SIGN =
  'bleed\\w*|blood|spotting|contractions?|waters?|kicks?|tightenings?|belly|leak\\w*|(?:cramp\\w*)(?= (?:and|after|since|down)|$)|pelvic pain|bump|not mov\\w*|hasn t moved|gush\\w*|fluid|discharge';
const CARRY_MORE =
  'dizz\\w*|faint\\w*|headache|blurr\\w*|vision|flashing|swollen|swell\\w*|balloon\\w*|breathless|short of breath|chest|flutter\\w*|fell|fall|fallen|landed|pains?|cramp\\w*|ach(?:e|es|ing)|hot|fever|calf|gush\\w*|fluid|hard and|moving less|move\\w*';

/** Of an unborn child and its mother. */
export const PREGNANT_CLASSES: readonly string[] = [
  near(CARRYING, CARRY_SIGN, 12),
  near(CARRYING.replace(/\|\\d.*$/, ''), CARRY_MORE, 14),
  near(
    '\\d{1,2} ?(?:wks|weeks)',
    '(?:ankles|hands|feet|face) (?:\\w+ )?(?:balloon\\w*|swollen|swelled)|flashing lights|less kicks|fewer kicks|fell off and landed',
    10,
  ),
  near(
    'baby|bub|kicks',
    '(?:not|hasn t|isn t|hardly|barely|stopped|less|fewer)(?: \\w+)? (?:mov\\w*|kick\\w*)|less kicks|fewer kicks|heart ?beat',
    5,
  ),
  then(
    '(?:haven t|not|hasn t|didn t|can t) (?:\\w+ )?(?:felt|feel|feeling)',
    '(?:baby|kicks?|movements?)',
    2,
  ),
  '(?:less|fewer|no) (?:kicks|movements?)',
  '(?:my |her )waters? (?:\\w+ ){0,2}(?:went|broke|broken|leak\\w*|gone)',
  near('bump', 'rock hard|tight\\w*|sore|pain\\w*|hurt\\w*', 6),
  'ectopic|miscarr\\w*|pre ?eclampsia|placenta\\w*',
];
