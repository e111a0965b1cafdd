import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import type { Count } from '../../domain/pagination.js';
import { MOST_COUNTED, searchKey, type UserQuery, type UserSort } from '../../domain/user-query.js';
import type { DirectoryEntry } from '../../domain/user-row.js';
import { UserDirectory, type DirectoryPlace } from '../../ports/user-directory.js';

/** Each has an index of its own; the id decides among equals. `type` is that of the column, to read a place back exactly. */
const ORDERS: Readonly<Record<UserSort, { readonly column: string; readonly direction: 'ASC' | 'DESC'; readonly type: string }>> = {
  createdAt_desc: { column: 'created_at', direction: 'DESC', type: 'timestamptz' },
  createdAt_asc: { column: 'created_at', direction: 'ASC', type: 'timestamptz' },
  email_asc: { column: 'email_key', direction: 'ASC', type: 'text' },
  email_desc: { column: 'email_key', direction: 'DESC', type: 'text' },
  lastName_asc: { column: 'last_name', direction: 'ASC', type: 'text' },
  lastName_desc: { column: 'last_name', direction: 'DESC', type: 'text' },
};

/** Below it an index of three letters at a time finds nothing. */
const SHORTEST_PART = 3;

const columns = (sort: UserSort) => `
  u.id AS "userId", u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.city, u.country, u.sport, u.role,
  u.profile_completed AS "profileCompleted", u.is_suspended AS "isSuspended", u.suspend_reason AS "suspendReason",
  u.suspend_expires_at AS "suspendExpiresAt", u.created_at AS "createdAt", u.${ORDERS[sort].column}::text AS "sortKey"`;

/** Reads the view `admin_users`. Ids first, so that pages far behind walk an index and not the people on the way. */
@Injectable()
export class TypeormUserDirectory extends UserDirectory {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  page(query: UserQuery, offset: number, limit: number): Promise<readonly DirectoryEntry[]> {
    const { conditions, parameters } = conditionsOf(query);
    return this.read(query.sort, conditions, parameters, limit, offset);
  }

  after(query: UserQuery, place: DirectoryPlace | null, limit: number): Promise<readonly DirectoryEntry[]> {
    const { conditions, parameters } = conditionsOf(query);
    if (place === null) return this.read(query.sort, conditions, parameters, limit, 0);
    const { column, direction, type } = ORDERS[query.sort];
    const next = parameters.length + 1;
    const behind = `(${column}, id) ${direction === 'ASC' ? '>' : '<'} ($${next}::${type}, $${next + 1}::uuid)`;
    return this.read(query.sort, [...conditions, behind], [...parameters, place.sortKey, place.userId], limit, 0);
  }

  async count(query: UserQuery): Promise<Count> {
    return searchKey(query.search) === '' ? { count: await this.counted(query.filter), exact: true } : this.found(query);
  }

  async one(userId: string): Promise<DirectoryEntry | null> {
    const [entry] = await this.session.manager().query<DirectoryEntry[]>(`SELECT ${columns('createdAt_desc')} FROM admin_users u WHERE u.id = $1`, [userId]);
    return entry ?? null;
  }

  private read(sort: UserSort, conditions: readonly string[], parameters: readonly unknown[], limit: number, offset: number): Promise<DirectoryEntry[]> {
    const { column, direction } = ORDERS[sort];
    const end = parameters.length;
    return this.session.manager().query<DirectoryEntry[]>(
      `SELECT ${columns(sort)} FROM admin_users u JOIN (
         SELECT id FROM admin_users ${where(conditions)} ORDER BY ${column} ${direction}, id ${direction} LIMIT $${end + 1} OFFSET $${end + 2}
       ) place USING (id) ORDER BY u.${column} ${direction}, u.id ${direction}`,
      [...parameters, limit, offset],
    );
  }

  /** From the counters, without a look at anybody. */
  private async counted(filter: UserQuery['filter']): Promise<number> {
    const [row] = await this.session.manager().query<{ users: number }[]>(
      `SELECT coalesce(sum(users), 0)::int AS users FROM user_counts
       WHERE $1 = 'ALL' OR plan_status = $1 OR ($1 = 'SUBSCRIBERS' AND plan_status <> 'TRIAL')`,
      [filter],
    );
    return row?.users ?? 0;
  }

  private async found(query: UserQuery): Promise<Count> {
    const { conditions, parameters } = conditionsOf(query);
    const [row] = await this.session.manager().query<{ users: number }[]>(
      `SELECT count(*)::int AS users FROM (SELECT 1 FROM admin_users ${where(conditions)} LIMIT ${MOST_COUNTED + 1}) found`,
      parameters,
    );
    const users = row?.users ?? 0;
    return { count: Math.min(users, MOST_COUNTED), exact: users <= MOST_COUNTED };
  }
}

function conditionsOf({ filter, search }: UserQuery): { conditions: string[]; parameters: string[] } {
  const conditions: string[] = [];
  const parameters: string[] = [];
  if (filter === 'SUBSCRIBERS') conditions.push(`plan_status <> 'TRIAL'`);
  else if (filter !== 'ALL') conditions.push(`plan_status = $${parameters.push(filter)}`);
  const key = searchKey(search);
  const pattern = key.replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (key.length >= SHORTEST_PART) conditions.push(`search_text LIKE $${parameters.push(`%${pattern}%`)}`);
  else if (key !== '') conditions.push(`email_key LIKE $${parameters.push(`${pattern}%`)}`);
  return { conditions, parameters };
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}
