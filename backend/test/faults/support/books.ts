import { Client } from 'pg';

import { until } from '#platform/database/embedded-postgres/processes.js';

/** The rows about uploads. */
export interface Tally {
  readonly uploads: number;
  readonly open: number;
  readonly failed: number;
  readonly workouts: number;
  /** Workouts of one athlete that start at the same moment. */
  readonly doubles: number;
  readonly planned: number;
}

const TALLY = `
  SELECT count(*)::int AS uploads,
         (count(*) FILTER (WHERE status IN ('queued', 'processing')))::int AS open,
         (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
         (SELECT count(*) FROM workouts)::int AS workouts,
         (SELECT count(*) FROM (
            SELECT 1 FROM workouts GROUP BY user_id, start_time HAVING count(*) > 1
          ) twice)::int AS doubles,
         (SELECT count(*) FROM outbox)::int AS planned
  FROM uploads`;

const LOOK_MS = 50;

/** Reads the tables directly, whatever happens to the product. */
export class Books {
  constructor(private readonly url: string) {}

  async rows<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** A transaction with this statement that stays open until the connection is ended. */
  async hold(sql: string): Promise<Client> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN');
    await client.query(sql);
    return client;
  }

  async tally(): Promise<Tally> {
    const [tally] = await this.rows<Tally>(TALLY);
    if (tally === undefined) throw new Error('no tally');
    return tally;
  }

  /** Waits for a state; the last tally, whether or not it came about. */
  async when(state: (tally: Tally) => boolean, limitMs: number): Promise<Tally> {
    let last = await this.tally();
    let next = performance.now() + LOOK_MS;
    let asking: Promise<void> | null = null;
    await until(() => {
      if (state(last)) return true;
      if (asking === null && performance.now() >= next) {
        asking = this.tally()
          .then(
            (tally) => void (last = tally),
            () => undefined,
          )
          .finally(() => {
            asking = null;
            next = performance.now() + LOOK_MS;
          });
      }
      return false;
    }, limitMs);
    return last;
  }
}
