/** A span of time that a question about training names. */
export type Period =
  | { readonly year: number; readonly month?: number }
  | { readonly month: number }
  | { readonly last: number; readonly unit: 'day' | 'week' | 'month' | 'year' }
  | { readonly which: 'this' | 'previous'; readonly unit: 'month' | 'year' };

export const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH = MONTH_NAMES.map((name) =>
  name === 'may' ? name : `${name.slice(0, 3)}(?:${name.slice(3)})?`,
).join('|');
const YEAR = String.raw`((?:19|20)\d\d)`;

/**
 * In this order: the more a pattern says, the earlier it is tried. "Last week" and "this week" are
 * the recap's.
 */
const READERS: readonly (readonly [RegExp, (groups: readonly string[]) => Period])[] = [
  [
    new RegExp(String.raw`\b(${MONTH})(?: of)? ${YEAR}\b`),
    ([month = '', year]) => ({ month: monthOf(month), year: Number(year) }),
  ],
  [
    new RegExp(String.raw`\b(?:in|of|during|since|and|vs|versus) (${MONTH})\b(?! \d)`),
    ([month = '']) => ({ month: monthOf(month) }),
  ],
  [
    new RegExp(String.raw`\b${YEAR}\b(?! ?(?:w|watts?|m|km|kcal|calories|steps)\b)`),
    ([year]) => ({ year: Number(year) }),
  ],
  [
    /\b(?:last|past|previous) (\d{1,3}) (day|week|month|year)s?\b/,
    ([n, unit]) => ({ last: Number(n), unit: unit as 'day' }),
  ],
  [
    /\b(?:last|previous) (month|year)\b/,
    ([unit]) => ({ which: 'previous', unit: unit as 'month' }),
  ],
  [/\bpast (month|year)\b/, ([unit]) => ({ last: 1, unit: unit as 'month' })],
  [/\bthis (month|year)\b/, ([unit]) => ({ which: 'this', unit: unit as 'month' })],
];

/** "How many runs have I done": as far back as anything is known. */
const IN_ALL =
  /\bhow (?:many|much|far) (?:\w+ ){0,3}(?:have i|i have|did i .*(?:in total|so far|overall|altogether))\b|\bhow many (?:rides|runs|workouts|sessions|km|kms|kilomet(?:re|er)s|miles|hours) (?:have|are|did)\b|\bin total\b/;
const OF_WEEKS = /\bweeks?\b|\btoday\b|\byesterday\b/;

/** The spans that a plain text names, at most two. */
export function periodsIn(plain: string): readonly Period[] {
  // "January and February 2026": the year belongs to both.
  const text = plain.replace(
    new RegExp(String.raw`\b(${MONTH}) (and|vs|versus|with|to|or) (${MONTH}) ${YEAR}\b`),
    '$1 $4 $2 $3 $4',
  );
  const periods: Period[] = [];
  let rest = text;
  while (periods.length < 2) {
    const found = READERS.map(([pattern, read]) => ({ match: pattern.exec(rest), read })).find(
      ({ match }) => match !== null,
    );
    if (!found?.match) break;
    periods.push(found.read(found.match.slice(1)));
    rest = rest.replace(found.match[0], ' ');
  }
  if (periods.length === 0 && IN_ALL.test(plain) && !OF_WEEKS.test(plain))
    return [{ last: 100, unit: 'year' }];
  // The first reader that fits need not be the first in the text: years stand in their own order.
  return periods.every((period) => 'year' in period)
    ? [...periods].sort((a, b) => order(a) - order(b))
    : periods;
}

function order(period: Period): number {
  return ('year' in period ? period.year : 0) * 12 + ('month' in period ? (period.month ?? 0) : 0);
}

function monthOf(name: string): number {
  return MONTH_NAMES.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
}
