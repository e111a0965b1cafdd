import type { SheetKind } from '#coaching/domain/facts/fact-sheet.js';

/** What is to be done with the thing asked about, whatever it is. */
export type Operation =
  | 'value'
  | 'extreme'
  | 'rank'
  | 'list'
  | 'difference'
  | 'share'
  | 'trend'
  | 'timeWithin'
  | 'when'
  | 'count'
  | 'why'
  | 'compare'
  | 'whatIf'
  | 'definition'
  | 'verdict'
  | 'advice'
  | 'prediction'
  | 'smalltalk'
  | 'offtopic';

/** Something that athletes mean, in whatever words. */
export interface Meaning {
  readonly id: string;
  /** To offer it as a guess: `Best interval`. */
  readonly label: string;
  /** To ask it, plainly: `Which was my best interval?` */
  readonly question: string;
  readonly operation: Operation;
  /** The topic that answers it today, by the kind of sheet. */
  readonly topics: Partial<Readonly<Record<SheetKind, string>>>;
  /** Kinds of sheet on which it is asked though no topic answers it. */
  readonly asked?: readonly SheetKind[];
  /** Without one of these words it is not meant, however near a message sounds. */
  readonly anchor?: RegExp;
  /** How it is asked in forums and on phones: slang, slips, short forms, clean sentences too. */
  readonly wordings: readonly string[];
}

/** One wording a line. */
export function wordings(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
