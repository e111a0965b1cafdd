/** Reads the token that a deleted account left behind: a link to its row and nothing else. */
export abstract class FeedbackTokenReader {
  /** Id of the user it was issued to, also when it has expired; null where we did not issue it. */
  abstract subjectOf(token: string): Promise<string | null>;
}
