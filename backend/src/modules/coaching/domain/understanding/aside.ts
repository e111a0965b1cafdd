/**
 * What a message is that asks nothing about training: thanks, a greeting, a question about the
 * coach, about another world, or in another language.
 */
export type Aside = 'thanks' | 'greeting' | 'abilities' | 'off-topic' | 'language';

/** A question that may have been meant, to be offered. */
export interface Guess {
  /** To end the sentence "Did you mean …?". */
  readonly label: string;
  readonly question: string;
}
