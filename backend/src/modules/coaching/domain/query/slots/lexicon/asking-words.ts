import { words, type AskWord, type Doing, type Entry, type Join } from '../slot.js';

const ask = (of: AskWord, source: string): Entry => words(source, { kind: 'ask', ask: of });
const doing = (of: Doing, source: string): Entry => words(source, { kind: 'doing', doing: of });
const join = (of: Join, source: string): Entry => words(source, { kind: 'join', join: of });

/** What is asked for, and what is to be done with it. */
export const ASKING_WORDS: readonly Entry[] = [
  ask(
    'what',
    'what(?:s| was| were| is| did)?|wots?|wat|what (?:do|did) you (?:have|get|show|see|record|make it)(?= (?:for|in|on|over|there))',
  ),
  ask('which', 'which(?: one| of (?:them|those|these|the|my))?|whichever'),
  ask(
    'when',
    'when|at (?:what|which) (?:point|time|minute|moment|mark)|around (?:what|which) (?:point|time|minute)|what (?:time|point|moment)|which minute|how (?:far|long) (?:in|into)(?= (?:did|was|were|is|do|it|i|the (?:run|ride|race|session|workout))\\b| *$)',
  ),
  ask(
    'where',
    'where(?:abouts)?|(?:at |on )?(?:what|which) (?:distance|km|kilomet(?:re|er)|mile|point|spot|place|mark)(?: mark)? (?:was|is|were) (?:that|it|this|they)(?: one)?(?: at)?|after how (?:many|much) (?:km|k|kilomet(?:re|er)s?|miles?)|at (?:what|which) (?:distance|place|spot)|(?:km|kilomet(?:re|er)|mile) marks?|(?:at|in|on|to) (?:what|which) (?:km|k|kilomet(?:re|er)|mile)|from (?:what|which) (?:km|k|kilomet(?:re|er)|mile)|(?:what|which) (?:km|kilomet(?:re|er)|mile) (?:did|is it|was it|was that)',
  ),
  ask(
    'why',
    'why(?: so)?|(?:any |for what |what |the |a |for which )?(?:reasons?|explanations?|excuses?)(?: for (?:it|that))?(?= *(?:$|[,?]|why|behind|for))|(?:any (?:idea|clue)|do you know|tell me|explain) (?:why|how come)|what(?:s| is| was| were| could be)? (?:behind|the (?:cause|reason|explanation))(?: (?:of |behind |for )?(?:it|that|this))?|what (?:caused|(?:could |would |might )?explains?|led to|drove)|wtf(?: happened)?(?! is)|how come|what made|reason(?: for)?|whats going on|what went wrong|what happened|explain(?= why)|what caused',
  ),
  ask(
    'why',
    'what(?:s| is| was) (?:wrong|up|the (?:matter|deal|story)|going on|happening) with(?= (?:the |my |that |this )?(?:number|no|lap|rep|interval|km|kilomet\\w+|climb|quarter|set|block|mile|last|first|second|third|fourth|fifth|\\d|it$|that$|one))',
  ),
  ask(
    'how long',
    'how long(?: did(?: (?:i|we|it))? (?:take|last))?|how much time|how long (?:time)?',
  ),
  ask('how far', 'how far'),
  ask('how fast', 'how (?:fast|quick(?:ly)?|slow(?:ly)?)'),
  ask('how high', 'how high'),
  ask('how low', 'how low'),
  ask('how hard', 'how (?:hard|strong)'),
  ask('how much', 'how much|by how (?:much|far)|by what'),
  ask(
    'how many',
    'times (?=i |we |did )|how many|how often|how many times|number of|count of|no of',
  ),
  ask('whether', '^(?:was|were|did|do|does|is|are|am|have|has|had)'),
  doing(
    'list',
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    'list(?:ed|ing)?(?: of)?|(?:in |as )?(?:a )?(?:little |small |short )?tables?|tabulat(?:e|ed)|tabular|in (?:rows|columns|lines)|rows?(?= each)|one (?:row|line) each|one (?:under|below|beneath) (?:another|the other)|one (?:per|a|on each) line|line by line|bullet ?points?|bullet(?:s|ed)?(?: list)?|as bullets|itemi[sz]ed?|set out|lay out|laid out|jot down|write down|spell(?:ed)? out|rattle off|reel off|run(?: me)? through|walk me through|go through|step through|all (?:four|five|three|six|of em|of them) in a row|all of em|every single one|break (?:the|my|it|them|that|this|those)(?= .{0,30}\\bdown)|break ?down|breakdown|one by one|individual(?:ly)?|side by side|in order|enumerate|each of (?:them|the|those|my)|all of (?:them|the|my)|show(?: me)? all|drop all|step by step|spread(?= of (?:the|my) (?:full )?(?:km|splits))|row by row|one per (?:row|line)|line(?:d)? up(?= (?:the|my|all|those|every))|overview of',
  ),
  doing(
    'rank',
    'rank(?:ed|ing)?(?: of)?|sort(?:ed)?(?: by)?|order(?:ed)?(?: by)?|best to worst|worst to best|fastest to slowest|top(?= \\d| three| five| two)|leaderboard',
  ),
  doing(
    'count',
    'how many(?! (?:minutes|mins|seconds|hours|km|kms|k|kilomet\\w+|miles|metres|meters|m|watts|calories|kcal|beats|bpm|feet|ft))|how often|number of|count of|how many times|count(?= (?:my|the))',
  ),
  doing(
    'difference',
    'differences?|diff|delta|jump(?= (?:to|from|between|in))|shortfall|deficit|(?:how far )?(?:beneath|behind|ahead of)(?= (?:the|this|that|it))|separat(?:es?|ed|ing)|margin|swing|differ(?:s|ed)?|disparity|discrepancy|loss(?= (?:of|in|from)|$)|stack(?:s|ed)? up|match(?:es|ed)? up|(?:how )?(?:far|much) (?:off|apart)|gap(?= (?:between|in|from|of|to))|(?:the|a|that|whats the) gap|apart|(?<=\\b(?:stops?|waits?|halts?|pauses?|breaks?|lights|half|quarter|climbs?|hills?) )cost(?= me\\b(?! (?:the )?most))|lost|lose|losing|drop(?:ped|s)?|drop off|drop-off|gained|minus|compared?(?: (?:to|with))?|comparison',
  ),
  doing(
    'trend',
    'trends?|(?:going|heading|headed|went|moving) where|which (?:way|direction)|sank|sink(?:ing|s)?|sagg(?:ed|ing)|dwindl(?:e|ed|ing)|wan(?:e|ed|ing)|ebb(?:ed|ing)?|slump(?:ed|ing)?|plummet(?:ed)?|ramp(?:ed)? up|surg(?:e|ed|ing) up|inch(?:ed|ing)? up|step(?:ped)? up|swell(?:ed|ing)?|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|fad(?:e|ed|ing)|(?:get|got|getting|gets|become|became|grow|grew)(?= (?:slower|weaker|faster|stronger|worse|better|harder|easier|quicker|tired))|slow(?:ed|ing)? down|declin(?:e|ed|ing)|progress(?:ed|ion)?|h[eo]ld(?:ing)? up|go(?:ing|ne)? up|went up|going down|went down|(?<=\\b(?:hr|rate|power|pulse|heart|cadence|it|watts|pace|bpm|speed|they|numbers) )go(?:es)? down|(?:down|up)wards?(?: trend)?|rose|rise|rising|creep(?:ed|ing)?|crept|die off|tail off|tailed off|build(?:ing)?|built|as (?:i|it) went (?:along|on)|over the (?:course|set|session|ride|run)|through the (?:set|session)|sag(?:ged)?|each time|every time|as i tired|drift(?:ed)?(?= (?:up|down|over))|flag(?:ged|ging)?|slope (?=per|of)|over time|against time|with time(?=$)|develop(?:ed)?|evolv(?:e|ed)|change over|look over|collaps(?:e|ed|ing)|sped up as|do over the|did over the|do over (?:the |those )?\\d+ (?:hours?|h|minutes?|min|km|k|miles?)',
  ),
  doing(
    'trend',
    '(?<!\\b(?:average|avg|mean)\\b.{0,30})from (?:the )?(?:start|beginning|gun) (?:to|till|until|through to) (?:the )?(?:finish|end)|(?:move[ds]?|go|going|went) in (?:the )?(?:opposite|different|same) directions?|in opposite directions|diverg(?:e|ed|ing)|c[ao]me apart|(?:held|hold|holding|kept|keep|keeping|maintain(?:ed|ing)?|sustain(?:ed|ing)?)(?= (?:my |the |that |it |on )?(?:\\w+ ){0,3}(?:(?:right |all the way )?(?:to|till|until|through to) (?:the )?(?:very )?(?:end|finish|line)\\b|throughout|all the way))',
  ),
  doing(
    'spread',
    'consisten(?:t|tly|cy)|scattered|clustered|standard deviation|std ?dev|sd|coefficient of variation|variance|scatter|fluctuat(?:e|ed|ion|ions|ing)|wobbl(?:e|ed|y|ing)|evenly|even|uneven|steady|steadily|var(?:y|ied|iation|iable)|spread|all over the place|similar|range|constant(?:ly)?|unvarying|(?:hold|held|keep|kept)(?= (?:the|my) (?:power|watts|pace|speed|effort|output) (?:across|over|through|for all|in all))|across(?= (?:the|my|all))',
  ),
  doing(
    'share',
    'how much of (?=the|my|those|this|that|it)|share|percent(?:age)?|proportion|fraction|per cent|what part|%|pct|procent',
  ),
  doing(
    'onset',
    'accelerat(?:e|ed|ing)|from (?:which|what) (?:one|rep|lap|km|interval)(?: number)? on(?:wards)?|(?:start(?:ed)?|begin|began|begun) (?:to |go(?:ing)? )?(?:press(?:ing)?|squeez(?:e|ing)|accelerat(?:e|ing)|wind(?:ing)? it up|slow(?:ing)?|fad(?:e|ing)|drop(?:ping)?|die|dying|push(?:ing)?|wrong|fall(?:ing)?|hurt(?:ing)?|crack(?:ing)?|speed(?:ing)?|going wrong|going downhill|going)|wheels (?:c[ao]me|fall|fell) off|f[ae]ll apart|pick(?:ed)? (?:it|things|the pace) up|go(?:ne)? wrong|went wrong|los[et] it|crack(?:ed)?|kick(?:ed)? in|bl[oe]w(?:n)? up|(?:turn|crank|dial|put|bump|wind|wound)(?:ed)? (?:it|(?:the|that) (?:belt|treadmill|speed|pace|dial|machine)) (?:up|down)|(?:turn|crank|dial|bump)(?:ed)? (?:up|down) the (?:belt|treadmill|speed|pace)|(?:the )?(?:belt|treadmill) (?:go|went|got|sped) (?:up|faster)',
  ),
  join('and', '&|\\+|plus|as well as|n(?= )|and|next to|alongside|beside'),
  join('or', 'or'),
  join('versus', 'vs|versus|v|against|compared? (?:to|with)|relative to|with respect to|/'),
  join('than', 'than|then(?= (?:the|rep|lap|km) )'),
  join('to', 'to|until|till|through|-'),
];

/** Words that hold a conversation together. */
export const LEANING_WORDS: readonly Entry[] = [
  words(
    '^(?:and|but|so|ok|okay|then|also|or|now|right|cool|nice|thanks|thx|hm+|wait|no)(?: (?:and|but|so|ok|then))*|what about|how about|what of|and what about|same(?: (?:for|but|thing|stuff|again|question))?|likewise',
    { kind: 'leaning' },
  ),
  words(
    '(?:that|this) (?:one|lap|rep|km|k|kilomet(?:re|er)|mile|interval|effort|block|set|quarter|half|stop|wait|halt|pause|climb|hill|descent|part|bit|stretch|section)|there|in (?:it|that)|of (?:it|that)|that|it',
    { kind: 'pointer', many: false },
  ),
  words(
    '(?:of )?(?:the|my|those|these|all) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)(?= *(?:$|[,?]))',
    { kind: 'pointer', many: true },
  ),
  words(
    '(?:those|these|them)(?: (?:two|three|ones|reps|laps|intervals|five|ten|\\d+))?|(?:the two|the three)(?! (?:best|worst|\\w+est))|both(?: of (?:them|those))?|they|their|theirs|of (?:them|those|these)|each one|all of them',
    { kind: 'pointer', many: true },
  ),
  words('one|bit|part', { kind: 'one', plural: false }),
  words('ones|bits|parts', { kind: 'one', plural: true }),
  words('each|every|all|any|per', { kind: 'each' }),
  words(
    'whole|entire|full|complete|overall(?= (?:ride|run|session|workout))|(?:whole |entire )?(?:ride|run|session|workout|activity|outing|spin|race|jog|trip|commute|loop)',
    { kind: 'whole' },
  ),
];
