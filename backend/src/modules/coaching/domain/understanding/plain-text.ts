import { CARDINALS, ORDINALS, TENS } from '../display/number-names.js';
import { COMMON_WORDS } from './common-words.js';
import { corrected } from './words.js';

/** What can be counted through a session; before these an ordinal is a number. */
const COUNTED =
  'km|kms|kilomet(?:re|er)s?|miles?|laps?|splits?|intervals?|reps?|repetitions?|repeats?|efforts?|climbs?|hills?|sprints?';
const NUMBER_WORD = new RegExp(
  String.raw`\b(${[...CARDINALS, ...Object.keys(TENS)].join('|')})\b(?=[ -](?:${COUNTED}|x|by|min|minutes?|mins|hours?|hrs?|seconds?|secs?|times|rides?|runs?|workouts?|sessions?|weeks?|days?)\b)`,
  'g',
);
const ORDINAL_WORD = new RegExp(
  String.raw`(?<!\d[ -]?)\b(${ORDINALS.join('|')})\b(?= (?:[a-z]+ )?(?:${COUNTED})\b)`,
  'g',
);

/** A longer word has no slip, it is no word. */
const LONGEST_WORD = 24;

/** Fingers that came in the wrong order, in words too short to be mended by likeness. */
const SHORT_SLIPS: Readonly<Record<string, string>> = {
  hwo: 'how',
  mcuh: 'much',
  waht: 'what',
  teh: 'the',
  adn: 'and',
  wich: 'which',
  whcih: 'which',
  hwat: 'what',
};

const MOST_KEPT = 2_000;
/** Words looked up before; all are dropped when there are too many. */
const MENDED = new WeakMap<ReadonlySet<string>, Map<string, string>>();

function mended(word: string, known: ReadonlySet<string>): string {
  if (word.length > LONGEST_WORD) return word;
  const kept = MENDED.get(known) ?? new Map<string, string>();
  const right = kept.get(word) ?? corrected(word, known);
  if (kept.size >= MOST_KEPT) kept.clear();
  MENDED.set(known, kept.set(word, right));
  return right;
}

/**
 * The question as the patterns read it: lower case, no accents or apostrophes, slips of the finger
 * mended, counted words as digits, one space between words. Punctuation that belongs to numbers
 * (4:30, 5x4, 0.9, 50%) and question marks stay.
 */
export function plainText(question: string, known: ReadonlySet<string>): string {
  return question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bw['\u2019\u2018\u2032](?![a-z])/g, 'w prime')
    .replace(/['\u2019\u2018`]/g, '')
    .replace(
      /^((?:and|but|so|ok|huh|hm+|really)?[ ,?]*)y(?=(?: (?:tho|though|so|is|was|were|did|that|not|then)\b|[ ?!]*$))/,
      '$1why',
    )
    .replace(/\bwhys\b/g, 'why is')
    .replace(/\bwhy{2,}\b/g, 'why')
    .replace(/\b(?:hwo|mcuh|waht|teh|adn)\b/g, (word) => SHORT_SLIPS[word] ?? word)
    .replace(/[\u2013\u2014\u2212]/g, '-')
    .replace(/\u00d7/g, 'x')
    .replace(/[a-z]{5,}/g, (word) => (COMMON_WORDS.has(word) ? word : mended(word, known)))
    .replace(/[^a-z0-9?.,;:%/+& -]+/g, ' ')
    .replace(/(?<!\d)[.:]|[.:](?!\d)/g, ' ')
    .replace(/(?<!\d),|,(?!\d{3})/g, ' , ')
    .replace(/\s+/g, ' ')
    .replace(NUMBER_WORD, (word) => String(TENS[word] ?? CARDINALS.indexOf(word)))
    .replace(ORDINAL_WORD, (word) => `${ORDINALS.indexOf(word) + 1}th`)
    .trim();
}
