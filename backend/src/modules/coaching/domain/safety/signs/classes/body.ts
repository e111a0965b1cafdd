/** What hurts and how, in plain words and in those of phones. */
export const ACHES =
  'pains?|painful|ache[sdy]?|aching|hurt(?:s|ing)?|sore(?:ness)?|tight(?:ness|ened|ening|ens)?|pressure|press(?:es|ed|ing)|squeez\\w*|crush\\w*|burn(?:s|ed|ing|t)?|discomfort|heav(?:y|iness)|stab(?:s|bed|bing)?|st(?:ings?|inging|ung)|twing\\w*|throb\\w*|pinch\\w*|cramp\\w*|sharp|constrict\\w*|clench\\w*|nigg\\w+|gripp?(?:ing|ed)|like a (?:vice|vise|band|knife)|standing on|sat on|sitting on|agony';
export const STRANGE =
  'weird(?:ly)?|strange(?:ly)?|funny|odd(?:ly)?|wrong|dodgy|not right|not good|off|bad|awful|rough|horrible|iffy';

export const LIMB =
  'ankles?|wrists?|knees?|shins?|legs?|foot|feet|arms?|elbows?|shoulders?|collar ?bones?|clavicle|hips?|fingers?|thumbs?|toes?|ribs?|hands?|calf|calves|hammy|hamstrings?|achilles|quads?|groin|pelvis|kneecap|spine|back|neck|jaw|nose|cheek ?bone|bones?';

/** Somebody came off. */
export const CRASH =
  'crash(?:ed|es)?|fell|fall(?:en|ing)?|stacked it|came off|come off|wiped out|tumbled?|hit the (?:deck|tarmac|ground|road|floor)|knocked (?:off|down|over)|accident|binned it|spill|went down|collision|collided|over the (?:handle ?)?bars|hit by an?|landed|face ?plant\\w*|went flying|slid out|slipped|thrown off';

export const SICK =
  'vomit\\w*|throwing up|threw up|thrown up|throw up|puk(?:e|ed|ing)|being sick|been sick|was sick|feel(?:ing)? (?:\\w+ )?sick|felt (?:\\w+ )?sick|nause\\w+|chuck(?:ed|ing) up|barf\\w*|spew\\w*';

/** A head that does not think as it should. */
export const CLOUDED =
  'confus(?:ed(?! (?:was|is|by|about|why|how|what|whether|with|if|me))|ion)|muddled|disorient\\w*|deliri\\w*|incoheren\\w*|babbl\\w*|gibberish|mumbl\\w*|slurr\\w*|(?:talk|speak|say|spout)(?:ed|ing)? (?:\\w+ )?(?:nonsense|rubbish|funny|gibberish|weird|rot|crap)|not making (?:any )?sense(?! of)|(?:wasn|weren|isn|aren) t making (?:any )?sense|out of it|spaced(?: out)?|groggy|hallucinat\\w*|seeing things|(?:can|couldn|could not|can not) (?:t )?(?:think|speak|talk)(?: straight| clearly| properly| right| sense)?|felt drunk|feel drunk|like i was drunk|as if drunk|acting (?:weird|strange|odd|funny|drunk)|stagger\\w*|weaving|drowsy|sleepy|lethargic|unresponsive';

export const NO_DEVICE =
  '(?:garmin|wahoo|watch|app|computer|screen|display|phone|unit|device|sensor|gps|battery|power ?meter|light|monitor|strap|trainer|zwift|strava|file|headset|radio|head unit|software|website|site|page|karoo|bolt|edge|fenix|forerunner|coros|polar|suunto)';
