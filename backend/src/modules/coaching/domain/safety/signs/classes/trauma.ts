import { CRASH, LIMB } from './body.js';
import { near, then } from './near.js';

const UNABLE = '(?:can t|cannot|can not|couldn t|could not|unable to|can hardly|can barely|cannae)';
const BENT =
  'weird (?:shape|angle)|odd (?:shape|angle)|funny (?:shape|angle)|wrong (?:way|angle|direction)|bent(?! (?:over|forward|arms|knees))|sticking (?:out|up)|poking (?:out|through)|see (?:the )?bone|deformed|misshapen|dislocat\\w*|popped (?:out|back|in)|out of (?:place|its socket|joint)|not straight|wonky|crooked|hanging off|a gap';
const NOISE =
  'crack|pop|popped|snap|snapped|bang|tear|tore|rip|ripped|crunch|twang|ping|click|clunk|go';

/** A fresh injury that a doctor must see today. */
export const TRAUMA_CLASSES: readonly string[] = [
  near(LIMB, BENT, 7),
  near(`(?:heard|felt)(?: \\w+){0,4} (?:${NOISE})`, LIMB, 6),
  near(LIMB, `(?:went|gone|goes)(?: \\w+)? with an? (?:\\w+ )?(?:snap|pop|bang|crack)`, 3),
  then(LIMB, '(?:popped|snapped|ruptured|gave way|buckled|exploded)', 3),
  then(
    '(?:something|it) (?:popped|snapped|cracked|tore|went pop|gave|went)',
    `(?:in|inside) (?:my|his|her|the)`,
    1,
  ),
  near(
    '(?:like|as if) (?:someone|somebody|i was|i got|being)(?: \\w+){0,2} (?:kicked|shot|hit)',
    LIMB,
    6,
  ),
  `${UNABLE} (?:put (?:any |my |much )?weight|weight ?bear|bear (?:any )?weight|take (?:any )?weight|stand on|push off|hop)`,
  `${UNABLE} (?:\\w+ )?walk(?! (?:down|up|away|past|the (?:dog|talk)|that|because of (?:doms|soreness)))(?= |$)`,
  `${UNABLE} (?:lift|move|bend|straighten|use|turn|rotate|raise|close|open|grip with|feel) (?:my|the|his|her|it|them)(?: \\w+)? ?(?:${LIMB}|head)`,
  near(
    LIMB,
    '(?:swollen|swelling|swelled|swell|balloon\\w*|blown up|blew up|size of an?|black and blue|purple|massive bruise|big bruise|bruised all|huge and)(?! with pride)',
    7,
  ),
  near(
    'shins?|foot|feet|hip|metatarsals?|groin|tibia|femur|heel|bone',
    '(?:at|all) night|every (?:hop|step)|hop(?:ping)?|limp\\w*|one spot|pin ?point|even (?:at rest|walking|in bed)|keeps me (?:up|awake)|wakes me',
    7,
  ),
  near(
    LIMB,
    '(?:won t|wouldn t|doesn t|can t|couldn t) (?:hold me|hold my weight|take my weight|carry me)',
    8,
  ),
  near(LIMB, 'twang\\w*|went sideways|with a crunch|facing the wrong', 4),
  near(
    LIMB,
    '(?:won|wouldn|doesn) t (?:move|bend|straighten|lift|work|turn|rotate|extend)(?! (?:as|well|like|the))',
    2,
  ),
  near(LIMB, '(?:in|into) (?:two|three|several|many)? ?(?:bits|pieces)', 5),
  `${UNABLE} put my (?:foot|heel|leg|arm) (?:down|flat)`,
  'stress (?:fracture|reaction)s?|fractur\\w*',
  near(`(?:${LIMB}) (?:\\w+ ){0,3}(?:cold|white|blue|numb|grey|gray)`, CRASH, 7),
  near(
    'belly|stomach|abdomen|tummy|spleen|gut|left shoulder|ribs',
    `handle ?bars?|kicked|rigid|rock hard|${CRASH}`,
    7,
  ),
  near('neck|spine', `${CRASH}|tingl\\w*`, 7),
  near(
    'neck|spine|back',
    'fingers tingl\\w*|legs (?:\\w+ ){0,2}(?:weak|numb)|electric shocks?|can t feel',
    8,
  ),
  near('ribs?|side', 'breathe|cracked|broken', 6),
  '(?:car|van|truck|lorry|bus|driver|motorbike|taxi|suv) (?:\\w+ ){0,2}(?:hit|clipped|knocked|ran|side ?swiped|doored) (?:me|him|her|my)',
  '(?:hit|knocked (?:off|down|over|out)|run over|clipped|doored|taken out) (?:\\w+ )?by (?:a|an|the) (?:\\w+ )?(?:car|van|truck|lorry|bus|driver|motorbike|taxi|suv)',
  near(
    'knee|joint|ankle|hip|elbow',
    '(?:red )?hot (?:and|to)(?: \\w+){0,6} (?:temperature|fever|shivers|chills)',
    4,
  ),
  near(
    CRASH,
    `(?:${LIMB})(?: \\w+){0,4} (?:agony|killing|won t|really hurts|so sore|mess|in bits|unbearable)`,
    6,
  ),
  then(
    'broke|broken|snapped|shattered|tore|torn|ruptured|dislocated',
    `(?:my |his |her |a |the )?(?:\\w+ )?(?:${LIMB}|ligament|acl|tendon|kneecap)`,
    1,
  ),
  then('pain', 'so bad|unbearable|10 out of 10|worst|excruciating|can t sleep|screaming', 3),
];
