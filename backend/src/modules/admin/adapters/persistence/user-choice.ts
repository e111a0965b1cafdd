import { searchKey } from '#admin/domain/search-key.js';
import type { UserGroup, UserQuery, UserSort } from '#admin/domain/user-query.js';

/**
 * Each has its own index; the id breaks ties. `type` is the column's type, to read a place back
 * exactly.
 */
export const ORDERS: Readonly<
  Record<
    UserSort,
    { readonly column: string; readonly direction: 'ASC' | 'DESC'; readonly type: string }
  >
> = {
  createdAt_desc: { column: 'created_at', direction: 'DESC', type: 'timestamptz' },
  createdAt_asc: { column: 'created_at', direction: 'ASC', type: 'timestamptz' },
  email_asc: { column: 'email_key', direction: 'ASC', type: 'text' },
  email_desc: { column: 'email_key', direction: 'DESC', type: 'text' },
  lastName_asc: { column: 'name_key', direction: 'ASC', type: 'text' },
  lastName_desc: { column: 'name_key', direction: 'DESC', type: 'text' },
};

/** The `ORDER BY` clause for the rows of `alias`. */
export function orderBy(sort: UserSort, alias = ''): string {
  const { column, direction } = ORDERS[sort];
  return `ORDER BY ${alias}${column} ${direction}, ${alias}id ${direction}`;
}

/** A trigram index finds nothing shorter. */
const SHORTEST_PART = 3;

const GROUPS: Readonly<Record<UserGroup, string>> = {
  SUSPENDED: `(is_suspended OR (plan_status = 'SUSPENDED' AND payment_grace_until IS NULL))`,
  FAILED: `EXISTS (SELECT FROM subscriptions s WHERE s.user_id = admin_users.id
    AND s.status IN ('past_due', 'unpaid'))`,
  ADMINISTRATORS: `role = 'admin'`,
};

/** Conditions on `admin_users` with their parameters. */
export class UserChoice {
  readonly parameters: unknown[] = [];
  private readonly conditions: string[] = [];

  constructor(private readonly query: UserQuery) {
    if (query.filter === 'SUBSCRIBERS') this.conditions.push(`plan_status <> 'TRIAL'`);
    else if (query.filter !== 'ALL') this.and((place) => `plan_status = ${place}`, query.filter);
    if (query.only !== undefined) this.conditions.push(GROUPS[query.only]);
  }

  /** Adds a condition on a bound value. */
  and(condition: (place: string) => string, value: unknown): this {
    this.conditions.push(condition(this.bind(value)));
    return this;
  }

  /** Binds a value and returns its placeholder. */
  bind(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  /**
   * The search as a condition per row, so that the server walks an order instead of collecting all
   * hits.
   */
  searchedOnTheWay(): this {
    this.conditions.push(this.foundOnTheWay());
    return this;
  }

  /** The same, for rows that are already chosen. */
  foundOnTheWay(): string {
    const key = searchKey(this.query.search);
    if (key === '') return 'true';
    return isShort(key) ? this.startsWith(key) : `strpos(search_text, ${this.bind(key)}) > 0`;
  }

  /** The search as a condition that an index can answer. */
  searchedByIndex(): this {
    const key = searchKey(this.query.search);
    if (isShort(key)) {
      this.conditions.push(key === '' ? 'true' : this.startsWith(key));
      return this;
    }
    const pattern = key.replaceAll(/[\\%_]/g, String.raw`\$&`);
    return this.and((place) => `search_text LIKE ${place}`, `%${pattern}%`);
  }

  private startsWith(key: string): string {
    return `search_starts @> ARRAY[${this.bind(key)}::text]`;
  }

  where(): string {
    return this.conditions.length === 0 ? '' : `WHERE ${this.conditions.join(' AND ')}`;
  }
}

/** By characters, not code units: a rare Chinese name is one character and two units. */
function isShort(key: string): boolean {
  return [...key].length < SHORTEST_PART;
}
