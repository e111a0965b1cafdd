import { ONES } from '#coaching/domain/display/number-names.js';
import { MONTH_NAMES } from '#coaching/domain/understanding/period.js';
import type { Season } from '#coaching/domain/query/history/past-period.js';
import type { PastUnit } from '#coaching/domain/query/history/past-query.js';
import { entry, words, type PastEntry, type PastMeaning } from '../past-slot.js';

const MONTH = MONTH_NAMES.map((name) =>
  name === 'may' ? name : `${name.slice(0, 3)}(?:t|${name.slice(3)})?`,
).join('|');
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = String.raw`mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nes(?:day)?)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:ur(?:day)?)?|sun(?:day)?`;
const IN = String.raw`(?:(?:in|of|during|for|over|from|the month of|all of) )?(?:the month of )?`;
const AGO = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const UNIT = '(day|week|month|year)';
const NUMBERS: Readonly<Record<string, number>> = { ...ONES, a: 1, an: 1 };

const month = (name = '') => MONTH_NAMES.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;
const weekday = (name = '') => DAYS.indexOf(name.slice(0, 3)) + 1;
const amount = (text = '') => NUMBERS[text] ?? Number(text);
const period = (of: Extract<PastMeaning, { kind: 'period' }>['period']): PastMeaning => ({
  kind: 'period',
  period: of,
});

/** Spans, days, and units of time. */
export const PAST_TIME_WORDS: readonly PastEntry[] = [
  entry(`${IN}(${MONTH})(?: of)? ((?:19|20)\\d\\d)`, ([name, year]) =>
    period({ month: month(name), year: Number(year) }),
  ),
  entry(`${IN}(?:between )?(${MONTH})`, ([name]) => period({ month: month(name) })),
  entry(
    `(?:ever )?since (?:the (?:start|beginning|end) of )?(?:last )?(${MONTH})(?: on)?`,
    ([name]) => period({ since: month(name) }),
  ),
  entry(`(?:from|starting) (${MONTH}) (?:on|onwards?)`, ([name]) => period({ since: month(name) })),
  entry(`(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})`, ([day, name]) =>
    period({ date: { day: Number(day), month: month(name) } }),
  ),
  entry(
    `(?:on )?(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?! ?(?:km|mi|rides|runs|hours))`,
    ([name, day]) =>
      Number(day) <= 31 ? period({ date: { day: Number(day), month: month(name) } }) : null,
  ),
  entry(`${IN}((?:19|20)\\d\\d)`, ([year]) => period({ year: Number(year) })),
  entry(
    `(?:(?:in|over|during|for|of) )?(?:the |my )?(?:last|past|previous|latest) (\\d{1,3}) ${UNIT}s?`,
    ([n, unit]) => period({ last: Number(n), unit: unit as 'day' }),
  ),
  entry(
    `(?:(?:in|over|during|for|of) )?(?:the |my )?(?:last|past|previous) (two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few) ${UNIT}s?`,
    ([n = '', unit]) => {
      const few = n === 'couple of' ? 2 : n === 'few' ? 4 : amount(n);
      return period({ last: few, unit: unit as 'day' });
    },
  ),
  entry(
    '(?:ever )?since (?:the )?(?:(?:start|beginning|end) of )?(?:last )?(spring|summer|autumn|winter)',
    ([name]) => period({ start: { season: name as Season }, end: { daysAgo: 0 } }),
  ),
  words(
    '(?:(?:in|over|during|for|of) )?(?:(?:this|the current) (?:week|wk)(?: so far)?|the week (?:so far|to date|until now))|my week',
    period({ which: 'this', unit: 'week' }),
  ),
  words(
    '(?:(?:in|over|during|for|of) )?(?:the |my )?(?:last|previous|past) (?:whole |full )?(?:week|wk)s?',
    period({ which: 'previous', unit: 'week' }),
  ),
  words(
    `(?:(?:by|at|to|than|for|in|of|with) )?(?:this|the same) (?:time|point|stage|day|date|days|stretch|period)(?: (?:in|of))? (?:last|the previous|the last|a) month(?: ago)?|(?:last|the previous) month (?:at|by|to|up to|until) (?:this|the same|today) ?(?:time|point|stage|day|date)?|to the same (?:day|date|point)`,
    period({ sameDaysOf: 0 }),
  ),
  entry(
    `(?:(?:by|at|to|than|for|in|of|with) )?(?:this|the same) (?:time|point|stage|day|date)(?: (?:in|of|last))? (${MONTH})`,
    ([name]) => period({ sameDaysOf: month(name) }),
  ),
  words('(?:on |at )?(?:the |my |all )?(?:week ?ends?)', {
    kind: 'weekday',
    day: 6,
    also: 7,
    plural: true,
  }),
  ...(['week', 'month', 'year'] as const).map((unit) =>
    words(
      `(?<=\\bthis ${unit}\\b.*)(?:the )?last(?: one)?(?= ?$)`,
      period({ which: 'previous', unit: unit as 'month' }),
    ),
  ),
  entry(
    `(?<=\\b(?:my|the|a) (?:ride|run|workout|session) |^did i (?:\\w+ ){1,2})on (${DAY})(?!s)`,
    ([name]) => period({ weekday: weekday(name) }),
  ),
  words('(?:the )?week before last', period({ back: 2, unit: 'week' })),
  words('(?:the )?month before last', period({ back: 2, unit: 'month' })),
  entry('(?:(?:in|over|during|for|of) )?this (month|year|yr|season)(?: so far)?', ([unit]) =>
    period({ which: 'this', unit: unit === 'month' ? 'month' : 'year' }),
  ),
  entry(
    '(?:(?:in|over|during|for|of) )?(?:the |my )?(?:last|previous|past) (month|year|yr|season)',
    ([unit]) => period({ which: 'previous', unit: unit === 'month' ? 'month' : 'year' }),
  ),
  words(
    '(?:year to date|ytd|so far this year|since new year|since january)',
    period({ which: 'this', unit: 'year' }),
  ),
  entry(
    '(?:my |the )?(?:very )?first (?:full )?(week|month)(?: of (?:training|the block))?',
    ([unit]) => period({ firstOf: unit as 'week' }),
  ),
  words(
    '(?:my |the )?(?:latest|last|most recent) (?:full|whole|complete) (?:month|one)',
    period({ which: 'previous', unit: 'month' }),
  ),
  words(
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    '(?:back )?when i (?:was )?(?:still )?(?:train(?:ing|ed)|rid(?:ing|e)|rode|ran|running|active|at it)|(?:just |right |the weeks |the last weeks )?before (?:i|my|the|this|that|all this)(?: (?:long|big))? (?:disappeared|stopped|quit|breaks?|gap|hiatus|left|vanished|lay ?off|time off|pause|went away|took time off|was away|was gone|gave up)(?: (?:riding|running|training))?',
    period({ beforeBreak: true }),
  ),
  words('todays?|this morning', period({ daysAgo: 0 })),
  words('yesterdays?', period({ daysAgo: 1 })),
  entry(`${AGO} (day|week|month)s? ago`, ([n, unit]) => {
    const back = amount(n);
    return period(unit === 'day' ? { daysAgo: back } : { back, unit: unit as 'week' });
  }),
  entry(
    '(?:(?:in|over|during|for) )?(?:this |the |last )?(spring|summer|autumn|(?<!\\b(?:i|short|to|not|it|you|dont) )fall|winter)(?: so far)?',
    ([name]) => period({ season: (name === 'fall' ? 'autumn' : name) as Season }),
  ),
  entry(
    `(?:on )?(?:this past|last|this|past|(?:the |my )?most recent|(?:the |my )?latest) (${DAY})(?!s)`,
    ([name]) => period({ weekday: weekday(name) }),
  ),
  entry(`(?:(?:on|my|the|all|every|each) )*(${DAY})(s?)`, ([name, plural]) => ({
    kind: 'weekday',
    day: weekday(name),
    plural: plural === 's' && !/(?:tues|thurs|wednes)$/.test(name ?? ''),
  })),
  words('(?:the )?(?:week|wk) before(?: that| it)?(?! (?:the|my|i|this) )', {
    kind: 'before',
    unit: 'week',
    step: -1,
  }),
  words('(?<=this week than )last(?= *(?:$|[,?]))', period({ which: 'previous', unit: 'week' })),
  words('(?<=this month than )last(?= *(?:$|[,?]))', period({ which: 'previous', unit: 'month' })),
  words('(?:the )?month before(?: that| it)?(?! (?:the|my|i|this) )', {
    kind: 'before',
    unit: 'month',
    step: -1,
  }),
  words(
    '(?:the |my )?(?:one|ride|run|workout|session)s? before(?: (?:that|it|this))?(?: one)?|(?:the )?previous one|(?:the )?second (?:to|from) last(?: (?:ride|run|one))?|last but one',
    { kind: 'before', unit: null, step: -1 },
  ),
  words(
    '(?:the |a |one )?(?:week|wk) (?:after|later)(?: that| it)?|(?:the )?(?:following|next) week',
    { kind: 'before', unit: 'week', step: 1 },
  ),
  words('(?:the |a |one )?month (?:after|later)(?: that| it)?|(?:the )?(?:following|next) month', {
    kind: 'before',
    unit: 'month',
    step: 1,
  }),
  words(
    `(?:the )?(?:${DAY}) (?:before|earlier)(?: (?:that|it))?|(?:the )?same (?:ride|run|session|workout|day) (?:a|one|the) week (?:before|earlier)|(?:the )?same (?:ride|run|session|workout|day) the previous week`,
    {
      kind: 'before',
      unit: 'week',
      step: -1,
    },
  ),
  words('(?:a|one) (?:week|wk) (?:before|earlier)(?: that| it)?', {
    kind: 'before',
    unit: 'week',
    step: -1,
  }),
  ...units(),
  words(
    '(?:typical|average|usual|normal|mean) (?:outing|ride|run|workout|session)s?(?= (?:of mine|last|take|is|was|time|duration|distance|length|go|cover|have|has|do)| ?$| ?[,?])',
    { kind: 'per', unit: 'workout' },
  ),
  words(
    'weekly|(?:per|a|each|every|in an?) (?:\\w+ )?(?:week|wk)|wkly|week on week(?=.*\\baverage)',
    { kind: 'per', unit: 'week' },
  ),
  words('monthly|(?:per|a|each|every) month', { kind: 'per', unit: 'month' }),
  words('daily|(?:per|each|every) day|a day', { kind: 'per', unit: 'day' }),
  words('yearly|(?:per|a|each) year', { kind: 'per', unit: 'year' }),
  words(
    '(?:per|each|every|(?<!in |on |of |for |ever )a) (?:single )?(?:ride|run|workout|session|outing|time out|go)',
    {
      kind: 'per',
      unit: 'workout',
    },
  ),
  words(
    'now|nowadays|these days|currently|lately|recently|at the moment|at present|right now|by now',
    { kind: 'now' },
  ),
  words('back then|then|at first|initially|in the beginning|at the (?:start|beginning)', {
    kind: 'then',
  }),
];

function units(): readonly PastEntry[] {
  const of = (unit: PastUnit, one: string, many: string): readonly PastEntry[] => [
    words(one, { kind: 'unit', unit, plural: false }),
    words(many, { kind: 'unit', unit, plural: true }),
  ];
  return [
    ...of('week', 'week|wk', 'weeks|wks'),
    ...of('month', 'month', 'months'),
    ...of('year', 'year|yr', 'years|yrs'),
    ...of(
      'weekday',
      '(?:which |what )(?:day|weekday)(?: of (?:the )?week)?(?! ?(?:$|[?,]))|weekday|day of (?:the )?week',
      'weekdays|days of (?:the )?week',
    ),
    ...of('day', 'day', 'days'),
  ];
}
