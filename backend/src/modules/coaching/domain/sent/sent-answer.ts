/**
 * What a coach was given for an answer, as its athlete may look it up; nothing where the answer is
 * a fixed text.
 */
export interface SentAnswer {
  /** `builtin`, `openai` or `safety`. */
  readonly coach: string;
  readonly model: string | null;
  readonly engineVersion: string | null;
  readonly sheetHash: string | null;
  /** The administrator's texts that took part, with the versions that held then. */
  readonly instructions: readonly { readonly name: string; readonly version: number }[];
  /** The fact sheet, word by word; empty where none was needed. */
  readonly sheet: string;
  /** Earlier questions and answers, oldest first. */
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
}

/** The part of it that is stored beside the message. */
export type SentParts = Pick<SentAnswer, 'sheet' | 'turns' | 'instructions'>;
