/** "Which was harder": which end of the order of effort is meant. */
export interface Contest {
  /** 1 where more of it wins, -1 where less does. */
  readonly sense: 1 | -1;
  readonly word: readonly [comparative: string, superlative: string];
  /** `W2` where the question already says which one it was: "was the second harder?" */
  readonly claimed: string | null;
}

const WORDS: readonly (readonly [RegExp, Contest['sense'], Contest['word']])[] = [
  [
    /\b(?:harder|hardest|hard|tougher|toughest|push(?:ed)?|(?:more|most) (?:demanding|intense|exhausting|tiring|difficult)|cost(?: me)?|took (?:it |more )?out of me)\b/,
    1,
    ['harder', 'hardest'],
  ],
  [
    /\b(?:easier|easiest|easy|gentler|(?:less|least) (?:demanding|intense|hard))\b/,
    -1,
    ['easier', 'easiest'],
  ],
];

const NTH =
  /\b(?:the )?(first|1st|second|2nd|third|3rd)\b(?! (?:half|quarter|lap|km|mile|kilomet|hour|\d))/;
const CLAIMS = /^(?:so |and |but )?(?:was|were|is|are|did|had|has|have|do|does)\b(?!.*\bor\b)/;

/** The order of effort that a plain question asks for; null where it asks for none. */
export function contestIn(plain: string): Contest | null {
  const claimed = CLAIMS.test(plain) ? subjectIn(plain) : null;
  const named = WORDS.find(([pattern]) => pattern.test(plain));
  return named ? { sense: named[1], word: named[2], claimed } : null;
}

/** `W2` of "the second ride"; null where no workout is named by its place. */
function subjectIn(plain: string): string | null {
  const place = NTH.exec(plain)?.[1];
  return place === undefined
    ? null
    : `W${/^(?:f|1)/.test(place) ? 1 : /^(?:s|2)/.test(place) ? 2 : 3}`;
}
