/**
 * What a letter says, in the order in which it is read. All of it is plain text; `write-letter.ts`
 * gives it its two forms.
 */
export interface LetterContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a button and as a link that can be copied. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What stands below the button, in smaller type. */
  readonly remarks?: readonly string[];
}
