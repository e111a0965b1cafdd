/**
 * One file of an export. Text is UTF-8; content that may be large comes in pieces and is never
 * whole in memory.
 */
export interface ExportedFile {
  /**
   * Wished for, with slashes, e.g. `files/ride.fit`; what could do harm or is taken already is
   * changed by the exporter.
   */
  readonly path: string;
  readonly content: string | AsyncIterable<Uint8Array | string>;
}

/** What is known of a person's earlier account. */
export interface FormerAccount {
  readonly uploadCount: number;
}

/**
 * What one module keeps about a person: how it goes with them, and how it is handed to them.
 * Modules register theirs with `AccountContributors`. Contract suite:
 * test/contracts/account-contributor.contract.ts.
 */
export abstract class AccountContributor {
  /** The module, for logs. */
  abstract readonly name: string;

  /**
   * One plain sentence for each kind of file in the export, e.g. `chat.json: every question and
   * answer.`
   */
  abstract readonly contents: readonly string[];

  /**
   * Throws CANNOT_DELETE_ACTIVE where the account must not be closed yet. Joins the transaction
   * that closes it.
   */
  mayLeave(_userId: string): Promise<void> {
    return Promise.resolve();
  }

  /**
   * How many uploads this module knows the person to have made; the highest answer of all modules
   * counts.
   */
  uploadCount(_userId: string): Promise<number> {
    return Promise.resolve(0);
  }

  /**
   * Somebody opens an account with the address of one that was closed: what a person gets only once
   * is used up. Joins the transaction that opens it.
   */
  returns(_userId: string, _former: FormerAccount): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Everything of the person, file by file; each file's content is read before the next file is
   * asked for. Holds no secret, no path of the server, and nothing of anybody else.
   */
  abstract exportOf(userId: string): AsyncIterable<ExportedFile>;

  /**
   * Removes everything of the person from tables and disk. May be broken off anywhere and is then
   * called again, and also when nothing is left, so what tells where a file lies goes after the
   * file. Joins the transaction under way where there is one.
   */
  abstract erase(userId: string): Promise<void>;
}
