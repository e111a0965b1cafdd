import { SPARED } from './signs/spared.js';
import { WARNING_SIGNS, type RedFlag } from './warning-signs.js';

const SIGNS = WARNING_SIGNS.map(({ flag, phrases }) => ({ flag, words: new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'g') }));

/** Words that turn a sign into its opposite when they stand right before it; in doubt the sign counts. */
const DENIED =
  /\b(?:no|not|without|never|nor|(?:did|do|does|was|is|has|have|had) ?n ?t|didnt|dont|wasnt|isnt|havent)(?: (?:have|had|get|got|feel|felt|been|any|a|the|real))* $/;
const UNDENIED = /^(?:\s+\w+)*?\s+(?:until|but|before this|like this|at first)\b/;

/** From the most urgent to the least. */
const ORDER: readonly RedFlag[] = ['crisis', 'emergency', 'doctor', 'eating'];

/** The most urgent warning sign in a question; null where there is none. */
export function redFlag(question: string): RedFlag | null {
  const sentences = question
    .normalize('NFKC')
    .toLowerCase()
    // "No, chest pain" denies nothing.
    .replace(/\b(no|not|never),/g, '$1.')
    .split(/[.!?\n;]+/)
    .map((sentence) => ` ${sentence.replace(/[^a-z0-9]+/g, ' ').trim()} `);
  const found = sentences.flatMap((sentence) => {
    const text = SPARED.reduce((rest, spared) => rest.replace(spared, ' '), sentence);
    return SIGNS.filter(({ flag, words }) => shows(text, words, flag)).map(({ flag }) => flag);
  });
  return ORDER.find((flag) => found.includes(flag)) ?? null;
}

function shows(text: string, words: RegExp, flag: RedFlag): boolean {
  return [...text.matchAll(words)].some((match) => {
    // "I don't want to live" holds its own denial; elsewhere "no chest pain" is good news.
    if (flag === 'crisis' || flag === 'eating') return true;
    const after = text.slice(match.index + match[0].length);
    return !DENIED.test(text.slice(0, match.index)) || UNDENIED.test(after);
  });
}
