import type { ShownMessage } from './message.js';

/** An answer, and how many questions are left; null where they are not counted. */
export interface AnsweredQuestion {
  readonly message: ShownMessage;
  readonly remaining: number | null;
  /** Questions that may have been meant, where the answer asks back. */
  readonly guesses?: readonly Guess[];
}

/** A question to choose, by a few words. */
export interface Guess {
  readonly label: string;
  readonly question: string;
}

/**
 * A question under the page's own name for it: asked again by that name, it is not answered twice.
 */
export interface AskedQuestion {
  readonly text: string;
  readonly requestId: string;
}

/** A conversation: where its messages come from and where its questions go. */
export interface ChatSource {
  /** Names it in this tab, for what was typed and not sent. */
  readonly place: string;
  readonly queryKey: readonly string[];
  readonly load: (signal: AbortSignal) => Promise<readonly ShownMessage[]>;
  /** `before` is the conversation so far, without questions that got no answer. */
  readonly ask: (
    question: AskedQuestion,
    before: readonly ShownMessage[],
    onChunk: (text: string) => void,
    signal: AbortSignal,
  ) => Promise<AnsweredQuestion>;
  /**
   * What the assistant says in place of an answer; left out where a question that fails leaves the
   * conversation.
   */
  readonly apology?: string;
  /** Whether there is somebody to ask about. */
  readonly ready: boolean;
}
