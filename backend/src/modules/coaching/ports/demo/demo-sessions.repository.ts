import type { DemoMessage } from '#coaching/domain/demo/demo-message.js';
import type { DemoSession } from '#coaching/domain/demo/demo-session.js';

/** A question that was answered, for the record of its session. */
export interface AnsweredQuestion {
  readonly question: DemoMessage;
  readonly answer: DemoMessage;
}

/**
 * What an answered question leaves in the record beside its messages; null for one that uses
 * nothing up.
 */
export interface CountedQuestion {
  readonly text: string;
  /** One of the questions that were offered, not one of the visitor's own. */
  readonly preset: boolean;
}

/**
 * Visits to the demo, what was asked in them, and how many questions each has left, by the clock of
 * the database.
 */
export abstract class DemoSessionsRepository {
  /** @param keyHash of the key that opens the session; the key itself is nowhere kept */
  abstract add(session: DemoSession, keyHash: string): Promise<void>;

  abstract byKey(keyHash: string): Promise<DemoSession | null>;

  /**
   * Takes one of the session's questions; exact under any concurrency. One that is neither settled
   * nor given back counts as given back two minutes after the last was taken: its server is gone.
   * @returns false where none is left
   */
  abstract take(sessionId: string, limit: number): Promise<boolean>;

  abstract giveBack(sessionId: string): Promise<void>;

  /**
   * Settles a question that was taken. Joins the unit of work that stores its answer.
   * @returns how many were answered by now; null where others used up the limit meanwhile, and
   * nothing was done
   */
  abstract settle(
    sessionId: string,
    counted: CountedQuestion,
    limit: number,
  ): Promise<number | null>;

  /** How many questions were answered. */
  abstract answered(sessionId: string): Promise<number>;

  /**
   * Keeps both, or neither where one of their ids is there already; then false. Joins the unit of
   * work under way.
   */
  abstract keep(sessionId: string, exchange: AnsweredQuestion): Promise<boolean>;

  /** Messages of the session by their ids; those that are not there are left out. */
  abstract byIds(sessionId: string, ids: readonly string[]): Promise<readonly DemoMessage[]>;

  /** The last `limit` messages, oldest first. */
  abstract messages(sessionId: string, limit: number): Promise<readonly DemoMessage[]>;

  /**
   * Forgets mail address and conversation of older sessions, and closes them; what is left tells
   * nothing of a person.
   */
  abstract anonymise(before: Date): Promise<number>;

  /** Removes older sessions whole. */
  abstract remove(before: Date): Promise<number>;
}
