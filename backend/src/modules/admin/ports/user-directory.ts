import type { Count } from '../domain/pagination.js';
import type { UserQuery } from '../domain/user-query.js';
import type { DirectoryEntry } from '../domain/user-row.js';

/** The last row of a page, from which the next one goes on. */
export type DirectoryPlace = Pick<DirectoryEntry, 'userId' | 'sortKey'>;

export interface DirectoryPage {
  readonly entries: readonly DirectoryEntry[];
  readonly count: Count;
}

/**
 * All accounts that are open, also with a hundred thousand of them. Plans are as of the last
 * `AccountPlans.turn`. Contract suite: test/contracts/user-directory.contract.ts.
 */
export abstract class UserDirectory {
  /**
   * How many there are is exact without a search; with one it is counted as far as `MOST_COUNTED`.
   */
  abstract page(query: UserQuery, offset: number, limit: number): Promise<DirectoryPage>;

  /** The page behind a place; the first one for null. */
  abstract after(
    query: UserQuery,
    place: DirectoryPlace | null,
    limit: number,
  ): Promise<readonly DirectoryEntry[]>;

  /** Null where there is no such account. */
  abstract one(userId: string): Promise<DirectoryEntry | null>;
}
