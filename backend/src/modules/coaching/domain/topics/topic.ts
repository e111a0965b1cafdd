import type { Answer } from '../answer/answer.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/** Words that call a topic, by how strongly they do: 1 hints, 2 suggests, 3 names it, 5 settles it, 7 leaves no doubt. */
export type Cues = Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly string[]>>>;

/** Something that athletes ask about, and what is to be said about it. */
export interface Topic {
  readonly id: string;
  /** What it is, to end the sentence "you can ask me about …". */
  readonly subject: string;
  readonly cues: Cues;
  /** @param question as it was asked, for the few topics that need a number or a name out of it */
  readonly answer: (sheet: FactSheet, question: string) => Answer;
  /** Questions that this workout's facts answer well; none where the facts are missing. */
  readonly suggestions: (sheet: FactSheet) => readonly string[];
}
