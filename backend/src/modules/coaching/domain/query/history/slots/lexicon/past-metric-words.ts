import type { PastMetricId } from '#coaching/domain/query/history/past-query.js';
import { entry, words, type PastEntry, type PastMeasure } from '../past-slot.js';

const metric = (id: PastMetricId, source: string): PastEntry =>
  words(source, { kind: 'metric', id });
const ZONES = ['one', 'two', 'three', 'four', 'five'];
const N = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const UNITS: readonly (readonly [string, PastMeasure, number])[] = [
  ['k|kms?|kilomet(?:re|er)s?', 'metres', 1000],
  ['mi|miles?', 'metres', 1609.344],
  ['m|met(?:re|er)s?', 'metres', 1],
  ['h|hrs?|hours?', 'seconds', 3600],
  ['min(?:ute)?s?', 'seconds', 60],
  ['s|secs?|seconds?', 'seconds', 1],
  ['w|watts?', 'watts', 1],
  ['bpm|beats', 'bpm', 1],
  ['%|percent', 'percent', 1],
];
const HEART =
  '(?:heart ?-?rates?|heart ?-?beats?|heart|hr|pulse|bpms?|beats?(?: (?:per|a) min(?:ute)?)?|ticker)';
const HIGH = '(?:max(?:imum)?|peak|top|highest|biggest)';
/** One kilometre or mile as a record: "my quickest kilometre". */
const AT_BEST = '(?:fastest|quickest|speediest|best) (?:single |ever |one )?';
const WATTS = '(?:power|watts?|wattage)';

/** What is measured, by the words that athletes use for it. */
export const PAST_METRIC_WORDS: readonly PastEntry[] = [
  metric(
    'powerMax',
    `${HIGH} ${WATTS}|${WATTS} (?:peak|max(?:imum)?|spike)|(?:${HIGH}|best|hardest|single) (?:punch|kick|spike|surge|burst|jolt|stomp)(?: (?:of|in) ${WATTS})?|sprint (?:power|watts|peak)|${HIGH} (?:number of )?watts`,
  ),
  metric('heartRateMax', `${HIGH} ${HEART}|${HEART} (?:peak|max(?:imum)?|ceiling)`),
  metric(
    'powerPerKilo',
    '(?:average |avg |mean )?(?:(?:w|watts?|power) ?(?:/|per|a|for each|for every) ?(?:kilo(?:gram)?s?|kgs?)|wkg|(?:per|for each|for every) (?:kilo(?:gram)?|kg)(?: of (?:body ?weight|me))?|power to weight(?: ratio)?|power weight ratio)',
  ),
  metric(
    'cadence',
    '(?:average |avg |mean )?(?:cadence|rpms?|spm|(?:steps|strides|revs|revolutions) ?(?:/|a|per) ?min(?:ute)?|(?:step|stride|pedal(?:ling)?) rate|turnover|leg speed)',
  ),
  metric('speedMax', `${HIGH} (?:speed|km ?/ ?h|kmh|kph|mph|velocity)|speed record|vmax`),
  metric(
    'work',
    '(?:mechanical |total )?work(?: done)?(?=$| ?[,?]| in | over | on | last | this | did )|kjs?|kilojoules?|joules|burn(?:ed|t)?',
  ),
  metric('normalized', 'np|normali[sz]ed(?: power| watts)?|weighted power'),
  metric('power', '(?:average |avg |mean )?(?:power|watts?|wattage|output)'),
  metric('heartRate', `(?:average |avg |mean )?${HEART}`),
  metric(
    'efficiency',
    'ef|efficiency(?: factors?)?|watts per (?:beat|heart ?beat)|power to heart ?rate',
  ),
  metric('decoupling', 'decoupling|drift'),
  metric('intensity', 'intensity factor|if(?= (?:of|per|on)\\b)'),
  metric('temperature', 'temperatures?|temps?'),
  metric(
    'climbing',
    'climb(?:ing|ed|s)?|elevation(?: gain)?|vert(?:ical)?(?: metres| gain)?|ascent|ascended|uphill|(?:the |all the )?(?:height )?(?:metres|meters|feet) (?:up|climbed|of (?:climbing|ascent|elevation)|i climbed|i have climbed|ive climbed)|hm|d\\+|height(?: gain(?:ed)?| difference)?(?! (?:of|above))|(?:metres|meters|feet) gained|(?<=how (?:much|many (?:metres|meters|m|feet)) )up(?= *(?:$|[?,]))|(?:go|went|gone) up(?= (?:in total|altogether))',
  ),
  metric(
    'load',
    '(?:training )?loads?|tss|(?:training )?stress(?: scores?| points?)?|strain|relative effort|suffer(?:ing)? score',
  ),
  metric(
    'speed',
    '(?:average |avg |mean )?(?:paces?|speeds?|velocity)|km ?/ ?h|kmh|kph|mph|min(?:ute)?s? ?(?:/|a|per|for each|for every) ?(?:k|kms?|kilomet(?:re|er)|mile|mi)|sec(?:ond)?s? ?(?:/|a|per) ?(?:k|kms?|kilomet(?:re|er)|mile|mi)|(?:km|miles) (?:an|per) hour',
  ),
  metric('distance', 'distances?|mileage|volume|how far|far|ground covered'),
  metric(
    'time',
    'hours?|hrs|minutes|mins|moving time|(?:total )?(?:training|riding|running|saddle) (?:time|hours)|time (?:on the bike|on feet|in the saddle|training|riding|running|spent)|time(?! (?:i|in (?:power |hr |heart)?))|how long did i (?:ride|run|train)|durations?|lasts|lasted(?! (?:week|month|year))|time spent',
  ),
  metric(
    'workouts',
    '(?:how many|number of|count of)(?= (?:\\w+ ){0,2}(?:rides?|runs?|workouts?|sessions?|times|outings|activities)(?![a-z]))|how often|frequency|most often|least often|(?:most|least) frequent(?:ly)?|how many(?= (?:in total|in all|altogether|of (?:them|those)|all in all|and )| ?$| ?\\?)',
  ),
  metric('workouts', '(?:ride|run|workout|session) count'),
  metric('repCount', '(?:how many|number of) (?:intervals|reps|repetitions)'),
  words(
    `(?<=\\b${AT_BEST})(?:km|kilomet(?:re|er)|k)(?! ?(?:/|per|an? |in a|week|month|day|average|over))`,
    {
      kind: 'measure',
      by: 'metres',
      value: 1000,
    },
  ),
  words(`(?<=\\b${AT_BEST})mile(?! ?(?:/|per|an? ))`, {
    kind: 'measure',
    by: 'metres',
    value: 1609.344,
  }),
  words('kms?|kilomet(?:re|er)s?|ks|k(?=$|[ ,?/])|kli?cks|kays|clicks', {
    kind: 'length',
    length: 'km',
  }),
  words('miles?|mi', { kind: 'length', length: 'mi' }),
  ...UNITS.map(([source, by, factor]) =>
    entry(`${N} ?-?(?:${source})`, ([n = '']) => ({
      kind: 'measure',
      by,
      value: Number(n.replaceAll(',', '')) * factor,
    })),
  ),
  entry(N, ([n = '']) => ({ kind: 'number', value: Number(n.replaceAll(',', '')) })),
  words('easy|low intensity', { kind: 'band', band: 'easy' }),
  words('hard|intense|high intensity', { kind: 'band', band: 'hard' }),
  words('half(?= (?:in|by|this|next|as)\\b)(?<=\\b(?:a|the|my) half)|half marathon', {
    kind: 'measure',
    by: 'metres',
    value: 21_097.5,
  }),
  words('full marathon|marathon', { kind: 'measure', by: 'metres', value: 42_195 }),
  entry(
    `(?:time in )?(?:(?:power|heart|hr|heart ?-?rate|pulse|pace) )?(?:z ?(\\d)|zone ?(\\d)|zone (${ZONES.join('|')}))`,
    ([short, digit, word = '']) => ({
      kind: 'zone',
      zone: word === '' ? Number(short === '' ? digit : short) : ZONES.indexOf(word) + 1,
    }),
  ),
  words(
    '(?:heart ?-?rate|hr|power|pace)? ?zones?(?: distribution)?|intensity distribution|heart-?rate seconds|time in zones?',
    { kind: 'zone', zone: null },
  ),
];
