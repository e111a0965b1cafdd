import { mended } from './mended-words.js';
import { ABSENT, FIGURATIVE, OF_JOY, SPARED } from './signs/spared.js';
import { OVER, WARNING_SIGNS, type RedFlag } from './warning-signs.js';

const SIGNS = WARNING_SIGNS.map(({ flag, phrases }) => ({
  flag,
  words: new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'g'),
}));
const PAST = new RegExp(String.raw`\b(?:${OVER.join('|')})\b`, 'g');

/**
 * Words that turn a sign into its opposite when they stand right before it; in doubt the sign
 * counts.
 */
const DENIED =
  /\b(?:no|not|without|never|nor|(?:did|do|does|was|is|has|have|had) ?n ?t|didnt|dont|wasnt|isnt|havent|kein|keine|keinen|ohne|sans|aucune?|pas de|sin|ningun|nessun|nessuna|senza)(?: (?:have|had|get|got|feel|felt|been|any|a|the|real))* $/;
const UNDENIED = /^(?:\s+\w+)*?\s+(?:until|but|before this|like this|at first)\b/;
/** What holds its own denial: "I don't want to live". */
const NEVER_DENIED: readonly RedFlag[] = ['crisis', 'eating'];

/** As phones write them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  cant: 'can t',
  couldnt: 'couldn t',
  cudnt: 'couldn t',
  dont: 'don t',
  didnt: 'didn t',
  doesnt: 'doesn t',
  wasnt: 'wasn t',
  isnt: 'isn t',
  wont: 'won t',
  wouldnt: 'wouldn t',
  havent: 'haven t',
  hasnt: 'hasn t',
  hadnt: 'hadn t',
  ive: 'i ve',
  im: 'i m',
  n: 'and',
  calfs: 'calf',
};
const SHORTENED = new RegExp(String.raw`\b(?:${Object.keys(WRITTEN_OUT).join('|')})\b`, 'g');

/** "Tired of life in the slow lane", "no reason to live on hill reps". */
const FIGURATIVE_AT: readonly RedFlag[] = ['crisis'];

/** From the most urgent to the least. */
export const ORDER: readonly RedFlag[] = [
  'crisis',
  'emergency',
  'doctor',
  'trauma',
  'eating',
  'past',
  'heart',
  'injury',
  'illness',
  'medicine',
  'minor',
];

/**
 * The most urgent warning sign in a question, else what makes it a doctor's; null where there is
 * neither.
 */
export function redFlag(question: string): RedFlag | null {
  const sentences = question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\u00df/g, 'ss')
    .replace(/\u0153/g, 'oe')
    // "No, chest pain" denies nothing.
    .replace(/\b(no|not|never),/g, '$1.')
    // "I am 15, intervals every day?"
    .replace(/\b(i ?['\u2019]?a?m(?: only| just)? \d{1,2}),/g, '$1 years old,')
    .split(/[.!?\n;]+/)
    .map((sentence) => ` ${sentence.replace(/[^a-z0-9]+/g, ' ').trim()} `);
  // As written and as probably meant: a mended word may name a sign, and must not hide one.
  const found = sentences.flatMap((sentence) => [...versionsOf(sentence)].flatMap(flagsIn));
  return ORDER.find((flag) => found.includes(flag)) ?? null;
}

function versionsOf(sentence: string): ReadonlySet<string> {
  const right = mended(sentence);
  return new Set([sentence, right, right.replace(SHORTENED, (word) => WRITTEN_OUT[word] ?? word)]);
}

function flagsIn(sentence: string): readonly RedFlag[] {
  const spared = SPARED.reduce((rest, saying) => rest.replace(saying, ' '), sentence).replace(
    ABSENT,
    ' ',
  );
  const text = spared.replace(PAST, ' ');
  const now = SIGNS.filter(({ flag, words }) => shows(text, words, flag)).map(({ flag }) => flag);
  return text === spared ? now : [...now, 'past'];
}

function shows(text: string, words: RegExp, flag: RedFlag): boolean {
  return [...text.matchAll(words)].some((match) => {
    const after = text.slice(match.index + match[0].length);
    if (OF_JOY.test(after)) return false;
    if (FIGURATIVE_AT.includes(flag) && FIGURATIVE.test(after)) return false;
    // Elsewhere "no chest pain" is good news.
    if (NEVER_DENIED.includes(flag)) return true;
    return !DENIED.test(text.slice(0, match.index)) || UNDENIED.test(after);
  });
}
