/**
 * The content of an email, in reading order. All of it is plain text; `write-email.ts` renders it
 * as text and HTML.
 */
export interface EmailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a button and as a link that can be copied. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the button. */
  readonly remarks?: readonly string[];
}
