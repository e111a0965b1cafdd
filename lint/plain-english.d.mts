/** A place where a text reads as translated, and what to write instead. */
export interface OddEnglish {
  readonly word: string;
  readonly index: number;
  readonly instead: string;
}

export function findOddEnglish(text: string): OddEnglish[];
