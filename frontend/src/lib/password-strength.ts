/**
 * `short` may be used but is shorter than recommended; `guessable` is long enough and still among
 * the first to be tried.
 */
export type PasswordStrength = 'none' | 'too-short' | 'short' | 'guessable' | 'good' | 'strong';

const floor = 6;
const recommended = 8;
const long = 12;

/** Fewer than that many characters beside a word that everybody knows do not hide it. */
const ownShare = 5;
const everybodyKnows = ['password', 'stridewatt', 'qwerty', 'letmein', 'welcome'];

/**
 * Length as the server counts it: in code points of the composed form, so that an emoji counts
 * once.
 */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length;
}

/** Whether each character is the neighbour of the one before, as in `12345678` or `hgfedcba`. */
function isSequence(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

function leansOn(text: string, word: string): boolean {
  return word.length >= 3 && text.includes(word) && text.length - word.length < ownShare;
}

/**
 * A hint while a password is chosen; it refuses nothing.
 *
 * @param known words that somebody who knows the athlete would try: names, email, city
 */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  const length = passwordLength(password);
  if (length === 0) return 'none';
  if (length < floor) return 'too-short';
  const text = password.toLowerCase();
  const words = [
    ...everybodyKnows,
    ...known.flatMap((word) => word.toLowerCase().split(/[@.\s]+/)),
  ];
  if (new Set(text).size <= 2 || isSequence(text) || words.some((word) => leansOn(text, word)))
    return 'guessable';
  if (length < recommended) return 'short';
  return length < long ? 'good' : 'strong';
}
