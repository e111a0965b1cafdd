import type { Count } from '../domain/pagination.js';
import type { UserQuery } from '../domain/user-query.js';
import type { DirectoryEntry } from '../domain/user-row.js';

/** The last row of a page; the next page begins after it. */
export type DirectoryPlace = Pick<DirectoryEntry, 'userId' | 'sortKey'>;

export interface DirectoryPage {
  readonly entries: readonly DirectoryEntry[];
  readonly count: Count;
}

/**
 * All open accounts, fast for a hundred thousand. Plans are as of the last `AccountPlans.turn`.
 * Contract suite: test/contracts/admin/user-directory.contract.ts.
 */
export abstract class UserDirectory {
  /** The count is exact without a search; with one it stops at `MOST_COUNTED`. */
  abstract page(query: UserQuery, offset: number, limit: number): Promise<DirectoryPage>;

  /** The page after a place; the first one for null. */
  abstract after(
    query: UserQuery,
    place: DirectoryPlace | null,
    limit: number,
  ): Promise<readonly DirectoryEntry[]>;

  /** Null if there is no such account. */
  abstract one(userId: string): Promise<DirectoryEntry | null>;
}
