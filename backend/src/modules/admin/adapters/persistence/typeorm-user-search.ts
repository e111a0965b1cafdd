import { DatabaseSession } from '#platform/database/database-session.js';
import type { Count } from '#admin/domain/pagination.js';
import { MOST_COUNTED, type UserQuery } from '#admin/domain/user-query.js';
import { orderBy, ORDERS, UserChoice } from './user-choice.js';

export interface Found {
  readonly ids: readonly string[];
  readonly count: Count;
}

/** Rows read in the order of the list before choosing how to continue. */
const LOOKED_AT = 1000;
/**
 * With this many hits among them, walking finds a page and `MOST_COUNTED` sooner than the index
 * collects all hits.
 */
const COMMON = LOOKED_AT / 5;

/**
 * The ids that a search finds: common text by walking the list, rare text by the index. The server
 * cannot estimate how common a part of a word is, and the wrong way takes twenty times as long, so
 * the first rows decide.
 */
export class TypeormUserSearch {
  private readonly session: DatabaseSession;

  constructor(session: DatabaseSession) {
    this.session = session;
  }

  async find(query: UserQuery, offset: number, limit: number): Promise<Found> {
    const { seen, ids } = await this.firstOnes(query);
    if (seen < LOOKED_AT)
      return { ids: ids.slice(offset, offset + limit), count: counted(ids.length) };
    const page = offset + limit <= ids.length ? ids.slice(offset, offset + limit) : null;
    if (ids.length >= COMMON) {
      const [found, count] = await Promise.all([
        page ?? this.onTheWay(query, offset, limit),
        this.count(new UserChoice(query).searchedOnTheWay()),
      ]);
      return { ids: found, count };
    }
    return page
      ? { ids: page, count: await this.count(new UserChoice(query).searchedByIndex()) }
      : this.byIndex(query, offset, limit);
  }

  /** The hits among the first rows of the list, in its order, and the number of those rows. */
  private async firstOnes(query: UserQuery): Promise<{ seen: number; ids: string[] }> {
    const chosen = new UserChoice(query);
    const first =
      `SELECT id, search_starts, search_text, ${ORDERS[query.sort].column} AS place FROM ` +
      `admin_users ${chosen.where()} ${orderBy(query.sort)} LIMIT ${LOOKED_AT}`;
    const { direction } = ORDERS[query.sort];
    const [row] = await this.session.query<{ seen: number; ids: string[] }>(
      `WITH first AS MATERIALIZED (${first})
       SELECT (SELECT count(*) FROM first)::int AS seen,
              ARRAY(SELECT id FROM first WHERE ${chosen.foundOnTheWay()}
                    ORDER BY place ${direction}, id ${direction}) AS ids`,
      chosen.parameters,
    );
    return row ?? { seen: 0, ids: [] };
  }

  private async onTheWay(query: UserQuery, offset: number, limit: number): Promise<string[]> {
    const chosen = new UserChoice(query).searchedOnTheWay();
    const rows = await this.session.query<{ id: string }>(
      `SELECT id FROM admin_users ${chosen.where()} ${orderBy(query.sort)} LIMIT ` +
        `${chosen.bind(limit)} OFFSET ${chosen.bind(offset)}`,
      chosen.parameters,
    );
    return rows.map(({ id }) => id);
  }

  private async count(chosen: UserChoice): Promise<Count> {
    const [row] = await this.session.query<{ users: number }>(
      `SELECT count(*)::int AS users FROM (SELECT 1 FROM admin_users ${chosen.where()} ` +
        `LIMIT ${MOST_COUNTED + 1}) found`,
      chosen.parameters,
    );
    return counted(row?.users ?? 0);
  }

  /** Materialized, because the server would walk the whole list if it expects many hits. */
  private async byIndex(query: UserQuery, offset: number, limit: number): Promise<Found> {
    const chosen = new UserChoice(query).searchedByIndex();
    const { column, direction } = ORDERS[query.sort];
    const hits = `SELECT id, ${column} AS place FROM admin_users ${chosen.where()}`;
    const [row] = await this.session.query<{ users: number; ids: string[] }>(
      `WITH hits AS MATERIALIZED (${hits})
       SELECT (SELECT count(*) FROM hits)::int AS users,
              ARRAY(SELECT id FROM hits ORDER BY place ${direction}, id ${direction}
                    LIMIT ${chosen.bind(limit)} OFFSET ${chosen.bind(offset)}) AS ids`,
      chosen.parameters,
    );
    return { ids: row?.ids ?? [], count: counted(row?.users ?? 0) };
  }
}

function counted(users: number): Count {
  return { count: Math.min(users, MOST_COUNTED), exact: users <= MOST_COUNTED };
}
