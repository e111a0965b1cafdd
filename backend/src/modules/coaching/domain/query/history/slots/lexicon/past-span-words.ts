import { ONES } from '#coaching/domain/display/number-names.js';
import { MONTH_NAMES } from '#coaching/domain/understanding/period.js';
import type { PastPeriod } from '#coaching/domain/query/history/past-period.js';
import { entry, words, type PastEntry, type PastMeaning } from '../past-slot.js';

const MONTH = MONTH_NAMES.map((name) =>
  name === 'may' ? name : `${name.slice(0, 3)}(?:t|${name.slice(3)})?`,
).join('|');
const COUNT =
  '(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|dozen)';
const COUNTS: Readonly<Record<string, number>> = { ...ONES, dozen: 12, twenty: 20 };
const IN = String.raw`(?:(?:in|over|during|for|of|across|from) )?`;
/** From the first workout on. */
const UP_TO =
  '(?:from the (?:beginning|start|earliest entry|first entry|first day|very start|first) (?:up )?(?:to|until|till|through)|up (?:to|until|till)|until|till)';
/** The day on which the middle of a month begins and ends. */
const MIDDLE = [11, 20] as const;
const LAST_DAY = 31;

const monthOf = (name = '') =>
  MONTH_NAMES.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;
const countOf = (text = '') => COUNTS[text] ?? Number(text);
const on = (day: number, month: number): PastPeriod => ({ date: { day, month } });
const TODAY: PastPeriod = { daysAgo: 0 };
const FIRST: PastPeriod = { firstOf: 'week' };
const period = (of: PastPeriod): PastMeaning => ({ kind: 'period', period: of });
const span = (start: PastPeriod, end: PastPeriod): PastMeaning => period({ start, end });
/** The last day of a month: those that have fewer end before. */
const days = (from: number, to: number, month: number): PastMeaning =>
  from === 1 && to >= LAST_DAY ? period({ month }) : span(on(from, month), on(to, month));

/** Spans that begin or end within a month, reach up to a day, or count weeks without "last". */
export const PAST_SPAN_WORDS: readonly PastEntry[] = [
  entry(
    `(?:ever )?since (?:the (?:start|beginning) of )?(?:last )?(${MONTH})(?: (?:started|began|begun|kicked off|came|arrived|rolled round))`,
    ([name]) => period({ since: monthOf(name) }),
  ),
  entry(`(?:ever )?since (?:the )?end of (?:last )?(${MONTH})`, ([name]) =>
    period({ since: (monthOf(name) % 12) + 1 }),
  ),
  entry(`(?:ever )?since (?:the )?(?:mid|middle of)[ -]?(${MONTH})`, ([name]) =>
    span(on(15, monthOf(name)), TODAY),
  ),
  entry(
    `(?:ever )?(?:since|from) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})(?: on(?:wards?)?)?(?! (?:to|until|till|through))`,
    ([day, name]) => span(on(Number(day), monthOf(name)), TODAY),
  ),
  entry(`(?:ever )?since (${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?`, ([name, day]) =>
    span(on(Number(day), monthOf(name)), TODAY),
  ),
  entry(`${IN}(?:the )?first half of (${MONTH})`, ([name]) => days(1, 15, monthOf(name))),
  entry(`${IN}(?:the )?(?:second|last|other|2nd|2th) half of (${MONTH})`, ([name]) =>
    days(16, LAST_DAY, monthOf(name)),
  ),
  entry(`${IN}(?:the )?first ${COUNT} (days|weeks) (?:of|in) (${MONTH})`, ([n, unit, name]) =>
    days(1, countOf(n) * (unit === 'weeks' ? 7 : 1), monthOf(name)),
  ),
  entry(`${IN}(?:the )?first (?:week|wk) (?:of|in) (${MONTH})`, ([name]) =>
    days(1, 7, monthOf(name)),
  ),
  entry(`${IN}(?:the )?(?:first )?fortnight (?:of|in) (${MONTH})`, ([name]) =>
    days(1, 14, monthOf(name)),
  ),
  entry(`${IN}(?:the )?last (?:week|7 days|wk) (?:of|in) (${MONTH})`, ([name]) =>
    days(25, LAST_DAY, monthOf(name)),
  ),
  entry(`${IN}early(?: in)?[ -](${MONTH})`, ([name]) => days(1, 10, monthOf(name))),
  entry(`${IN}(?:mid|middle of|the middle of)[ -]?(${MONTH})`, ([name]) =>
    days(...MIDDLE, monthOf(name)),
  ),
  entry(`${IN}late(?: in)?[ -](${MONTH})`, ([name]) => days(21, LAST_DAY, monthOf(name))),
  entry(
    `${IN}(?:the )?same (?:days|stage|point|time|period|stretch|date|part)(?: (?:of|in|last))? (${MONTH})`,
    ([name]) => period({ sameDaysOf: monthOf(name) }),
  ),
  entry(`half ?way (?:through|into) (${MONTH})`, ([name]) => period({ month: monthOf(name) })),
  entry(
    `${UP_TO}(?: and including)?(?: the)? (\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})`,
    ([day, name]) => span(FIRST, on(Number(day), monthOf(name))),
  ),
  entry(`${UP_TO}(?: and including)?(?: the)?(?: end of)? (${MONTH})(?! \\d)`, ([name]) =>
    span(FIRST, { month: monthOf(name) }),
  ),
  entry(`(?:everything |all )?before (${MONTH})(?! \\d)`, ([name]) =>
    span(FIRST, { month: ((monthOf(name) + 10) % 12) + 1 }),
  ),
  entry(
    `${IN}(?:the|these|those|all|my|our)(?: last| past| recent| latest| most recent)? ${COUNT} (day|week|month)s(?! (?:ago|before|after|of))`,
    ([n, unit]) => period({ last: countOf(n), unit: unit as 'week' }),
  ),
  entry(
    `${IN}(?:the |my )?(?:last|past|recent|latest|most recent|previous) ${COUNT}(?: (?:of )?(day|week|month)s)`,
    ([n, unit]) => period({ last: countOf(n), unit: unit as 'week' }),
  ),
  words(
    `${IN}(?:the |my )?(?:last|past|recent|latest) dozen(?! (?:days|months|rides|runs|sessions|workouts))`,
    { kind: 'period', period: { last: 12, unit: 'week' } },
  ),
  words(`${IN}(?:the |my )?(?:last|past|latest) (?:fortnight|two weeks)|past fortnight`, {
    kind: 'period',
    period: { last: 2, unit: 'week' },
  }),
  words(
    `${IN}(?:the |my )?(?:last|past|latest|previous) quarter`,
    period({ last: 3, unit: 'month' }),
  ),
  words(
    '(?:from |since )?mon(?:day)? (?:to|till|until|through) (?:today|now)|(?:all|this whole|the whole|the full) week',
    period({ which: 'this', unit: 'week' }),
  ),
  words('(?:counting |from )?mon(?:day)? (?:to|till|through) sun(?:day)?', { kind: 'filler' }),
  words('(?:the )?(?:7|seven) days before(?: (?:that|it|this))?', {
    kind: 'before',
    unit: 'week',
    step: -1,
  }),
];
