import type { ExportedFile } from '#accounts/domain/exported-file.js';

/** What is known of a person's earlier account. */
export interface FormerAccount {
  readonly uploadCount: number;
}

/**
 * What one module stores about a person: how it is exported, and how it is erased. Contract suite:
 * test/contracts/accounts/account-contributor.contract.ts.
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
   * Throws CANNOT_DELETE_ACTIVE if the account must not be closed yet. Joins the transaction that
   * closes it.
   */
  mayLeave(_userId: string): Promise<void> {
    return Promise.resolve();
  }

  /** How many uploads of the person this module knows; the highest answer of all modules counts. */
  uploadCount(_userId: string): Promise<number> {
    return Promise.resolve(0);
  }

  /**
   * Somebody opens an account with the address of a closed one: uses up what a person gets only
   * once. Joins the transaction that opens it.
   */
  returns(_userId: string, _former: FormerAccount): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Everything about the person, file by file; each file is read before the next is asked for.
   * Contains no secret, no path of the server, and nothing about anybody else.
   */
  abstract exportOf(userId: string): AsyncIterable<ExportedFile>;

  /**
   * Removes everything about the person from tables and disk. May be interrupted anywhere and is
   * then called again, also when nothing is left, so the row that names a file goes after the file.
   * Joins the current transaction, if any.
   */
  abstract erase(userId: string): Promise<void>;
}

/** Lets modules above the accounts take part in deletion and export. */
export class AccountContributors {
  private readonly contributors: AccountContributor[];

  /** @param own the accounts' own part, always first */
  constructor(own: AccountContributor) {
    this.contributors = [own];
  }

  register(contributor: AccountContributor): void {
    this.contributors.push(contributor);
  }

  all(): readonly AccountContributor[] {
    return this.contributors;
  }
}
