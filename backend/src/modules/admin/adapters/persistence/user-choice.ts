import { searchKey, type UserQuery, type UserSort } from '#admin/domain/user-query.js';

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
  lastName_asc: { column: 'last_name', direction: 'ASC', type: 'text' },
  lastName_desc: { column: 'last_name', direction: 'DESC', type: 'text' },
};

/** The `ORDER BY` clause for the rows of `alias`. */
export function orderBy(sort: UserSort, alias = ''): string {
  const { column, direction } = ORDERS[sort];
  return `ORDER BY ${alias}${column} ${direction}, ${alias}id ${direction}`;
}

/** A trigram index finds nothing shorter. */
const SHORTEST_PART = 3;

/** Conditions on `admin_users` with their parameters. */
export class UserChoice {
  readonly parameters: unknown[] = [];
  private readonly conditions: string[] = [];

  constructor(private readonly query: UserQuery) {
    if (query.filter === 'SUBSCRIBERS') this.conditions.push(`plan_status <> 'TRIAL'`);
    else if (query.filter !== 'ALL') this.and((place) => `plan_status = ${place}`, query.filter);
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
    return key.length >= SHORTEST_PART
      ? `strpos(search_text, ${this.bind(key)}) > 0`
      : `strpos(email_key, ${this.bind(key)}) = 1`;
  }

  /** The search as a condition that an index can answer. */
  searchedByIndex(): this {
    const key = searchKey(this.query.search);
    const pattern = key.replaceAll(/[\\%_]/g, String.raw`\$&`);
    if (key.length >= SHORTEST_PART)
      return this.and((place) => `search_text LIKE ${place}`, `%${pattern}%`);
    return key === '' ? this : this.and((place) => `email_key LIKE ${place}`, `${pattern}%`);
  }

  where(): string {
    return this.conditions.length === 0 ? '' : `WHERE ${this.conditions.join(' AND ')}`;
  }
}
