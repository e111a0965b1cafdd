import type { AskedChannel } from '#coaching/domain/understanding/channel-asked.js';

/** "Which was harder": what the workouts are to be ranked by, and which end of it is meant. */
export interface Contest {
  readonly by: 'effort' | readonly string[];
  /** 1 where more of it wins, -1 where less does. */
  readonly sense: 1 | -1;
  /**
   * "harder" and "hardest", where the word itself names the winner; null for "higher" and "less" of
   * a measure.
   */
  readonly word: readonly [comparative: string, superlative: string] | null;
  /** `W2` where the question already says which one it was: "was the second harder?" */
  readonly claimed: string | null;
}

const WORDS: readonly (readonly [
  pattern: RegExp,
  by: Contest['by'],
  sense: 1 | -1,
  word: Contest['word'],
])[] = [
  [
    /\b(?:harder|hardest|tougher|toughest|(?:more|most) (?:demanding|intense|exhausting|tiring|difficult))\b/,
    'effort',
    1,
    ['harder', 'hardest'],
  ],
  [
    /\b(?:easier|easiest|gentler|(?:less|least) (?:demanding|intense|hard))\b/,
    'effort',
    -1,
    ['easier', 'easiest'],
  ],
  [/\b(?:faster|fastest|quicker|quickest)\b/, ['pace', 'speed'], 1, ['faster', 'fastest']],
  [/\b(?:slower|slowest)\b/, ['pace', 'speed'], -1, ['slower', 'slowest']],
  [/\b(?:hillier|hilliest)\b/, ['climbing'], 1, ['hillier', 'hilliest']],
  [/\b(?:flatter|flattest)\b/, ['climbing'], -1, ['flatter', 'flattest']],
  [/\b(?:warmer|warmest|hotter|hottest)\b/, ['temperature'], 1, ['warmer', 'warmest']],
  [/\b(?:colder|coldest|cooler|coolest)\b/, ['temperature'], -1, ['colder', 'coldest']],
  [/\b(?:further|farther|furthest|farthest)\b/, ['distance'], 1, ['longer', 'longest']],
  [/\b(?:longer|longest)\b/, ['movingTime'], 1, ['longer', 'longest']],
  [/\b(?:shorter|shortest)\b/, ['movingTime'], -1, ['shorter', 'shortest']],
  [/\b(?:stronger|strongest)\b/, ['normalizedPower', 'power'], 1, ['stronger', 'strongest']],
  [/\b(?:weaker|weakest)\b/, ['normalizedPower', 'power'], -1, ['weaker', 'weakest']],
];
const MORE = /\b(?:higher|highest|more|most|greater|greatest|bigger|biggest|larger|largest)\b/;
const LESS = /\b(?:lower|lowest|less|least|fewer|fewest|smaller|smallest)\b/;

const OF_CHANNEL: Readonly<Partial<Record<AskedChannel, readonly string[]>>> = {
  normalized: ['normalizedPower'],
  power: ['power', 'normalizedPower'],
  heartRate: ['heartRate'],
  speed: ['pace', 'speed'],
  cadence: ['cadence'],
  elevation: ['climbing'],
  temperature: ['temperature'],
  time: ['movingTime'],
  distance: ['distance'],
  load: ['trainingStress', 'heartRateLoad'],
};

const IN_ZONES = ['hard.power', 'hard.pace', 'hard.heartRate'];

const NTH =
  /\b(?:the )?(first|1st|second|2nd|third|3rd)\b(?! (?:half|quarter|lap|km|mile|kilomet|hour|\d))/;
const CLAIMS = /^(?:so |and |but )?(?:was|were|is|are|did|had|has|have|do|does)\b(?!.*\bor\b)/;

/** The ranking that a plain question asks for; null where it asks for none. */
export function contestIn(plain: string, channels: readonly AskedChannel[]): Contest | null {
  const claimed = CLAIMS.test(plain) ? subjectIn(plain) : null;
  const named = WORDS.find(([pattern]) => pattern.test(plain));
  if (named) return { by: named[1], sense: named[2], word: named[3], claimed };
  // "More time in zone 4", "more hard minutes".
  const by = /\b(?:hard (?:time|minutes)|zones?)\b/.test(plain)
    ? IN_ZONES
    : channels.flatMap((channel) => OF_CHANNEL[channel] ?? []);
  const sense = MORE.test(plain) ? 1 : LESS.test(plain) ? -1 : null;
  return sense === null || by.length === 0 ? null : { by: by, sense, word: null, claimed };
}

/** `W2` of "the second ride"; null where no workout is named by its place. */
export function subjectIn(plain: string): string | null {
  const place = NTH.exec(plain)?.[1];
  return place === undefined
    ? null
    : `W${/^(?:f|1)/.test(place) ? 1 : /^(?:s|2)/.test(place) ? 2 : 3}`;
}
