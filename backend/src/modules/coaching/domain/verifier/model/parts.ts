import { ORDINALS } from '#coaching/domain/display/number-names.js';

/** A part of a workout that words or a label speak of. */
export interface Part {
  readonly kind: PartKind;
  /** Its place from 1; `last`; absent where it is not told which one. */
  readonly place?: number | 'last';
}

export type PartKind =
  | 'half'
  | 'third'
  | 'quarter'
  | 'hour'
  | 'rep'
  | 'recovery'
  | 'set'
  | 'lap'
  | 'km'
  | 'climb'
  | 'descent'
  | 'flat'
  | 'stop'
  | 'over'
  | 'under'
  | 'end'
  | 'start';

const NOUNS: readonly (readonly [PartKind, string])[] = [
  ['half', 'hal(?:f|ves)'],
  ['third', 'thirds?'],
  ['quarter', 'quarters?'],
  ['hour', 'hours?'],
  [
    'rep',
    '(?:work(?:ing)? )?(?:intervals?|reps?|repetitions?|repeats?|efforts|blocks?)|(?:hard|short|work) effort|[248]00s|(?<=in the )work',
  ],
  ['recovery', 'recover(?:y|ies)|rests|between (?:them|the (?:reps|intervals|efforts))|in between'],
  ['set', 'sets?'],
  ['lap', 'laps?'],
  ['km', 'km(?= \\d)|kilomet(?:re|er)s?|splits?|(?<![/\\d] ?)km(?! ?(?:/|an?\\b|per|of))'],
  ['climb', '(?:long )?climbs?|hills?|ascents?|uphill|way up'],
  ['descent', 'descents?|downhill|way down'],
  ['flat', 'flats?'],
  ['stop', 'stops?|pauses?|breaks?'],
  ['over', 'overs'],
  ['under', 'unders'],
];

const PLACES = [
  ...ORDINALS.map((word, index) => [word, index + 1] as const),
  ['opening', 1] as const,
  ['latter', 'last'] as const,
  ['last', 'last'] as const,
  ['final', 'last'] as const,
  ['closing', 'last'] as const,
];
const PLACE = PLACES.map(([word]) => word).join('|');

const PATTERNS = NOUNS.map(([kind, noun]) => ({
  kind,
  pattern: new RegExp(
    String.raw`(?:\b(${PLACE}|\d{1,2}(?:st|nd|rd|th)) (?:(?:work|full|long|whole|hard|\d+|min|minute|m|km|of|the) ){0,4})?\b(?:${noun})\b(?: (?:number )?(\d{1,2})(?!\d|:\d|\.\d| ?(?:w|bpm|km|m|%|s|min|h)\b))?`,
    'g',
  ),
}));

const ENDS: readonly (readonly [PartKind, RegExp])[] = [
  [
    'end',
    /\b(?:towards|at|near|to|till|until) the (?:very )?(?:end|finish|close)\b|\b(?:at last|late on|late in)\b/,
  ],
  ['start', /\b(?:at|from|in|near|to) the (?:very )?(?:start|beginning|outset)\b|\bearly on\b/],
];

/** "You opened with 292 W and closed with 258 W", "faster than the first": which one, no noun. */
const PLACED: readonly (readonly [number | 'last', RegExp])[] = [
  [1, /\b(?:open(?:ed|ing)?|start(?:ed|ing)?|began|begin(?:ning)?)\b/],
  ['last', /\b(?:clos(?:ed|ing)|finish(?:ed|ing)?|ended|ending)\b/],
];

/** Places that words tell without the name of the part. */
export function placesIn(words: string): readonly (number | 'last')[] {
  const bare = [
    ...words.matchAll(
      new RegExp(
        String.raw`\b(?:the|your) (${PLACE})\b(?: one)?(?! (?!(?:one|was|at|with|had|and|in|to|of|by|took|came|went)\b)\w)`,
        'g',
      ),
    ),
  ].flatMap(([, word]) => placeOf(word) ?? []);
  return [...bare, ...PLACED.filter(([, pattern]) => pattern.test(words)).map(([place]) => place)];
}

/** The parts that words in small letters speak of. */
export function partsIn(words: string): readonly Part[] {
  const named = PATTERNS.flatMap(({ kind, pattern }) =>
    [...words.matchAll(pattern)].map(([, before, behind]): Part => {
      const place = placeOf(before) ?? (behind === undefined ? undefined : Number(behind));
      return place === undefined ? { kind } : { kind, place };
    }),
  );
  return [
    // "For an hour" is a length; "the first hour" is a part.
    ...named.filter(({ kind, place }) => kind !== 'hour' || place !== undefined),
    ...ENDS.filter(([, pattern]) => pattern.test(words)).map(([kind]) => ({ kind })),
  ];
}

function placeOf(word: string | undefined): number | 'last' | undefined {
  if (word === undefined) return undefined;
  return PLACES.find(([known]) => known === word)?.[1] ?? Number.parseInt(word, 10);
}

/** Whether two may be the same part, as far as their places are known. */
export function mayBe(one: Part, other: Part, count?: number): boolean {
  if (one.kind !== other.kind) return false;
  const [a, b] = [resolved(one, count), resolved(other, count)];
  return a === undefined || b === undefined || a === b;
}

const SIZES: Readonly<Partial<Record<PartKind, number>>> = { half: 2, third: 3, quarter: 4 };

function resolved({ kind, place }: Part, count?: number): number | 'last' | undefined {
  return place === 'last' ? (SIZES[kind] ?? count ?? 'last') : place;
}
