import type { QueryRunner } from 'typeorm';

/** How a transaction ends; both come from the data source, once the work is over. */
const ENDS: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK']);

/**
 * A transaction has one connection, and a connection answers one query at a time. Concurrent
 * queries wait in line here, and no query starts once the work is over: a query that a failure left
 * behind would otherwise run on a connection that another transaction uses by then, and break that
 * one off too.
 */
export class QueryLine {
  private last: Promise<unknown> = Promise.resolve();
  private over = false;

  constructor(runner: QueryRunner) {
    const query = runner.query.bind(runner) as (
      sql: string,
      ...rest: unknown[]
    ) => Promise<unknown>;
    const inLine = (sql: string, ...rest: unknown[]): Promise<unknown> =>
      ENDS.has(sql) ? query(sql, ...rest) : this.next(() => query(sql, ...rest));
    runner.query = inLine as QueryRunner['query'];
  }

  /** Lets nobody join any more and waits for those in line. */
  async close(): Promise<void> {
    this.over = true;
    await this.last;
  }

  private async next(ask: () => Promise<unknown>): Promise<unknown> {
    if (this.over) throw new Error('the transaction of this query is over');
    const answer = this.last.then(ask);
    this.last = answer.catch(() => undefined);
    return answer;
  }
}
