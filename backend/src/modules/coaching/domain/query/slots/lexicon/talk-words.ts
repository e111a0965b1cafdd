import { words, type Entry } from '../slot.js';

const FILLER =
  'a an the my mine your his her our this that these those i we you it me us im ive id ill youd am is are was were be been being do did does done have has had can could would will ' +
  'of for in on at with by as from into out up down off over about around through during within inside across along ' +
  'please pls plz thanks thank thx ta cheers mate bro dude lol haha hm hmm tho though just only really actually exactly again well ok okay hey hi hello yeah yes yep no nope not dont didnt wasnt isnt right ' +
  'tell show give gimme say see know want wanna like get got getting put go going went ran run ride rode ridden riding running cycle cycled ' +
  'today yesterday morning evening there here now then so but if too also still even ever much many lot bit quite pretty very ' +
  'value values number figure figures reading data exact rough roughly approx approximately precise precisely please kindly ' +
  'hit hold held holding keep kept take took taken make made doing spend spent come came look looks looked find found have having feel felt push pushed pull pulled ' +
  'thing stuff way kind sort some any fr ngl tbh imo btw cap deffo kinda sorta honestly honest quick quickly shown recorded measured own ' +
  'good afternoon morning coach sir there lovely nice great cool super sweet wow ah oh hmm er um because cos cuz since what whats which how who it its theres id youre ' +
  'whole workout session training activity outing manage managed achieve achieved cover covered reach reached produce produced burn burned burnt ' +
  'somewhere anywhere somehow slow fast weak strong bad badly poor dead tired hard low high big ' +
  'abt main most least other another same different separately respectively both either overall ' +
  'never genuinely finally just claims claim says ' +
  // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
  'quantify work out figure calculate compute determine down by spell tabulate jot name pick reckon settle curious wonder wondering guess bet ' +
  'screen unit garage convert converted translate translated club mate lads lol hahaha haha wow woohoo whoa gosh damn bloody flipping dear buddy pal man guys folks old fella ' +
  'touch tad smidge smidgen hair later earlier clockwise ' +
  'alone solo itself themselves each lot bunch couple exactly precisely simply plain arithmetic entire file em ya u ur r pedals pedalling stomping ' +
  'while whilst during rolling across actual ish official officially hopefully possibly maybe perhaps ' +
  'whether anything something everything somebody someone anyone everyone nerd guy here data point record';

/** Words that add nothing to what is asked. */
export const TALK_WORDS: readonly Entry[] = [
  words([...new Set(FILLER.split(' '))].sort((a, b) => b.length - a.length).join('|'), {
    kind: 'filler',
  }),
  words(
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    '(?:,? ?)(?:correct|right|true|innit|yeah|isnt it|wasnt it|didnt i|wasnt i|correct me if (?:im )?(?:not|wrong)|am i right|is that (?:right|correct|true)|surely)(?= *(?:$|[,?]))|id (?:be curious|love|like) to know|could you say|(?:tell|give) me|curious to know|just wondering|(?:on|along|in) (?:the|my) (?:route|course|road|way|track|trail|profile|timeline)|what do you (?:have|make|reckon|think)|can you|could you|would you|if you would|if you can|if possible|do you (?:know|see|have)|let me (?:know|see)|i (?:want|need|wanna|would like) to know|remind me|confidence interval|lap button|forgot to look|from what to what|(?:or )?(?:did|is) (?:the|my) (?:watch|garmin|device|gps) (?:cheat|trick|fool|lying to|cheating)(?: me)?|must have been|fat[- ]finger(?:ed)?(?: press)?|accidental(?:ly)?(?: press(?:ed)?)?|by (?:mistake|accident)|(?:am i |just )?imagining(?: it| things)?|(?:on|using) (?:the |my )?(?:rollers|turbo(?: trainer)?|trainer|treadmill|dreadmill|belt)|(?:no|not any) idea(?: if| whether)?(?: it| you| the \\w+)?(?: even)? (?:knows?|saw|noticed|counted)|on the evidence of(?: this(?: one)?)?|out of (?:curiosity|interest)|no cap|i mean|you know|all right|by the way|as (?:an? )?(?:number|figure)',
    { kind: 'filler' },
  ),
];

/** Where and on what somebody trained. */
const PLACES: readonly Entry[] = [
  words(
    '(?:treadmill|turbo|indoor|outdoor|virtual|zwift|trail|road|track|tempo|interval|long|easy|morning|evening|lunch|sunday|saturday|club|group) (?:session|run|ride|workout|race|spin|outing)',
    { kind: 'whole' },
  ),
  words(
    '(?:on|at|in|with|using) (?:(?:the|my|a|this|that|our) )?(?:(?:spin|exercise|gym|indoor|stationary|smart|static|hotel|commuter|road|gravel|mountain|e|tri|tt)[ -]?)?(?:bike|bicycle|gym|kickr|wattbike|peloton|ergo(?:meter)?|erg|pain cave|basement|trails?|streets?|tarmac|gravel|outside|outdoors|indoors|studio|spin class)|outside|outdoors|indoors|(?:spin|exercise|gym|stationary) bike',
    { kind: 'filler' },
  ),
];

const UNITS: readonly Entry[] = [
  words('(?:in )?(?:metres|meters)', { kind: 'units', units: 'METRIC', speed: false }),
  words(
    '(?:in|to|into) (?:miles|feet|ft|yards|fahrenheit|imperial)|in freedom units|feet|ft|fahrenheit',
    {
      kind: 'units',
      units: 'IMPERIAL',
      speed: false,
    },
  ),
  words('(?:in )?(?:mph|miles (?:per|an|a) hour)', {
    kind: 'units',
    units: 'IMPERIAL',
    speed: true,
  }),
  words('(?:in )?(?:min(?:utes?)? ?(?:/|per|a)? ?mi(?:le)?|per mile)', {
    kind: 'units',
    units: 'IMPERIAL',
    speed: false,
  }),
  words('(?:in|into) (?:km|kms|kilomet\\w+|met(?:re|er)s|celsius|metric)(?! ?\\d)|celsius', {
    kind: 'units',
    units: 'METRIC',
    speed: false,
  }),
  words('(?:in )?(?:km ?/ ?h|kmh|kph|km (?:per|an) hour|kilomet\\w+ (?:per|an) hour)', {
    kind: 'units',
    units: 'METRIC',
    speed: true,
  }),
  words('(?:in )?(?:min(?:utes?)? ?(?:/|per|a) ?km|per (?:km|kilomet(?:re|er)))', {
    kind: 'units',
    units: 'METRIC',
    speed: false,
  }),
];

const elsewhere = (about: string, source: string): Entry =>
  words(source, { kind: 'elsewhere', about });

/** What is no value of a part: the direct answers have these. */
export const ELSEWHERE_WORDS: readonly Entry[] = [
  // A pulse that comes down is on no descent.
  words(
    '(?<=\\b(?:hr|heart ?rate|heart|pulse|ticker|bpm|power|watts|it) (?:did |does |will |to )?)(?:com(?:e|es|ing)|came|go(?:es|ing)?|went|settl(?:e|ed|ing)) (?:back )?down',
    { kind: 'doing', doing: 'trend' },
  ),
  // A pulse that climbs gains no height.
  words(
    '(?<=\\b(?:hr|rate|power|pulse|heart|cadence|it|watts|pace|bpm|speed|they|that|ticker) (?:was |were |is |did |also |kept |keeps |still |just |really |been |steadily )*)(?:climb(?:ed|s|ing)?|f[ae]ll(?:ing|s|en)?)(?= *(?:$|[,?]|over|through|across|as|from|during|steadily|up|each|every|rep|with|right|lap|between|off))',
    { kind: 'doing', doing: 'trend' },
  ),
  words('(?:the |that )?(?:town|village|city)(?: limits?)?[ -]?signs?', { kind: 'filler' }),
  words(
    '(?<=\\b(?:when|where|mark|time|point|minute|km) did i )(?:(?:start|begin) to )?(?:speed|pick it|wind it|step it) up',
    { kind: 'doing', doing: 'onset' },
  ),
  // "How much climbing and how much descending".
  words(
    '(?<=\\b(?:climbing|climbed|climb|ascent|ascending|gain|gained|elevation|uphill|up) (?:and|vs|versus|or|against|plus|&) (?:(?:how much|total|the) )?)(?:descending|descended|descend|descent|downhill|down|loss|lost)(?! \\d)',
    {
      kind: 'metric',
      channel: 'loss',
    },
  ),
  words(
    '(?<=\\b(?:held|hold|kept|keep|maintain\\w*|sustain\\w*) .{0,30})(?:right |all the way )?(?:to|till|until|through to) (?:the )?(?:very )?(?:end|finish|line)',
    { kind: 'filler' },
  ),
  elsewhere(
    'pacing',
    '(?<=\\b(?:did|didnt|could|should|have|to) (?:i|we|you) )pace(?= (?:it|that|this|the|my|well|right)\\b)',
  ),
  words(
    '(?:including|incl|with|counting) (?:the |my |all )?(?:breathers?|rests?|waits?|waiting|halts?|faffing|dawdling|standing|photo stops?)(?! (?:lap|interval))|dawdling included',
    { kind: 'metric', channel: 'elapsedTime' },
  ),
  words(
    '(?<!\\b(?:which|all|most|some|best|worst|\\w+est|\\d|one) of (?:the|my|those|these) )(?<=\\b(?:in|of|inside|within|over|during) (?:that|this|the|my|todays) )(?:\\d+ ?k(?:m|ms)?(?: run| ride| race)?|(?:half(?: an?)? ?-?|\\d+ )?hours?(?! (?:\\d|one|two))|half ?-?hour|(?:\\d+|thirty|forty|forty ?-?five|sixty|ninety) ?-?min(?:ute)?s?)(?= *(?:$|[,?]|(?:was|were|did|had|felt|i|am|is|do|on the|has)\\b))',
    {
      kind: 'whole',
    },
  ),
  // "Before packing it in" is no part.
  words(
    '(?:before|after|until|when) (?:i |we )?(?:pack|quit|bail|giv|gave|call|sack|bin|chuck)\\w*(?: (?:it|in|up|off|out|a day|home))*',
    { kind: 'filler' },
  ),
  // "How long did the descent last" has no last descent.
  words(
    '(?<=\\b(?:did|does|do|would|will) .{2,50})(?<!\\b(?:the|my|that|very|and|or|to|vs|in|of|than) )last(?: for)?(?= *(?:$|[,?]))',
    { kind: 'filler' },
  ),
  ...UNITS,
  ...PLACES,
  elsewhere(
    'zones',
    'zones?(?: \\d)?|z[1-7]|zone (?:one|two|three|four|five)|polari[sz]ed|sweet ?spot',
  ),
  elsewhere(
    'thresholds',
    '(?:my |real |new |an? )?ftp(?! of)|thresholds?|lthr|critical power|cp|vo2\\w*|vdot|max hr (?:of|in my profile|setting)|w ?-?prime|w bal\\w*|anaerobic|tank|battery|blowing',
  ),
  elsewhere(
    'what if',
    'would be|would have been|would (?:that|it|i|my)|convert(?! .{0,30}\\b(?:in)?to (?:miles|feet|ft|yards|fahrenheit|imperial|km|kms|kilomet|met(?:re|er)s|mph|kmh|kph|pace|speed))|what if|if (?:my|i|the|we|you|ftp)|suppose(?: my| i)?|assuming|recompute|recalculate|with an ftp|could i have',
  ),
  elsewhere(
    'future',
    'should(?:nt)?|tomorrow|next (?:time|session|week|ride|run|workout|race|month|year)|predict\\w*|prediction|target|goal|aim|goals?|on track|realistic\\w*|equivalent|i can(?= \\w)|i can(?= [a-z])|(?:could|can) i (?:run|ride|do|go|finish|make|get|hit|break)|race (?:time|pace)|ready|plan(?:ned)?|planning|taper|sub ?-?\\d+|recover(?: from|y time)|how many (?:easy|rest) days|rest day|improve|change|advice|tips?|recommend|suggest|work on|avoid|prevent|stop this',
  ),
  elsewhere(
    'meaning',
    'mean(?:s|ing)(?! of)|what (?:does|do) .{0,30} (?:mean|tell|say)|definition|explain|define|simple words|whats the point|like im (?:five|5)|eli5|how (?:is|do you|does it) (?:it )?(?:calculate\\w*|work\\w*|measure\\w*)|what is(?= (?:np|vi|if|tss|decoupling|vam|gap|a|an|normali))',
  ),
  elsewhere(
    'verdict',
    'agree\\w*|normal|suicid\\w*|was (?:it|that|this) (?:a )?(?:good|bad|ok|okay|hard|easy|easy enough|well)|good (?:run|ride|session|workout|enough|job)|too (?:hard|easy|fast|slow|high|low|much|quick|hot|long)|easy enough|well paced|is (?:that|this|it) (?:good|bad|high|low|ok|okay|normal|a lot|fine|enough|any good|slow|fast|much)|balanced|proud|plausible|sensible|worry|worried|legit|real|fair|overd(?:id|one|o)|sandbag\\w*|rpe|felt like|a mess|race sim|messing|rate (?:the|this|my)|how (?:did (?:it|i) go|was (?:it|the|that|this|my))|well executed|count as|worth|junk',
  ),
  elsewhere(
    'history',
    'usual(?:ly)?|normally|ever|records?|prs?|pbs?|last (?:time|week|month|year)|compared to (?:last|usual|my)|best ever|all time|lately|before (?:this|today)|improving|my other',
  ),
  elsewhere(
    'body',
    'knees?|calf|chest|dizzy|pain\\w*|hurts?|sore|injur\\w*|sick|ill|legs?|lungs?|gels?|eat(?:en)?|drink|drank|fuel\\w*|dehydrat\\w*|sle(?:ep|pt)|bonk\\w*|heat|weather|wind|headwind|rain|muscle',
  ),
  elsewhere(
    'sensor',
    'sensor|strap|wrist|watch|gadget|garmin|device|computer|zwift|trust|reliable|accura\\w+|correct|wrong with|quality|dropouts?|spikes?|gps|map|street|glitch|file|machine|left|right leg|right foot|asymmetr\\w+|ground contact|oscillation',
  ),
  words(
    '(?:than|vs|versus|and|against|to) (?:the )?rest(?! (?:interval|bit|lap|period)s?)|everything else',
    { kind: 'rest' },
  ),
  words(
    '(?:(?:without|w/o|exclud(?:ing|e)|excl|barring|omitting|discounting|stripping out|not counting|leav(?:e|ing) out|apart from|except(?: for)?|ignor(?:e|ing)|skip(?:ping)?|tak(?:e|ing) out|cut(?:ting)? out|dropping|if (?:you|i|we) (?:take|leave|cut|drop) (?:out|off))(?= (?:(?:the|my|all|of) )*(?:warm|cool|first|last|opening|final|closing|lap|rep|interval|km|mile|climb|minute|\\d))|minus(?= (?:the |my )?(?:warm|cool)))',
    { kind: 'without' },
  ),
  elsewhere('pacing', '(?:positive|negative|neg|pos|even) ?-?splits?'),
  elsewhere(
    'pacing',
    'pac(?:e|ed) (?:it|that|this|myself|things|(?:the|my) (?:race|run|ride|whole|session|climb|effort))|pac(?:e|ed)(?= (?:well|badly|right|evenly|poorly|ok|okay))',
  ),
  elsewhere('around', 'after|before'),
  words(
    'following|preceding|excluding|excl|ignoring|barring|omitting|prior to|right after|straight after',
    {
      kind: 'filler',
    },
  ),
  elsewhere('rate', 'per hour|(?:each|every|an) hour more'),
  elsewhere(
    'clock',
    'what time is it|start time|what time (?:did|of)|time of day|what (?:day|date)|which day|when did i (?:start|set off|leave|go out)',
  ),
  elsewhere(
    'coasting',
    '(?:longest|biggest|max(?:imum)?|most) (?:\\w+ ){0,3}(?:coast\\w*|freewheel\\w*|without pedall?ing|(?:i )?(?:didnt|not|wasnt) pedal\\w*)',
  ),
  elsewhere('energy', 'croissant|burn off|burned off'),
];
