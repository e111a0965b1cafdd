import type { Count } from '../domain/pagination.js';
import type { UserQuery } from '../domain/user-query.js';
import type { DirectoryEntry } from '../domain/user-row.js';

/** The last row of a page, from which the next one goes on. */
export type DirectoryPlace = Pick<DirectoryEntry, 'userId' | 'sortKey'>;

/**
 * All accounts that are open, also with a hundred thousand of them. Plans are as of the last `AccountPlans.turn`.
 * Contract suite: test/contracts/user-directory.contract.ts.
 */
export abstract class UserDirectory {
  abstract page(query: UserQuery, offset: number, limit: number): Promise<readonly DirectoryEntry[]>;

  /** The page behind a place; the first one for null. */
  abstract after(query: UserQuery, place: DirectoryPlace | null, limit: number): Promise<readonly DirectoryEntry[]>;

  /** Exact without a search; with one, as far as `MOST_COUNTED`. */
  abstract count(query: UserQuery): Promise<Count>;

  /** Null where there is no such account. */
  abstract one(userId: string): Promise<DirectoryEntry | null>;
}
