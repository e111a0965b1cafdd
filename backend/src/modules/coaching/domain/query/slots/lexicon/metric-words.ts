import { words, type Channel, type Entry, type Statistic } from '../slot.js';

const metric = (channel: Channel, source: string, statistic?: Statistic): Entry =>
  words(source, statistic ? { kind: 'metric', channel, statistic } : { kind: 'metric', channel });

const HEART = 'heart ?-?rates?|heart|hr|pulse|bpm|beats(?: per min(?:ute)?)?|heartbeat|ticker|puls';
const POWER = 'powers?|pwr|watts?|wattage|w(?= *(?:$|[,/&?]|and\\b|hr\\b|\\d))|output';
const SPEED =
  'paces?|speeds?|velocity|rhythm|tempo run at|min(?:utes)? per (?:km|k|mile)|km ?/ ?h|kmh|kph|mph|min ?/ ?(?:km|mi|mile)';

/** What is measured, by the words that athletes use for it. */
export const METRIC_WORDS: readonly Entry[] = [
  metric('normalized', 'np|normali[sz]ed(?: power| watts)?|weighted (?:average )?power|xpower'),
  metric('power', POWER),
  metric('heartRate', HEART),
  metric(
    'cadence',
    'cadence|rpm|spm|step rate|stride rate|turnover|leg speed|steps per min(?:ute)?|revs',
  ),
  metric('speed', SPEED),
  metric('speed', 'how quick(?:ly)?|how slow(?:ly)?'),
  metric(
    'graded',
    'gap pace|grade ?-?adjusted(?: pace| speed)?|gradient ?-?adjusted(?: pace)?|hill ?-?adjusted(?: pace)?|(?:pace|speed)? ?(?:with|if you take|taking) (?:the )?hills (?:taken )?out|flat equivalent(?: pace)?|equivalent flat pace|effort pace',
  ),
  metric('graded', '(?<!(?:the|a|that|what|whats) )gap(?! between| to| in| from| of)'),
  metric('grade', 'gradients?|grades?|steepness|slopes?|incline|steep'),
  metric('temperature', 'temperatures?|temp|degrees|how (?:hot|warm|cold)'),
  metric(
    'gain',
    'elevation(?: gain(?:ed)?)?|ascent gain|climbing|vertical(?: gain| metres| meters)?|vert|gained height|height gain(?:ed)?|gain|(?:total|metres of|meters of|altitude|height) (?:ascent|climb(?:ed|ing)?)|total climb|d\\+|ascended|altitude gain(?:ed)?|hm|uphill metres|(?:metres|meters|feet|ft) (?:up|of climbing|climbed)',
  ),
  metric(
    'gain',
    'how (?:much|far|many (?:metres|meters|feet|m|ft))(?: (?:elevation|height|altitude))? (?:did|do|have|was) (?:i|we|it|there)? ?(?:climb(?:ed)?|go(?:ne)? up|gain(?:ed)?|ascend(?:ed)?|rise)',
  ),
  metric('gain', 'climbed|i climb|climb in total|did i climb|we climb'),
  metric(
    'loss',
    'elevation loss|descent metres|metres down|descended|height lost|how (?:much|far) did i (?:descend|go down)|d-',
  ),
  metric(
    'vam',
    'vam|climb(?:ing)? rates?|ascent rate|vertical speed|rate of climb|(?:m|metres|meters) (?:per|an|/) ?h(?:our)? (?:up|climbing|vertical)?',
  ),
  metric(
    'distance',
    'distances?|lengths?|mileage|kms|kilomet(?:re|er)s|km|miles|how many (?:k|km|kms|kilomet(?:re|er)s|miles|metres|meters|yards)',
  ),
  metric('movingTime', '(?:moving|riding|running|rolling|actual) time|time (?:moving|in motion)'),
  metric(
    'elapsedTime',
    'elapsed|(?:elapsed|total|overall|full) time|time (?:elapsed|in total|overall)|(?:time )?door to door',
  ),
  metric(
    'time',
    'times?|durations?|minutes?|mins?|how (?:many|much) (?:minutes|mins|seconds|hours|time)|clock',
  ),
  metric('stopped', '(?<=was i |were we |i was )stopped'),
  metric(
    'stopped',
    'standing (?:around|still|about)|stood (?:around|still|about)|stationary|(?:stopped|stopping|standing|waiting|paused?|idle) time|time (?:stopped|standing|spent standing|waiting)',
  ),
  metric(
    'work',
    '(?:mechanical |total )?work(?: done)(?= (?:in|kj|was|did)|$)|mechanical work|work in kj|kj|kilojoules?|joules',
  ),
  metric('calories', 'calories|kcals?|cals?|energy(?: used| burn(?:ed|t)?)?'),
  metric('stress', 'tss|training (?:stress|load)(?: score)?|stress score|rtss|hrtss|load'),
  metric(
    'intensity',
    'intensity factor|if(?=$| and| &|,| ,)|(?:the|my|whats|what) if(?! (?:i|my|the|you|we|ftp))|intensity',
  ),
  metric('variability', 'variability(?: index)?|vi'),
  metric(
    'decoupling',
    '(?:aerobic )?de ?-?coupling|p[wa][: ]?hr|(?:cardiac |heart rate |hr )drift',
  ),
  metric('efficiency', 'efficiency(?: factor)?|ef'),
  metric(
    'powerPerKilo',
    'w ?/ ?kgs?|watts? (?:per|a|/) ?(?:kg|kilo(?:gram)?s?)|wkg|power to weight',
  ),
  metric('powerShare', '(?:%|percent(?:age)?|share|fraction) ?(?:of )?(?:my )?ftp|percent ftp'),
  metric(
    'heartRateShare',
    '(?:%|percent(?:age)?|share) ?(?:of )?(?:my )?(?:max(?:imum)?(?: hr| heart ?rate| pulse)?|mhr|hrmax)',
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
    'stride(?: length)?s?|step length|how long (?:was|were) my (?:stride|step)s?',
  ),
];

const statistic = (of: Statistic, source: string): Entry =>
  words(source, { kind: 'statistic', statistic: of });

/** Which value of a channel is meant. */
export const STATISTIC_WORDS: readonly Entry[] = [
  statistic('average', 'averages?|averaged|averaging|avg|ave|avrg|mean|on average|typical|median'),
  statistic(
    'highest',
    'max(?:imum|imal)?|peaks?|peaked|peaking|top(?:ped)?(?: out)?|tops|all time high|ceiling',
  ),
  statistic(
    'lowest',
    'min(?:imum)?(?= (?:hr|heart|power|watts|cadence|speed|pulse|pace))|bottom|floor',
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
