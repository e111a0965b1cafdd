/** Turns of phrase between workouts, and the plain words for them. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hillier|lumpier|climbier)\b(?! (?:one|ride|run|day|workout|session)s?\b)/g,
    'more elevation gain',
  ],
  // The weather is what the device measured.
  [/\b(warmer|hotter|colder|cooler|chillier) (?:weather|conditions|temps?|air)\b/g, '$1'],
  // Temperature, of which one workout alone is asked otherwise.
  [
    /\b(?:warmer|hotter|more (?:heat|hot)|higher temps?)\b(?! (?:ride|run|day|one|session|workout)s?\b)/g,
    'higher temperature',
  ],
  [
    /\b(?:colder|cooler|chillier|nippier|fresher)\b(?! (?:ride|run|day|one)s?\b)/g,
    'lower temperature',
  ],
  [
    /\b(?:was|were|is) the (?:warmer|hotter|hottest|warmest) (?:one|ride|run|day|session|workout)\b/g,
    'had the higher temperature',
  ],
  [
    /\b(?:was|were|is) the (?:colder|cooler|coldest|coolest|chillier) (?:one|ride|run|day|session|workout)\b/g,
    'had the lower temperature',
  ],
  [/\b(?:hottest|warmest)\b/g, 'highest temperature'],
  [/\b(?:coldest|chilliest)\b/g, 'lowest temperature'],
  [
    /\b(?:was|were|could|can|is)(?: it| that)?(?: be)?(?: just| maybe| all)? (?:down to |due to |because of |about )?the (?:heat|temperature|weather|cold|(?:hotter|warmer|colder|cooler) (?:day|weather))\b/g,
    'temperature',
  ],
  [/\b(?:to blame|at fault|responsible|the reason|the culprit)(?: for (?:it|that|this))?\b/g, ' '],
  // Hills taken out of the pace.
  [
    /\b(?:hills?|climb(?:s|ing)?|terrain|elevation|gradients?|slopes?|ups? and downs?|vert)(?: (?:is|are|being|all))?(?: (?:taken into account|(?:taken )?in account|factored in|accounted for|corrected(?: for)?|adjusted(?: for)?|considered|evened out|ironed out|neutrali[sz]ed|removed|compensated(?: for)?))|-corrected\b|\b(?:taking|with|factoring|if (?:you|i|we) (?:take|factor)|considering|accounting for|compensating for|correcting for|allowing for|adjusted for|adjusting for|corrected for) (?:in )?(?:the |all the |my )?(?:hills?|climbs?|climbing|elevation|terrain|gradients?|slopes?|vert)(?: (?:into account|in account|in mind|factored in|in|taken into account|considered))?\b|\b(?:as )?if (?:both|they|all|each)(?: (?:runs|rides))? (?:were|was|had been) flat\b|\b(?:what (?:would|is|was|are) (?:that|it|they|those|this) )?(?:be|worth|equal) on (?:the )?flat(?: ground)?(?: equivalent)?\b|\bon (?:the )?flat(?: ground)?(?: equivalent)?\b(?=.*\b(?:which|who))|\bflat(?: ground)? equivalent(?: pace)?\b|\b(?:terrain|hill|elevation|gradient|slope|climb)[ -](?:corrected|adjusted|neutral)\b/g,
    ' grade adjusted pace ',
  ],
  // Power of two meters.
  [
    /\b(?:is|are|was|were) (?:it|that|they|those|these) (?:from )?(?:the |a )?(?:same|different) (?:power ?meters?|sensors?|meters?|devices?|pods?)\b|\b(?:can|could) (?:you|i|one|we|those|these|the|both) ?(?:powers?|watts?|wattages?|power numbers?)? ?(?:be )?compare(?:d)?(?: (?:the|those|these))?(?: (?:powers?|watts?|wattages?))(?= *(?:$|[?,]))|\b(?:can|could) (?:those|these|the|both) (?:powers?|watts?|wattages?|power numbers?) be compared\b/g,
    ' why power ',
  ],
  // Stopped time.
  [
    /\bhow long (?:were|was|are) (?:all )?(?:my |the )?(?:stops?|breaks?|pauses?|halts?|waits?)(?: in total| altogether| all in all)?\b|\bhow (?:long|much time) (?:did|was|were) i (?:(?:spend |lose |waste )?(?:stop(?:ped|ping)?|paus(?:e|ed|ing)|standing(?: still| around)?|wait(?:ing)?|halted|not moving)|(?:lose|spend|waste)(?: \w+)? (?:at|on|in|with) (?:the |my )?(?:stops?|breaks?|pauses?|lights|waiting))\b(?! (?:at|on|in) (?:the )?(?:longest|first|last|second))|\b(?:stops?|breaks?|pauses?|halts?) ?,? how long\b|\btime lost (?:at|to|in|on) (?:the )?(?:stops?|breaks?|pauses?)\b/g,
    ' time stopped ',
  ],
  // One effort is the whole.
  [
    /\b(harder|tougher|hardest|toughest|easier|easiest|bigger|biggest|stronger) (?:overall |total )?effort\b(?! ?\d)/g,
    '$1 one',
  ],
  [/\bwhich effort was (?:the )?(?:bigger|harder|tougher|greater)\b/g, 'which one was harder'],
  [
    /\b(?:was|were|is) (?:more of an effort|the bigger (?:day|effort|one|session))\b|\b(?:took|takes|take|cost|drained|demanded|got) (?:the )?(?:more|most) (?:out of|from) (?:me|my legs|the legs|you)\b|\b(?:hurt|hurts|killed|destroyed|broke|wrecked|cooked) (?:me )?(?:more|most|worse|harder)\b/g,
    'had the higher training stress',
  ],
  // Peak power.
  [
    /\b(?:top|peak|max(?:imum)?|highest|best|biggest) sprint(?:s|ing)?(?: (?:watts|power|wattage))?\b/g,
    'highest power',
  ],
  // Work intervals taken together.
  [
    /\b(?:total |how many |number of |sum of |the )*(?:minutes|mins|time|hours) (?:of |at |in |on |spent )+(?:the )?(?:hard |intense )?(?:work|intensity|intervals|reps|efforts)(?: (?:altogether|in total|all told|all together|total))?\b|\b(?:sum|total) of (?:the |my |all )*(?:rep|interval|effort) (?:durations?|lengths?|times?)\b|\btotal work time\b|\b(?:total |how many )(?:hard )?minutes of (?:hard )?work\b/g,
    ' work time ',
  ],
  // Climbing for the distance.
  [
    /\b(?:climb(?:ing|ed)?|vert|elevation(?: gain)?|(?:metres|meters|m) (?:up|climbed|of (?:climbing|ascent))|ascent|height gain|gain|up) (?:per|for each|for every|a|each) (?:km|k|kilomet(?:re|er)|mile)(?: ridden| run)?\b|\b(?:hill(?:y|ier|iest)|(?:more|most|less|least) (?:hilly|climbing)|climbing) (?:for|relative to|given) (?:its|the|their) (?:length|distance|size)\b/g,
    'climbing density',
  ],
  // Work intervals.
  [
    /\bof the (?:\d+|four|five|six|eight|ten|twelve|fifteen|twenty)(?= *(?:$|[?,]|was|is|were|had|has))/g,
    ' ',
  ],
  [/\b(?:single|individual|one) (?=effort\b)/g, ''],
  [
    /\b(?:over|in|during|for|on|of) the work(?= *(?:$|[?,]|and|by|in both|in each|both))/g,
    'in the intervals',
  ],
  [/\bon ?-?(?:bits|parts|sections|phases|pieces|blocks|segments)\b/g, 'intervals'],
  [
    /\b(reps?|intervals?|laps?|km|splits?|climbs?) (?:vs|versus|v|against|for|and) \1\b/g,
    '$1 by $1',
  ],
  [/\b(rep|interval|lap|km|split|climb)[- ](?:by|for)[- ]\1\b/g, '$1 by $1'],
  // The set is where the reps are.
  [/\b(?:of )?(?:the |my |both |these |those |two )*sets? (?=(rep|interval)s? by \1\b)/g, 'them '],
  [
    /\b(?:better|stronger|quicker|faster) (\d+ ?(?:min(?:ute)?s?|s|sec(?:ond)?s?|k|km|m) (?:reps|intervals|efforts))\b/g,
    'higher power $1',
  ],
  // Load, as what has to be recovered from.
  [
    /\b(?:cost|need|take|require|demand|want|ask for|mean)s? (?:me )?(?:more|longer|most|the most|the longest|a longer)? ?(?:to )?(?:recover(?:y|ing)?|rest)(?: time)?(?: from| after(?:wards)?)?\b|\b(?:need|take|require)s? (?:me )?(?:longer|longest|more time) to (?:recover|get over)(?: from)?\b/g,
    'had the higher training stress',
  ],
  [
    /\bdo i (?:need|require) (?:longer|longest|more time|more rest) to (?:recover|get over)(?: from)?\b/g,
    'had the higher training stress',
  ],
  [
    /\b(?:by|in terms of|in order of) (?:overall )?(?:effort|strain|hardness|difficulty)(?= *(?:$|[?,]))/g,
    'by training stress',
  ],
  [
    /\b(?:more|most) (?:stressful|taxing|draining|strenuous|exhausting)\b/g,
    'the higher training stress',
  ],
  [/\b(gap|difference)s? between the (rep|interval|lap|climb)s\b/g, '$1, $2 by $2'],
  // Pacing.
  [
    /\b(?:got|gets?|getting) (?:faster|quicker|stronger) as (?:it|i) (?:went|goes) (?:on|along)\b/g,
    'rose',
  ],
  // Speed without stops.
  [
    /\b(?:speed |faster |quicker |quickest |fastest )(?:while|when|whilst) (?:actually )?(?:moving|rolling|riding|running|pedall?ing)\b/g,
    'faster without the stops ',
  ],
  [/\b(?:while|when|whilst) (?:actually )?(?:moving|rolling)\b/g, 'without the stops'],
  [
    /\b(?:more|most|longer|longest) (?:stopping|standing|waiting|hanging) (?:around|about|still|time)?/g,
    'longest time stopped ',
  ],
  // What is asked for where it is known.
  [
    /,? ?\b(?:if|as far as|where|when|insofar as) (?:you (?:have|know|can|got)|(?:it|they|thats|theyre) (?:is |are )?(?:there|available|known|recorded)|possible|available)(?: (?:it|them|that|those|one))?\b/g,
    ' ',
  ],
  [/,? ?\b(?:the last|i mean the) (?:full|complete|whole) one\b/g, ' '],
  // Differences.
  [
    /\b(?:the )?(?:time )?gap (?:over|for|on|across) (?:the )?(\d+) ?k(?:m)?s?\b/g,
    'difference of best $1 km',
  ],
  [
    /\b(?:the )?(?:gap|difference|margin|time) between (?:the|my|these|both)? ?(?:two )?(\d+) ?ks\b/g,
    'difference of best $1 km',
  ],
];

/** A plain text in the words that slots are read from. */
export function phrased(plain: string): string {
  return PHRASES.reduce((text, [pattern, words]) => text.replace(pattern, words), plain)
    .replace(/\s+/g, ' ')
    .trim();
}
