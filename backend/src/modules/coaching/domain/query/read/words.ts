/** What other parts of the coach answer better: history, zones, plans, models, meanings. */
export const NOT_HERE =
  /\b(?:zones?|z[1-5]|tss|intensity factor|drift\w*|decoupl\w*|efficien\w*|w ?prime|vdot|vo2|ftp|threshold|predict\w*|should|tomorrow|next (?:time|session|week|ride|run|workout)|planned|the plan|my plan|target|goal|last (?:time|week|month|year)|usual\w*|normally|ever|record|pb|pr|what (?:does|do|is|are)\b.*\bmean|means|meaning|definition|explain|balance|left|right leg|calories|recover from|if i|what if)\b/;

export const LIST =
  /\b(?:(?:rep|lap|interval|km|mile|climb) by (?:rep|lap|interval|km|mile|climb)|by quarters?|each|every|per (?:lap|rep|interval)|(?:times?|splits) per (?:km|mile)|all (?:of )?(?:my|the)|list|table|break ?down|show me|give me|splits|one by one|individual\w*|what were|side by side)\b/;
export const RANK =
  /\b(?:rank\w*|sort\w*|order(?:ed)?|best to worst|worst to best|fastest to slowest|top (?:3|5|three|five))\b/;
export const SPREAD =
  /\b(?:consisten\w*|even|evenly|uneven|steady|steadily|var(?:y|ied|iation|iable)|spread|all over the place|same|similar|differ(?:ed|ent)? (?:much|a lot)|range)\b/;
export const TREND =
  /\b(?:fad(?:e|ed|ing)|(?:get|got|getting|gets|become|became) (?:slower|weaker|faster|stronger|worse|better|harder|easier|quicker|tired)|(?:slower|quicker|faster|weaker|stronger) or (?:slower|quicker|faster|weaker|stronger)|slowed(?: down)?|slow down|drop(?:ped|ping)? ?(?:off)?|fall(?:ing)? off|fell off|declin\w*|trend\w*|progress\w*|hold(?:ing)? up|held up|over the (?:course|set)|go up|went up|rise|rose|creep\w*|crept|climb with|change (?:over|across|through|during)|die off|tail(?: end| off)|build|built|as (?:i|it) went (?:along|on)|do over the|did over the)\b/;
export const TOTAL = /\b(?:total|in all|altogether|add up|sum|combined|overall)\b/;
export const COUNT =
  /\bhow many\b(?! (?:minutes|seconds|hours|km|kms|miles|metres|meters|watts|calories|beats))|\bnumber of\b|\bcount (?:of|my|the)\b/;
export const MEAN = /\b(?:avg|average|averaged|mean)\b/;
/** "How long did I stand at lights" asks for all of them. */
export const HOW_LONG = /\bhow (?:long|much time)\b/;
export const WHEN =
  /\b(?:when|where|which (?:km|kilomet\w+|mile|minute)|what (?:time|km|minute|point)|at what|how far (?:in|into))\b/;
/** "Where did the wheels come off", "from which km did I pick it up". */
export const ONSET =
  /\b(?:when|where|from (?:which|what)|at (?:which|what)|which (?:km|mile|lap)|how far in)\b.*\b(?:wheels|c[ao]me off|f[ae]ll apart|pick(?:ed)? (?:it|things|the pace) up|start(?:ed)? (?:to )?(?:slow|fad|drop|dying|die|go(?:ing)? downhill|speed|get)\w*|bl[oe]w up|bonk\w*|crack\w*|los(?:e|t) it|fad(?:e|ed)|slow(?:ed)? down|turn(?:ed)?|kick(?:ed)? in)\b/;
export const WHY = /\b(?:why|how come|what made|reason|whats going on|what went wrong)\b/;
export const BOTH_ENDS =
  /\b(?:best|fastest|quickest|strongest|highest|longest|hardest)\b(?: \w+)? (?:and|vs|versus|or|&) (?:the |my )?(?:worst|slowest|weakest|lowest|shortest|easiest)\b|\b(?:worst|slowest|weakest|lowest|shortest|easiest)\b(?: \w+)? (?:and|vs|versus|or|&) (?:the |my )?(?:best|fastest|quickest|strongest|highest|longest|hardest)\b/;
/** Words that point at parts without naming them. */
export const POINTS_AT_PARTS =
  /\b(?:which (?:one|step|block|bit|part)|steps|(?:fast|slow|hard|easy|work) (?:ones|bits|parts)|minutes? of the|min and|fastest min(?:ute)?|as i went (?:along|on)|overs?|quickest \d{3}|tail end|pyramid|ladder|the whole way|all the way)\b/;
