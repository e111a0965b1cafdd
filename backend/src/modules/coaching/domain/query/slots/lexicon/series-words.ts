import { CARDINALS } from '#coaching/domain/display/number-names.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import type { Series } from '#coaching/domain/query/query.js';
import { entry, words, type Entry } from '../slot.js';

const series = (of: Series, singular: string, plural: string): readonly Entry[] => [
  words(singular, { kind: 'series', series: of, plural: false }),
  words(plural, { kind: 'series', series: of, plural: true }),
];
const metres = (length: number): Series => ({ kind: 'block', by: 'metres', length });

const SECONDS = '(?:s|sec(?:ond)?s?)';
const MINUTES = '(?:min(?:ute)?s?)';
const NTH = 'first|second|third|fourth|last|final|\\d+th|\\d+(?:st|nd|rd)';
/** What athletes call an interval, one of them and several. */
const REP =
  'interval|rep|repeat|repetition|effort|sprint|bout|burst|blast|surge|on[- ]bit|on[- ](?:interval|rep|part|effort)|rung|work bit|work block|work piece|work interval|dig|work period|work phase|step';
const REPS =
  'intervals|reps|repeats|repetitions|efforts|sprints|bouts|bursts|blasts|surges|digs|on[- ]bits|on[- ](?:intervals|reps|parts|efforts)|rungs|pieces|work bits|work blocks|work pieces|work periods|work phases|working parts|steps(?! did)';
const HARD = '(?:work(?:ing)? |hard |fast |main |quick |tough |flat out )?';
/** A noun that is a verb or filler elsewhere: only behind such words. */
const NAMED =
  '(?<=\\b(?:the|this|that|each|every|per|which|my|best|worst|strongest|weakest|fastest|slowest|hardest|easiest|quickest|third|fourth|fifth|sixth|second|first|last|final|opening|closing|\\d+th) )';
const OF_SETS = `(?<=\\b(?:the|this|that|each|every|whole|per|which|same|best|worst|strongest|weakest|fastest|slowest|hardest|easiest|${NTH}) )`;
const PIECE =
  '(?:ones?|reps?|intervals?|efforts?|blocks?|bits?|steps?|rungs?|pieces?|repeats?|blasts?|bouts?|bursts?|surges?|goes|go|pushes|push|digs?|sprints?|parts?)';
/** Numbers as words, where plain text keeps them. */
const NAMES = CARDINALS.slice(1).join('|');
const CHUNK = 'block|chunk|split|segment|stretch|section|piece|slice';

const BREAKS =
  '(?:breaks?|pauses?|breathers?|gaps?|rests?|rest periods?|recover(?:y|ies)|downtime|time off|easy spinning|jogging|easy jogging|walking|easy bits?)';

/** Parts of a workout that follow each other, by their nouns. */
export const SERIES_WORDS: readonly Entry[] = [
  ...series(
    { kind: 'rep' },
    `${HARD}(?:${REP})|${NAMED}(?:(?:go|push|hit|shot|attempt)(?! (?:about |around |over |above |past )?\\d)|hard (?:one|bit|part|run|minute|half minute))|(?:go|push) (?=\\d)`,
    `${HARD}(?:${REPS})|(?:the |my |all )?(?:fast|hard|quick|work|tough|long|short) (?:ones|bits|parts|stuff|stretches|sections|runs|minutes|goes|pushes|half minutes)|(?:proper |actual |real )?(?:hard|fast|quality|quick) (?:running|riding|work|kms?|kilomet(?:re|er)s|miles)|running (?:hard|fast)|(?:ran|run|rode|ride) (?:properly |really )?(?:hard|fast)(?= *(?:$|[,?]|in km|in total|altogether))|quality work|(?:each|every|per) (?:fast|hard|quick|work) (?:one|bit|part|run|minute|half minute|go|stretch)|(?:min(?:ute)?[- ])?ons|(?<=\\d )(?:goes|pushes)`,
  ),
  ...series(
    { kind: 'recovery' },
    '(?:recovery|rest|easy|off|float|jog|walk) (?:interval|lap|jog|bit|part|period|rep|phase|minute|stretch)|(?:recovery|rest)(?! of)|float|chill bit|easy bit|slow bit|breather|off bit|rest jog',
    '(?:recovery|rest|easy|off|walk) (?:intervals|laps|jogs|bits|parts|periods|phases|minutes|stretches)|(?:slow|easy|rest|chill) (?:ones|bits|parts)|recoveries|rests|floats|jogs|offs|breathers|jog between|jogs between|jog recoveries|(?:recover(?:y|ies)|rests?) (?:in )?between(?! \\d)(?: (?:the |my |each )?(?:reps?|intervals?|efforts?|repeats?)(?! \\d))?|(?:while|whilst|when|during) (?:resting|recovering)',
  ),
  // "Across the set" is all of its intervals where there is one.
  words(
    '(?<=\\b(?:across|over|through|throughout|during|within|in|of) (?:the|my|this|that)(?: whole| entire)? )set(?! (?:\\d|one|two|three|a|b)\\b)',
    {
      kind: 'series',
      plural: true,
      series: { kind: 'set', loose: true },
    },
  ),
  ...series(
    { kind: 'set' },
    `(?:set|round)(?= (?:one|two|three|\\d\\b))|${OF_SETS}(?:set|round)`,
    'sets|rounds|(?:each|every|per|by) (?:set|round)',
  ),
  ...series(
    { kind: 'set', loose: true },
    `block(?= (?:one|two|three|\\d\\b))|${OF_SETS}block`,
    'blocks|(?:each|every|per|by) block|block by block',
  ),
  words('pyramid|ladder', { kind: 'series', series: { kind: 'rep' }, plural: true }),
  words('(?:\\d+ ?-?(?:min(?:ute)?|s|sec(?:ond)?s?) ?-?)?(?:overs|over bits)', {
    kind: 'series',
    series: { kind: 'rep', role: 'over' },
    plural: true,
  }),
  words(`${NAMED}over(?! \\d)`, {
    kind: 'series',
    series: { kind: 'rep', role: 'over' },
    plural: false,
  }),
  words(`${NAMED}under(?! \\d)`, {
    kind: 'series',
    series: { kind: 'rep', role: 'under' },
    plural: false,
  }),
  words('(?:\\d+ ?-?(?:min(?:ute)?|s|sec(?:ond)?s?) ?-?)?(?:unders|under bits)', {
    kind: 'series',
    series: { kind: 'rep', role: 'under' },
    plural: true,
  }),
  words(
    '(?:on )?(?:the )?way up(?: the pyramid)?|going up(?= or| vs| and)|(?<=(?:one|ones|rep|interval|min|minute) )(?:going|on the way) up',
    {
      kind: 'series',
      series: { kind: 'rep', role: 'up' },
      plural: true,
    },
  ),
  words(
    '(?:on )?(?:the )?way (?:back )?down(?: the pyramid)?|coming (?:back )?down|(?<=(?:one|ones|rep|interval|min|minute) )(?:going|on the way) down',
    {
      kind: 'series',
      series: { kind: 'rep', role: 'down' },
      plural: true,
    },
  ),
  ...series(
    metres(1000),
    '(?:km|kilomet(?:re|er)|1 ?k) split',
    '(?:km|kilomet(?:re|er)|1 ?k) ?splits|kms|kilomet(?:re|er)s|ks|splits (?:per|by|for each|every) (?:km|k|kilomet(?:re|er))|splits',
  ),
  ...series(
    metres(1000),
    'km|kilomet(?:re|er)|k',
    '(?:each|every|per|by|all) (?:full |single )?(?:km|kilomet(?:re|er)|k)|km by km|km-?wise|km (?:on|to|after) km|k by k|kilomet(?:re|er) by kilomet(?:re|er)',
  ),
  ...series(
    metres(METRES_PER_MILE),
    'mile(?: split)?',
    'mile splits|miles|(?:each|every|per|by) (?:full )?mile|mile by mile',
  ),
  ...series(
    { kind: 'third' },
    '(?<=(?:first|second|last|final|middle|opening|closing|each|every|which) )third',
    'thirds',
  ),
  ...series(
    { kind: 'lap' },
    'lap',
    '(?:auto ?-?)?laps|(?:each|every|per|by) lap|lap by lap|lap-?wise|lap (?:on|to|after) lap',
  ),
  ...series(
    { kind: 'rep' },
    'rep number',
    `(?:each|every|per|by) (?:${HARD})(?:${REP})|(?:rep|interval|step|effort)[- ](?:by|to|on|after)[- ](?:rep|interval|step|effort)|(?:rep|interval)-?wise`,
  ),
  ...series(
    { kind: 'climb' },
    '(?:trip|rep|repeat|go|run|ride|effort|lap|time) up(?: (?:the|that|this) (?:same )?\\w+)?|(?<!\\b(?:hr|rate|power|pulse|heart|cadence|watts|bpm|ticker) )(?:climb|hill|ascent|uphill|col|bump|ramp|kicker|drag|wall|berg|pitch|rise|incline|mountain|hump|grind|upslope)(?! \\d+ ?(?:%|w\\b|watts))',
    '(?:big |proper |real )?(?:climbs|hills|ascents|uphills|bumps|ramps|kickers|drags|walls|bergs|pitches|rises|inclines|humps|cols)|(?<=\\b(?:spent|was i|were we|i was|time|while|when|minutes|mins|i spend|was|of it) )(?:climbing|going up(?:hill)?)|(?:each|every|per) (?:climb|hill|ascent)|climb by climb|uphill|ups|uphill bits|(?<=how often |how many times )(?:did i |i |we )?(?:go |went )?up|(?<=how (?:often|many times) (?:did )?(?:i |we )?)(?:climb(?:ed)?|ride up|rode up|run up|ran up|walk up)(?: (?:the|that|this|it)\\b(?: \\w+)?)?|times? (?:i went |we went |going )?up(?: the (?:same )?(?:hill|climb|mountain))?|(?:trips|reps|repeats|goes|runs|rides|efforts|laps) up(?: (?:the|that|this) (?:same )?\\w+)?',
  ),
  ...series(
    { kind: 'descent' },
    'descent|downhill|descending|downslope|drop(?= (?:after|following|off|from) (?:the )?(?:\\w+ )?(?:climb|hill|summit|top))|run down|ride down|c[ao]me down|go(?:ing)? down(?= the (?:hill|mountain|climb|other))',
    '(?<=\\b(?:spent|was i|were we|i was|time|while|when|minutes|mins|i spend|was|of it) )(?:descending|going down(?:hill)?)|descents|downhills|downs|drops(?= )|way downs|downhill bits|(?:roll(?:ed|ing)?|ride|rode|ran|run|running|riding|back) (?:back )?down(?! the pyramid)|(?:each|every|per) (?:descent|downhill)',
  ),
  ...series(
    { kind: 'flat' },
    '(?<=\\b(?:the|a|that|each|every|longest|first|last) )flat (?:bit|part|section|stretch|road|roads|ground|terrain)',
    '(?:the )?flats|flat (?:bits|parts|sections|stretches|roads)|(?<=\\b(?:on|along|or|than|vs|versus|against|and) )(?:the )?flat(?: (?:road|roads|ground|terrain|bits?|parts?|sections?))?(?! \\d)|level ground|level bits',
  ),
  ...series(
    { kind: 'quarter' },
    'quarter',
    'quarters|(?:each|every|per|by) (?:quarter|fourth)|quarter by quarter|quarter-?wise|fourths',
  ),
  ...series(
    { kind: 'half' },
    'half(?! (?:an? )?(?:hour|marathon|mara))',
    'halves|both halves|(?:by|each|per) half',
  ),
  ...series(
    { kind: 'stop', loose: true },
    '(?<!\\b(?:i|we|you|to|ever|finally|just|really|actually) )break|pause',
    '(?<!(?:coffee|cafe|traffic|lunch|cake|pee|toilet) )(?:breaks|pauses)|(?:each|every|per) (?:break|pause)',
  ),
  ...series(
    { kind: 'stop' },
    'stop|(?:traffic |red )light|halt|standstill|interruption|wait(?= (?:last|take|was|at))|faff(?:ing)?(?: (?:about|around))?',
    '(?:coffee |cafe |traffic )(?:stops|breaks|pauses|halts)|stops|halts|(?:traffic|red) lights|lights|halts|waits|interruptions|standstills|(?:(?:i |a )?(?:put|was|get|got|had) )?(?:a )?f(?:oo|ee)t (?:was |went |got )?(?:put )?(?:down|on the ground)|put (?:a|my) foot down|unclipp?(?:ed|ing)?|(?:each|every) stop',
  ),
  ...series(metres(1000), 'split', 'splits'),
  words('(?<!which )(?:full )?hour', {
    kind: 'series',
    plural: false,
    series: { kind: 'block', by: 'seconds', length: 3600 },
  }),
  words(
    `(?:${BREAKS} )?(?:in )?between (?:the |my |each |every |those |all )?(?:\\d+ |hard |fast |work )?(?:reps?|intervals?|efforts?|repeats?|bits|sprints?|bursts?|ones)(?! (?:\\d|one\\b|number))|(?:${BREAKS} )?in between`,
    {
      kind: 'series',
      plural: true,
      series: { kind: 'recovery' },
    },
  ),
  words(`(?:${BREAKS} )?(?:in )?between (?:the |my |those )?(?:two |\\d )?blocks`, {
    kind: 'series',
    plural: true,
    series: { kind: 'recovery', between: 'blocks' },
  }),
  words(`(?:${BREAKS} )?(?:in )?between (?:the |my |those )?(?:two |\\d )?sets`, {
    kind: 'series',
    plural: true,
    series: { kind: 'recovery', between: 'sets' },
  }),
  // "10 min averages".
  entry(
    String.raw`(\d+) ?-?(k|kms?|mi|miles?|min(?:ute)?s?) ?-?(?:averages?|means?|avgs?)`,
    ([n, unit = '']) => ({
      kind: 'series',
      plural: true,
      series: unit.startsWith('min')
        ? { kind: 'block', by: 'seconds', length: Number(n) * 60 }
        : metres(Number(n) * lengthOf(unit)),
    }),
  ),
  // "5 km chunks", "every 10 min".
  entry(
    String.raw`(?:(?:each|every|per|by) )?(\d+(?:\.\d+)?) ?-?(k|km|kms|mi|miles?|m|met(?:re|er)s?) ?-?(?:${CHUNK}|lap)s?|(?:each|every|per) (\d+(?:\.\d+)?) ?-?(k|km|kms|mi|miles?|m|met(?:re|er)s?)|\d+k ?/ ?(\d+)(k) splits?`,
    ([a, b, c, d, e, f]) => ({
      kind: 'series',
      plural: true,
      series: metres(Number(a || c || e) * lengthOf(b || d || f || '')),
    }),
  ),
  entry(
    String.raw`(?:(?:each|every|per|by) )?(\d+) ?-?${MINUTES} ?-?(?:chunk|split|segment|stretch|section|slice)s?|(?:each|every|per) (\d+) ?-?${MINUTES}`,
    ([a, b]) => ({
      kind: 'series',
      plural: true,
      series: { kind: 'block', by: 'seconds', length: Number(a || b) * 60 },
    }),
  ),
  words(
    '(?:each|every|per|by) min(?:ute)?|min(?:ute)? by min(?:ute)?|(?<=(?:worst|best|fastest|slowest|hardest|strongest|weakest|easiest|which|top) )min(?:ute)?',
    {
      kind: 'series',
      plural: true,
      series: { kind: 'block', by: 'seconds', length: 60 },
    },
  ),
  words('(?<=which )hour|(?:each|every|by|per|by the) hour|hour by hour|hours', {
    kind: 'series',
    plural: true,
    series: { kind: 'block', by: 'seconds', length: 3600 },
  }),
  // "Which of the ten minutes", "eight of the minutes".
  entry(
    String.raw`(?<=\b(?:which|best|worst|strongest|weakest|hardest|easiest|fastest|slowest|all|most|some|${NAMES}|\d+)(?: one)? of (?:the|my|those|these|your) )(?:\d{1,2} |(?:${NAMES}) )?(?:hard |fast |work )?(min(?:ute)?s|half minutes)`,
    ([unit]) => ({
      kind: 'series',
      plural: true,
      series: { kind: 'block', by: 'seconds', length: unit === 'half minutes' ? 30 : 60 },
    }),
  ),
  // "The 5 minute breaks" of a set.
  entry(
    String.raw`(\d{1,2}) ?-?${MINUTES} ?-?(?:breaks?|rests?|pauses?|recover(?:y|ies))`,
    ([n]) => ({
      kind: 'series',
      plural: true,
      series: { kind: 'recovery', lasting: { by: 'seconds', length: Number(n) * 60 } },
    }),
  ),
  // "2 x 20", "10x400".
  entry(String.raw`(\d{1,2}) ?x ?(\d{1,4})(?: ?-?(?:${MINUTES}|m))?(?! ?s)`, ([, n]) => ({
    kind: 'series',
    plural: true,
    series: {
      kind: 'rep',
      lasting:
        Number(n) >= 100
          ? { by: 'metres', length: Number(n) }
          : { by: 'seconds', length: Number(n) * 60 },
    },
  })),
  // "The 4 min one", "my 400s", "30 second bits".
  entry(
    String.raw`(\d{1,2}|${NAMES}) ?-?(?:(?:${MINUTES}) ?-?${PIECE}|min(?:ute)?e?rs?)`,
    ([n = '']) => ({
      kind: 'series',
      plural: true,
      series: { kind: 'rep', lasting: { by: 'seconds', length: counted(n) * 60 } },
    }),
  ),
  entry(
    String.raw`(\d{1,2}|${CARDINALS.slice(1, 13).join('|')}) ?-?(?:min(?:ute)?s?) (ones?)`,
    ([n = '', one]) => ({
      kind: 'series',
      plural: one === 'ones',
      series: { kind: 'rep', lasting: { by: 'seconds', length: counted(n) * 60 } },
    }),
  ),
  words('(?:one )?minute (?:efforts|reps|intervals|bits|repeats)', {
    kind: 'series',
    plural: true,
    series: { kind: 'rep', lasting: { by: 'seconds', length: 60 } },
  }),
  entry(
    String.raw`(\d{1,4}) ?-?(?:${SECONDS}) ?-?(?:${PIECE}|on bits?)|(15|20|30|40|45|60|90)s`,
    ([a, b]) => ({
      kind: 'series',
      plural: true,
      series: { kind: 'rep', lasting: { by: 'seconds', length: Number(a || b) } },
    }),
  ),
  entry(
    String.raw`(200|300|400|500|600|800|1000|1200|1600)(?:s|(?<!(?:best|fastest|quickest) \d+)(?: ?m)?(?= (?:times?|splits?)))|(\d{3,4}) ?(?:m|met(?:re|er)s?) ?${PIECE}`,
    ([a, b]) => ({
      kind: 'series',
      plural: true,
      series: { kind: 'rep', lasting: { by: 'metres', length: Number(a || b) } },
    }),
  ),
];

function counted(written: string): number {
  return /\d/.test(written) ? Number(written) : CARDINALS.indexOf(written);
}

function lengthOf(unit: string): number {
  if (unit.startsWith('k')) return 1000;
  return unit.startsWith('mi') ? METRES_PER_MILE : 1;
}
