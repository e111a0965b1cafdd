const HARD =
  '(?:climbs?|hills?|intervals?|sprints?|rides?|runs?|reps?|sessions?|training|workouts?|races?|efforts?|pass|ramp|stage)';

/** What somebody looks at. */
const NUMBERS =
  '(?:times?|prices?|cost|bill|numbers?|plan|ftp|results?|stats?|data|splits?|scores?|weather|forecast|route|profile|elevation|gradient|watts|reps?|graph|chart|zones|maths?|power meter|invoice|calendar|leaderboard|segment|hill)';

/**
 * Sayings of athletes that sound like a sign but are not; they are taken out before anybody looks.
 */
export const SPARED: readonly RegExp[] = [
  /\bpain in the (?:neck|ass|butt|backside|arse)\b/g,
  /\bpain cave\b/g,
  /\bsuicid\w* (?:squeeze|mission|swaps?|sessions?|sets?|climbs?|efforts?|laps?|intervals?|reps?|pace|runs?|drills?|sprints?|descents?|hills?|attacks?|moves?|speed|start|for a)\b/g,
  /\b(?:pace|start|attack|descent|speed|sprint|climb|hill|gradient)(?: \w+){0,3} suicid\w*/g,
  /\b(?:hard|tough|brutal|fast|steep|stupid|mad|crazy|savage)(?: \w+){0,2} not (?:\w+ )?suicid\w*/g,
  new RegExp(
    String.raw`\bkill(?:ing|ed)? myself (?:on|in|up|over|with|during|doing) (?:\w+ ){0,3}${HARD}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\bwant(?:ed)? to die (?:on|in|at|during|halfway|up|by|around|near|after) (?:\w+ ){0,3}(?:${HARD}|km|kilomet\w+|miles?|\d+|end|top|finish)\b`,
    'g',
  ),
  /\b(?:skipped|stopped)(?: a)?(?: beat)? when i (?:saw|heard|read|noticed)\b/g,
  /\b(?:watch|garmin|wahoo|computer|screen|display|phone|unit|device|sensor|gps|app|battery|power meter|light|monitor|strap)(?: \w+){0,3} (?:black(?:ed|s)? out|pass(?:ed|es) out|went black|went blank|collapsed|faint(?:ed|s)?|fell off|crash(?:ed|es)?|had a fit|had a stroke|had a seizure|had a heart attack|conked out)\b/g,
  /\bmak(?:e|es|ing) me dizzy\b/g,
  /\bhead(?: \w+){0,2} hit(?: \w+){0,2} (?:head ?)?winds?\b/g,
  /\b(?:strap|belt|band|monitor|bra|vest|pack|jersey|bib)(?: \w+){0,8} chest\b/g,
  /\boff my chest\b/g,
  /\bpass(?:ed|ing|es)? out (?:half|of|water|bottles|gels|medals|flyers|the (?:field|bunch|pack|guy|group|leader)|(?:\w+ )?(?:riders?|runners?|people|guys?|cyclists?|places))\b/g,
  /\bfaint(?:est)? (?:praise|idea|hope|whiff|smell|recollection)\b/g,
  /\bcollaps(?:ed|ing)? (?:on|onto|into) (?:the|my|a) (?:sofa|couch|bed|chair)\b/g,
  /\b(?:saw|seeing|see|seen|into|hit) double (?:figures|digits)\b/g,
  /\b(?:lost|lose|losing) sight of\b/g,
  /\b(?:got|get|give[sn]?|gave|giving|getting) (?:me )?a headache (?:from|reading|looking|trying|with)\b/g,
  /\bswollen with pride\b|\bswollen ego\b/g,
  /\bcatch my breath (?:before|between|at|on|in|after) (?:\w+ ){0,3}(?:reps?|lights?|top|intervals?|next|set|summit|corner|descent|junction)\b/g,
  /\bfat and slow\b/g,
  /\b(?:was|is|were|are|felt|feels|pure|total|absolute) (?:\w+ )?suicide(?= $| (?:how|what|why|did|was|is|where|which))/g,
  /\bcan ?(?:not|t) go on like this i need more (?:rest|recovery|easy)\b/g,
  /\b(?:doping|dope|drug|poison|medicine) is (?:\w+ )?(?:cake|coffee|pizza|beer|chocolate|sunshine|cycling|running|tailwind)\b/g,
  /\bhands? swollen a bit\b/g,
  /\bhay ?fever\b/g,
  /\b(?:flu|covid|tetanus) (?:jabs?|shots?|vaccin\w*|boosters?)\b/g,
  /\b(?:cold|flu|covid|fever|bug|infection|sick|ill|covid years ago)(?: \w+){0,6} (?:all (?:good|clear|gone|better|healed|fine)|recovered|long gone|fine (?:now|since)|over it|back to normal|gone now)\b/g,
  /\b(?:flu|covid) (?:\w+ )?years? ago\b/g,
  /\bheart attack when (?:my|the|a) (?:phone|alarm|dog|cat|deer|bird|car|horn|bell|doorbell|squirrel|fox)\b/g,
  /\bstars (?:\w+ ){0,4}(?:clear|night|sky)\b/g,
  /\b(?:bike|shoe|watch|kit|helmet|good|perfect|custom|saddle) fit\b/g,
  /\b(?:broke|fractured|tore|sprained|twisted|dislocated|snapped|pulled|broken)(?: \w+){0,4} (?:(?:\w+ )?years? ago|(?:last|as a) (?:year|season|winter|summer|kid|child)|in (?:19|20)\d\d)\b/g,
  // What a number or a price does to somebody.
  new RegExp(
    String.raw`\b(?:\w+ ){1,8}(?:when|after|once|as soon as) (?:i|he|she|we) (?:saw|see|sees|heard|read|opened|noticed) (?:\w+ ){0,3}${NUMBERS}\b`,
    'g',
  ),
  new RegExp(String.raw`\b${NUMBERS}(?: \w+){0,6} (?:headache|heart attack|stroke|sick)\b`, 'g'),
  /\b(?:bang|hit|beat|smack)\w* (?:my |his |her )?heads? (?:on|against|into) (?:a|the) (?:brick |proverbial )?wall\b/g,
  /\b(?:like|as if|as though|thought|think|accused|look) (?:\w+ ){0,3}(?:doping|doped|on (?:drugs|epo|steroids|something|dope|juice))\b/g,
  /\b(?:traffic|data) clots?\b/g,
  /\bgels? (?:\w+ ){0,4}(?:sick|ill)\b/g,
  /\b(?:faint\w*|passed out|had a (?:heart attack|stroke|fit)|died)(?: \w+){0,2} (?:at|over|from) the (?:price|cost|bill|sight of the (?:price|bill|elevation|route|gradient))\b/g,
  /\bbanging (?:tunes?|music|playlist|ride|run|session|pace|track|beat)\b/g,
  /\b(?:hr|heart rate|pulse) (?:monitor|strap|sensor|band|belt)(?: \w+){0,3} (?:skip\w*|flutter\w*|paus\w*|stopp?\w*)(?: beats?)?\b/g,
  // What is worn on a part of the body, or named after it.
  /\b(?:ankle|knee|calf|arm|leg|head|neck|wrist|back|shoulder|elbow|hip|shin|toe|finger|hand) (?:socks?|sleeves?|warmers?|straps?|weights?|bands?|pads?|guards?|bags?|packs?|pockets?|wheels?|supports?|rolls?|tape|torch|cam|rests?|bracelets?|bars?|drills?|day|tube)\b/g,
  /\b(?:short of|out of) breath after (?:the|a|my|that|each|every) (?:\w+ )?(?:sprints?|intervals?|reps?|finish|climbs?|efforts?)\b(?!.*\b(?:hours?|still|rest|days?|since)\b)/g,
  /\bblackout (?:in|at|on|across) (?:our|the|my) (?:street|town|area|village|house|city|region|road|block)\b/g,
  /\bcollaps(?:ed|ing) (?:my|the|a|his|her) \w+\b/g,
  /\bfaint (?:rain\w*|drizzle|lights?|glow|breeze|beeps?|noise|whisper|track|path|trail|marks?|outline)\b/g,
  /\bvision (?:for|of) (?:the|my|our|this) (?:season|year|plan|team|future|training)\b/g,
  /\b(?:cuts?|bleeding) (?:in|to|on|from) (?:my |the )?(?:training|hours|volume|budget|price|spend|load|power|watts|time)\b/g,
  /\bswell\w* my ego\b/g,
  /\bbr(?:oke|eaks?|oken|eaking) (?:my|his|her|our)(?: own)? heart\b/g,
  /\b(?:legs?|quads?|lungs?|thighs?|calves|muscles) (?:\w+ )?burn(?:s|ed|ing|t)?\b/g,
  /\bdizzy (?:from|by|with|of|looking at|reading) (?:\w+ ){0,3}(?:laps|numbers|turns|corners|roundabouts|circles|stats|data|charts?)\b/g,
  /\bdead in the (?:plank|hang|push ?ups?)\b/g,
];

const OBJECT =
  '(?:zones?|head ?winds?|data|power meter|gps|garmin|watch|hills?|climbs?|reps?|intervals?|sprints?|laps?|pace|ftp|threshold|tempo|segments?|koms?|pbs?|burpees|plan|taper|trainer|turbo|numbers|stats|gear|lane|cadence|weather|wind|training|workouts?|sessions?|squats|gym|app|traffic|sleep|base miles|junk miles|hot|heat)';

/** What follows a word of despair or of danger that is only a figure of speech. */
export const FIGURATIVE = new RegExp(
  String.raw`^\s*(?:(?:on|of|about|with|without|at|in|up|over|by|for|into)\s+(?:\w+\s+){0,3}${OBJECT}\b|into the (?:hills|woods|mountains|forest|countryside|wild)\b)`,
);

/** What joy does, and no illness. */
export const OF_JOY = new RegExp(
  String.raw`^\s*(?:(?:with|from|for|of|by)\s+(?:\w+\s+)?(?:joy|laugh\w*|happiness|excitement|boredom|pride|envy|shame|relief|jealousy|delight)\b|laughing\b)`,
);

const COMPLAINT =
  '(?:headaches?|dizz(?:y|iness)|(?:chest )?pains?|nausea|nauseous|vomiting|swelling|swollen|blood|bleeding|numb(?:ness)?|confus(?:ed|ion)|sick(?:ness)?|faint(?:ing|ness)?|palpitations?|breathless(?:ness)?|fever|concuss(?:ed|ion)|injur(?:y|ies|ed)|broken bones?|symptoms?)';

/** What is said not to be there, wherever it is said. */
export const ABSENT = new RegExp(
  String.raw`\b(?:no|not|without|zero|isn t|wasn t|never any|not any) (?:(?:any|real|more|signs? of) )?${COMPLAINT}(?: (?:and |or |nor )?(?:no |any )?${COMPLAINT})*\b(?! (?:mate|friend)|(?: \w+)*? (?:until|but|before this|like this|at first)\b)`,
  'g',
);
