/** A stretch of a sentence up to and with the facts it cites; the last stretch often cites none. */
export interface Stretch {
  readonly text: string;
  /** Ids of facts, constants and reasons; `P` where the number is a suggestion. */
  readonly cites: readonly string[];
}

const ID = String.raw`(?:[FNK]\d+|P(?!\w))`;
const MARKS = new RegExp(
  String.raw`(?:\s*[[(]\s*${ID}(?:\s*(?:,|;|&|and|-|\u2013)\s*${ID})*\s*[\])])+`,
  'g',
);

/**
 * Cuts a sentence at its marks: "You averaged 212 W [F7] at 148 bpm [F9]." gives three stretches.
 */
export function stretches(sentence: string): readonly Stretch[] {
  const parts: Stretch[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKS)) {
    parts.push({
      text: sentence.slice(from, match.index),
      cites: match[0].match(/[FNK]\d+|P/g) ?? [],
    });
    from = match.index + match[0].length;
  }
  return [...parts, { text: sentence.slice(from), cites: [] }].filter(
    ({ text, cites }) => text !== '' || cites.length > 0,
  );
}

/** The sentence as the athlete reads it. */
export function withoutMarks(sentence: string): string {
  return sentence
    .replace(MARKS, '')
    .replace(/\*\*|__|^#+\s*/g, '')
    .replace(/ +([.,;:!?)])/g, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
