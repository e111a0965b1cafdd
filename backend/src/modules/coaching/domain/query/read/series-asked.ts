import { METRES_PER_MILE } from '#kernel/units.js';
import type { Lasting, Nth, Series } from '../query.js';

/** A series that a text names, with its noun. */
export interface SeriesAsked {
  readonly series: Series;
  /** `laps` rather than `lap`. */
  readonly plural: boolean;
}

type Noun = readonly [singular: RegExp, plural: RegExp, series: Series];

const blocks = (by: 'metres' | 'seconds', length: number): Series => ({
  kind: 'block',
  by,
  length,
});

const noun = (singular: string, plural: string, series: Series): Noun => [
  new RegExp(String.raw`\b(?:${singular})\b`),
  new RegExp(String.raw`\b(?:${plural})\b`),
  series,
];

const REP = 'intervals?|reps?|repeats?|repetitions?|efforts?|sprints?|work bits?';

/** The more a noun says, the earlier it is tried. */
const NOUNS: readonly Noun[] = [
  noun(
    'recovery (?:interval|lap|jog|bit|between)|rest interval',
    `recover(?:ies|y (?:intervals|laps|jogs|bits|periods))|rest(?:s| intervals| periods)? (?:between|in between)|jog recoveries|the recoveries`,
    { kind: 'recovery' },
  ),
  noun(
    'km split|kilomet(?:re|er) split',
    'km splits|kilomet(?:re|er) splits|1k splits|splits (?:per|by|for each|every) (?:km|k|kilomet(?:re|er))',
    blocks('metres', 1000),
  ),
  noun(
    'mile split',
    'mile splits|splits (?:per|by|for each|every) mile',
    blocks('metres', METRES_PER_MILE),
  ),
  noun(
    '5 ?k(?:m)? (?:block|chunk|split|segment|stretch)',
    '5 ?k(?:m)? (?:blocks|chunks|splits|segments|stretches)|(?:every|each|per) 5 ?k(?:m)?',
    blocks('metres', 5000),
  ),
  noun(
    '10 ?min(?:ute)?s? (?:block|chunk|stretch)',
    '10 ?min(?:ute)?s? (?:blocks|chunks|stretches)|(?:every|each|per) 10 ?min(?:ute)?s?',
    blocks('seconds', 600),
  ),
  noun('slow bit|jog', '(?:slow|easy) (?:bits|ones|parts)|jogs|floats', { kind: 'recovery' }),
  noun('set', 'sets', { kind: 'set' }),
  noun('lap', 'laps', { kind: 'lap' }),
  noun('interval|rep|repeat|repetition|effort|sprint', REP.replaceAll('?', ''), { kind: 'rep' }),
  noun('km|kilomet(?:re|er)|k', 'kms|kilomet(?:re|er)s|ks', blocks('metres', 1000)),
  noun('mile', 'miles', blocks('metres', METRES_PER_MILE)),
  noun('climb|hill|ascent|uphill', 'climbs|hills|ascents|uphills', { kind: 'climb' }),
  noun('descent|downhill', 'descents|downhills', { kind: 'descent' }),
  noun('quarter', 'quarters', { kind: 'quarter' }),
  noun('half', 'halves', { kind: 'half' }),
  noun(
    'stop|break|pause',
    'stops|breaks|pauses|(?:traffic|red) lights?|stand(?:ing)? (?:around|still|at)|waiting',
    { kind: 'stop' },
  ),
  noun('split', 'splits', blocks('metres', 1000)),
];

/** The series that the text speaks about; null where it names none. */
export function seriesIn(plain: string): SeriesAsked | null {
  for (const [singular, plural, series] of NOUNS) {
    if (plural.test(plain)) return { series, plural: true };
    if (singular.test(plain) && !isMeasure(plain, series)) return { series, plural: false };
  }
  return null;
}

const LASTING = new RegExp(
  String.raw`\b(?:the |my |each |every )?(\d{1,4}) ?-?(min(?:ute)?s?|s|sec(?:ond)?s?|m|met(?:re|er)s?)(?: (?:long )?(?:${REP}|ones?|blocks?|bits?|steps?|pieces?|parts?)|$|\?)`,
);
const METRES =
  /\b(?:the |my |each |every )?(200|300|400|500|600|800|1000|1200|1600)s?\b(?! ?(?:w|watts|m climb|kcal|cal))/;

/**
 * The length by which a text names intervals: "the 4 min one", "my 400s"; null where it names none.
 */
export function lastingIn(plain: string): Lasting | null {
  const found = LASTING.exec(plain);
  if (found) {
    const [, number, unit = ''] = found;
    if (/^m(?:et.*)?$/.test(unit)) return { by: 'metres', length: Number(number) };
    return { by: 'seconds', length: Number(number) * (unit.startsWith('s') ? 1 : 60) };
  }
  const metres = METRES.exec(plain)?.[1];
  return metres === undefined ? null : { by: 'metres', length: Number(metres) };
}

/** "30 km" and "half an hour" are lengths, not parts. */
function isMeasure(plain: string, { kind }: Series): boolean {
  if (kind === 'half') return /\bhalf (?:an? )?(?:hour|marathon)\b/.test(plain);
  if (kind === 'block') return /\d ?(?:km|kilomet(?:re|er)|k|miles?)\b/.test(plain);
  return kind === 'climb' && /\bi (?:did )?climb\b|\bmuch (?:did i )?climb\b/.test(plain);
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  opening: 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
};

const NTH = new RegExp(
  String.raw`\b(${Object.keys(ORDINALS).join('|')}|last|final|closing|\d{1,2}th)\b(?: (?:one|rep|interval|lap|climb|hill|descent|downhill|stop|break|pause|recovery|effort|km|mile|repeat|sprint|split))`,
);

/** `the second descent`, `the last one`; null where no place in the order is named. */
export function nthIn(plain: string): Nth | null {
  const word = NTH.exec(plain)?.[1];
  if (word === undefined) return null;
  if (/^(?:last|final|closing)$/.test(word)) return 'last';
  return ORDINALS[word] ?? Number.parseInt(word, 10);
}
