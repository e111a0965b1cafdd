import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { searchKey } from '#admin/domain/search-key.js';
import type { UserQuery, UserSort } from '#admin/domain/user-query.js';
import type { DirectoryEntry } from '#admin/domain/user-row.js';
import {
  UserDirectory,
  type DirectoryPage,
  type DirectoryPlace,
} from '#admin/ports/user-directory.js';
import { TypeormUserSearch } from './typeorm-user-search.js';
import { orderBy, ORDERS, UserChoice } from './user-choice.js';

const columns = (sort: UserSort) => `
  u.id AS "userId", u.email, u.first_name AS "firstName", u.last_name AS "lastName",
  u.city, u.country, u.sport, u.role, u.profile_completed AS "profileCompleted",
  u.is_suspended AS "isSuspended", u.suspend_reason AS "suspendReason",
  u.suspend_expires_at AS "suspendExpiresAt", u.payment_grace_until AS "paymentGraceUntil", u.created_at AS "createdAt",
  (SELECT coalesce(sum(uploads), 0)::int FROM usage_by_person WHERE owner = u.id) AS uploads,
  u.${ORDERS[sort].column}::text AS "sortKey"`;

/**
 * Reads the view `admin_users`. Ids first, so that late pages walk an index and not the rows before
 * them.
 */
@Injectable()
export class TypeormUserDirectory extends UserDirectory {
  private readonly search: TypeormUserSearch;

  constructor(private readonly session: DatabaseSession) {
    super();
    this.search = new TypeormUserSearch(session);
  }

  async page(query: UserQuery, offset: number, limit: number): Promise<DirectoryPage> {
    if (searchKey(query.search) !== '') {
      const { ids, count } = await this.search.find(query, offset, limit);
      return {
        entries: await this.people(query.sort, `SELECT unnest($1::uuid[]) AS id`, [ids]),
        count,
      };
    }
    const chosen = new UserChoice(query);
    const page =
      `SELECT id FROM admin_users ${chosen.where()} ${orderBy(query.sort)} LIMIT ` +
      `${chosen.bind(limit)} OFFSET ${chosen.bind(offset)}`;
    const [entries, count] = await Promise.all([
      this.people(query.sort, page, chosen.parameters),
      this.counted(query),
    ]);
    return { entries, count: { count, exact: true } };
  }

  /** Walks the list once from first to last page, also for a rare search. */
  after(
    query: UserQuery,
    place: DirectoryPlace | null,
    limit: number,
  ): Promise<readonly DirectoryEntry[]> {
    const chosen = new UserChoice(query).searchedOnTheWay();
    const { column, direction, type } = ORDERS[query.sort];
    if (place !== null) {
      const id = chosen.bind(place.userId);
      chosen.and(
        (key) =>
          `(${column}, id) ${direction === 'ASC' ? '>' : '<'} (${key}::${type}, ${id}::uuid)`,
        place.sortKey,
      );
    }
    return this.people(
      query.sort,
      `SELECT id FROM admin_users ${chosen.where()} ${orderBy(query.sort)} LIMIT ` +
        `${chosen.bind(limit)}`,
      chosen.parameters,
    );
  }

  async one(userId: string): Promise<DirectoryEntry | null> {
    const [entry] = await this.people('createdAt_desc', `SELECT $1::uuid AS id`, [userId]);
    return entry ?? null;
  }

  /** The selected ids' rows, in the order of the list. */
  private people(
    sort: UserSort,
    ids: string,
    parameters: readonly unknown[],
  ): Promise<DirectoryEntry[]> {
    return this.session.query<DirectoryEntry>(
      `SELECT ${columns(sort)} FROM (${ids}) place JOIN admin_users u USING (id) ` +
        `${orderBy(sort, 'u.')}`,
      [...parameters],
    );
  }

  /** From the counters, without reading any account; groups are small and counted as they are. */
  private async counted(query: UserQuery): Promise<number> {
    if (query.only !== undefined) {
      const chosen = new UserChoice(query);
      const [group] = await this.session.query<{ users: number }>(
        `SELECT count(*)::int AS users FROM admin_users ${chosen.where()}`,
        chosen.parameters,
      );
      return group?.users ?? 0;
    }
    const [row] = await this.session.query<{ users: number }>(
      `SELECT coalesce(sum(users), 0)::int AS users FROM user_counts
       WHERE $1 = 'ALL' OR plan_status = $1 OR ($1 = 'SUBSCRIBERS' AND plan_status <> 'TRIAL')`,
      [query.filter],
    );
    return row?.users ?? 0;
  }
}
