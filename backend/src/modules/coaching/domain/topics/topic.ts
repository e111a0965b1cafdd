import type { Answer } from '../answer/answer.js';
import type { FactSheet, SheetKind } from '../facts/fact-sheet.js';
import type { Asked } from '../understanding/asked.js';

/**
 * Words that call a topic, by how strongly they do: 1 hints, 2 suggests, 3 names it, 5 settles it,
 * 7 leaves no doubt.
 */
export type Cues = Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, readonly string[]>>>;

/** Something that athletes ask about, and what is to be said about it. */
export interface Topic {
  readonly id: string;
  /** Sheets it speaks about; one workout where nothing else is said. */
  readonly kinds?: readonly SheetKind[];
  readonly cues: Cues;
  /**
   * @param question as it was asked, for the few topics that need a name out of it
   * @param asked what was read out of the question; absent where the topic alone is known
   */
  readonly answer: (sheet: FactSheet, question: string, asked?: Asked) => Answer;
}

/** Whether a topic speaks about such a sheet. */
export function speaksOf(topic: Topic, kind: SheetKind): boolean {
  return (topic.kinds ?? ['workout']).includes(kind);
}
