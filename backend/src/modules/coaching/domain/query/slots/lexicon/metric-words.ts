import { words, type Channel, type Entry, type Statistic } from '../slot.js';

const metric = (channel: Channel, source: string, statistic?: Statistic): Entry =>
  words(source, statistic ? { kind: 'metric', channel, statistic } : { kind: 'metric', channel });

const HEART =
  'heart ?-?rates?(?: number)?|heart|hr|pulse|bpm|beats(?: per min(?:ute)?)?|heart ?-?beats?|ticker|puls|cardio|pumper';
const POWER =
  'powers?|pwr|watts?|wattages?|how many watts|how hard (?:did )?(?:i|we) (?:pedall?ed|push(?:ed)?|pressed|rode|pedal|went)|force|oomph|juice|w(?= *(?:$|[,/&?]|and\\b|hr\\b|\\d))|output';
const SPEED =
  'paces?|speeds?|velocity|(?:seconds?|secs?) (?:per|a|/) ?(?:km|k|kilomet(?:re|er)|mile)|rhythm|tempo run at|min(?:utes)? per (?:km|k|mile)|km ?/ ?h|kmh|kph|mph|min ?/ ?(?:km|mi|mile)';

/** What is measured, by the words that athletes use for it. */
export const METRIC_WORDS: readonly Entry[] = [
  metric('normalized', 'np|normali[sz]ed(?: power| watts)?|weighted (?:average )?power|xpower'),
  metric('power', POWER),
  metric('heartRate', HEART),
  metric(
    'cadence',
    'cadences?|rpms?|spm|rotations|revolutions?|strides? per min(?:ute)?|foot ?(?:strikes|falls|steps?)(?: per min(?:ute)?)?|how (?:fast|quick(?:ly)?) (?:were |did )?(?:my |the )?(?:legs|feet|cranks|pedals) (?:turn(?:ing|ed)?|spin(?:ning)?|spun|go(?:ing)?)|legs? (?:turning|spinning)|spinning rate|pedall?ing (?:rate|rhythm|speed|frequency)|cranking|step rate|stride rate|turnover|leg speed|(?:how many |number of )?(?:steps|strides|revolutions|revs|turns|rotations)(?: of the pedals)? (?:per|a|each|every|/) ?min(?:ute)?|revs',
  ),
  metric('speed', SPEED),
  metric('speed', 'how quick(?:ly)?|how slow(?:ly)?'),
  metric(
    'speed',
    '(?:fastest|quickest|top|highest|maximum|peak) (?:speed|velocity)(?! (?:km|lap|rep|interval))',
    'highest',
  ),
  metric(
    'heartRate',
    'how high (?:did )?(?:the|my)? ?(?:heart ?rate|heart|hr|pulse|ticker|bpm)(?: (?:got|get|go|went|climb(?:ed)?|peak(?:ed)?))?',
    'highest',
  ),
  metric(
    'power',
    'how high (?:did )?(?:the|my)? ?(?:power|watts?|wattage)(?: (?:got|get|go|went|peak(?:ed)?))?',
    'highest',
  ),
  metric(
    'graded',
    'gap pace|grade ?-?adjusted(?: pace| speed)?|gradient ?-?adjusted(?: pace)?|hill ?-?adjusted(?: pace)?|(?:pace|speed)? ?(?:with|if you take|taking) (?:the )?hills (?:taken )?out|flat equivalent(?: pace)?|equivalent flat pace|effort pace|(?:if|had) (?:it|that|this|everything) (?:(?:had|was|were|been|have|all) ){1,3}(?:dead |pan |all )?flat(?: ,)?(?: what (?:pace|speed)(?: (?:is|was|would) (?:that|it)(?: be)?(?: worth)?)?)?|would (?:that|it|this) (?:be|have been) on (?:the )?flat(?: ground| roads?)?|worth on (?:the )?flat(?: ground| roads?)?',
  ),
  metric('graded', '(?<!(?:the|a|that|what|whats) )gap(?! between| to| in| from| of)'),
  metric(
    'grade',
    'gradients?|grades?|steepness|slopes?|how steep|pitch(?= (?:in|%|percent))|steep',
  ),
  metric('temperature', '(?:coldest|lowest temp(?:erature)?|chilliest)', 'lowest'),
  metric('temperature', '(?:hottest|warmest)', 'highest'),
  metric('temperature', 'temperatures?|thermometer|temp|degrees|how (?:hot|warm|cold)'),
  metric(
    'gain',
    'elevation(?: gain(?:ed)?)?|(?:height|altitude|metres?|meters?) gain(?:ed|s)?|how much (?:height|elevation|altitude)|how hilly|hilliness|hilly or (?:pan |dead )?flat|(?:pan |dead )?flat or hilly|how much up(?: and down)?(?= |$)|total up(?= *$)|how many (?:metres|meters|m) (?:of )?(?:up|vert)|up(?= (?:and|n|&) down in)|vertical ascent|ascent gain|climbing|vertical(?: gain| metres| meters)?|vert|gained height|height gain(?:ed)?|gain|(?:total|metres of|meters of|altitude|height) (?:ascent|climb(?:ed|ing)?)|total climb|d\\+|ascended|altitude gain(?:ed)?|hm|uphill metres|(?:metres|meters|feet|ft) (?:up|of climbing|climbed)',
  ),
  metric(
    'gain',
    'how (?:much|far|many (?:metres|meters|feet|m|ft))(?: (?:elevation|height|altitude))? (?:did|do|have|was) (?:i|we|it|there) (?:climb(?:ed)?|go(?:ne)? up|gain(?:ed)?|ascend(?:ed)?|rise)',
  ),
  metric(
    'gain',
    'climbed|i climb|climb in total|(?<!how (?:often|many times) )did i climb|we climb',
  ),
  metric(
    'loss',
    'elevation (?:loss|lost|drop)|(?:total|overall|cumulative) (?:descent|descending|downhill|drop)|(?:height|altitude|vert|elevation) (?:did )?(?:i|we)? ?(?:drop(?:ped)?|los[et]|shed|descend(?:ed)?)|(?:how much )(?:height|vert|elevation|altitude) (?:did )?(?:i|we) (?:drop|lose|descend|shed)|(?<=than )i (?:dropped|lost|descended)|(?<=(?:vs|versus|and|or) )(?:the )?loss(?:es)?|vertical (?:loss|drop)|how much (?:did )?(?:i|we) descend|(?<=up (?:and|n|&) )down(?= in)|descent metres|metres down|descended|height lost|how (?:much|far) did i (?:descend|go down)|d-',
  ),
  metric(
    'vam',
    'vam|climb(?:ing)? (?:rates?|speed)|vertical (?:metres|meters) (?:per|an|/) ?h(?:our)?|ascent rate|vertical speed|rate of climb|(?:m|metres|meters) (?:per|an|/) ?h(?:our)? (?:up|climbing|vertical)?',
  ),
  metric(
    'distance',
    'distances?|lengths?|mileage|kms|kilomet(?:re|er)s|km|miles|how many (?:k|km|kms|kilomet(?:re|er)s|miles|metres|meters|yards)',
  ),
  metric(
    'movingTime',
    '(?:moving|riding|running|rolling|actual|saddle|pedall?ing|wheels turning) time|time (?:moving|in motion|in the saddle|on the move|rolling|spent moving)|in the saddle|wheels turn(?:ing|ed)?',
  ),
  metric(
    'elapsedTime',
    'elapsed|(?:elapsed|total|overall|full) time|time (?:elapsed|in total|overall)|(?:time )?door to door',
  ),
  metric(
    'time',
    'times?|durations?|minutes?|mins?|seconds|secs|minutes:seconds|how (?:many|much) (?:minutes|mins|seconds|hours|time)|clock|chronometer(?: times?)?|stopwatch(?: times?)?',
  ),
  metric(
    'stopped',
    '(?<=was i |were we |i was )stopped|(?:time )?not (?:moving|rolling|riding|running)|faff(?:ed|ing)(?: (?:about|around))?|dawdl(?:ed|ing)',
  ),
  metric(
    'stopped',
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    'standing (?:around|still|about)|stood (?:around|still|about)|stationary|(?:stopped|stopping|standing|waiting|paused?|idle) time|time (?:stopped|standing|spent standing|waiting)',
  ),
  metric(
    'work',
    '(?:mechanical )?work(?: done)(?= (?:in|kj|was|did)|$)|mechanical work|work in kj|kj|kilojoules?|joules',
  ),
  metric('calories', 'calories|kcals?|cals?|energy(?: used| burn(?:ed|t)?)?'),
  metric('stress', 'tss|training (?:stress|load)(?: score)?|stress score|rtss|hrtss|load'),
  metric(
    'intensity',
    'intensity factor|if(?= (?:tss|np|vi|ef)\\b)|(?<=\\b(?:np|tss|vi) )if|if(?=$| and| &|,| ,)|(?:the|my|whats|what) if(?! (?:i|my|the|you|we|ftp))|intensity',
  ),
  metric('variability', 'variability(?: index)?|vi'),
  metric(
    'decoupling',
    '(?:aerobic )?de ?-?coupling|p[wa][: ]?hr|(?:cardiac |heart rate |hr )drift',
  ),
  metric(
    'efficiency',
    'efficiency(?: factor)?|ef|(?:power|watts|pace|speed) (?:to|per|over|by|/) (?:hr|heart ?rate|heart ?beat|beat|pulse)(?: ratio)?',
  ),
  metric(
    'powerPerKilo',
    'w ?/ ?kgs?|watts? (?:per|a|/) ?(?:kg|kilo(?:gram)?s?)|wkg|power to weight|power relative to (?:my )?(?:body ?)?weight|power per (?:kilo|kg)|per (?:kilo(?:gram)?|kg)',
  ),
  metric(
    'powerShare',
    '(?:%|pct|per cent|percent(?:age)?|share|fraction) ?(?:of )?(?:my )?ftp|percent ftp',
  ),
  metric(
    'heartRateShare',
    '(?:%|pct|per cent|percent(?:age)?|share) ?(?:of )?(?:my )?(?:max(?:imum)?(?: hr| heart ?rate| pulse)?|mhr|hrmax)',
  ),
  metric(
    'altitude',
    '(?:the )?(?:highest|high|top) point|(?:the )?summit|top of the climb',
    'highest',
  ),
  metric('altitude', '(?:the )?lowest point', 'lowest'),
  metric('altitude', 'how high (?:up )?(?:was|were|did) (?:i|we|it)(?: (?:get|go))?', 'highest'),
  metric(
    'coasting',
    'coast(?:ed|ing)?|freewheel(?:ed|ing)?|not pedall?ing|soft ?-?pedall?(?:ed|ing)|without pedall?ing',
  ),
  // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
  metric('stopped', 'standing|stood|stationary'),
  metric(
    'elapsedTime',
    'how long was i (?:out|gone|away)|(?:time )?out of the house|incl(?:uding|\\.)? (?:the |all )?(?:breaks|stops|pauses)|with (?:the |all )?(?:breaks|stops|pauses)',
  ),
  metric(
    'movingTime',
    '(?:actual(?:ly)?|really|real) (?:riding|running|moving|rolling|pedall?ing|pedal|roll|ride|run|move)',
  ),
  metric('time', '(?:finish(?:ing)?|final|chip|official) time'),
  metric('stopped', 'stand(?:ing)? (?:around|still|about)|stand'),
  metric(
    'heartRateRecovery',
    '(?:hr|heart ?rate|pulse) recovery(?! (?:between|in))|recovery (?:hr|heart ?rate)',
  ),
  metric('stopped', 'total time (?:stationary|standing|stopped)|time stationary'),
  metric('elapsedTime', 'on the road|door (?:to|2) door'),
  metric('movingTime', 'truly (?:riding|running|moving)'),
  metric('steps', 'how many (?:steps|strides)|steps(?= (?:in total|overall|altogether))'),
  metric('altitude', 'altitudes?|heights?|above sea level'),
  metric(
    'strideLength',
    'stride(?: length)?s?|step length|how long (?:are|is) my (?:steps?|strides?)|how long (?:was|were) my (?:stride|step)s?',
  ),
];

const statistic = (of: Statistic, source: string): Entry =>
  words(source, { kind: 'statistic', statistic: of });

/** Which value of a channel is meant. */
export const STATISTIC_WORDS: readonly Entry[] = [
  statistic(
    'average',
    '(?:arithmetic |overall )?(?:averages?|mean)|averaged|averaging|avg|ave|avrg|mean|on average|typical|median',
  ),
  statistic(
    'highest',
    'max(?:imum|imal|ed)?|maxed out|peaks?|peaked|peaking|top(?:ped)?(?: out)?|tops|all time high|ceiling',
  ),
  statistic(
    'lowest',
    'min(?:imum)?(?= (?:hr|heart|power|watts|cadence|speed|pulse|pace|temp|alt|elev|height|rpm|bpm))|minimum|bottom(?! \\d)|floor|lowest point of',
  ),
  statistic(
    'total',
    'totals?|in total|in all|all in all|altogether|all told|sum(?: of)?|combined|overall|together|add(?:ed|s)? up(?: to)?|summed',
  ),
  statistic('end', '(?:at )?the (?:very )?end|in the end|by the end|finish(?:ed)? (?:at|on|with)'),
  statistic(
    'start',
    '(?:at )?the (?:very )?(?:start|beginning)|beginning|in the beginning|to begin with|start(?:ed)? (?:at|on|with)',
  ),
];
