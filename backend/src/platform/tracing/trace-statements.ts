import { errorType } from './error-type.js';
import { statementName, type StatementName } from './statement-name.js';
import type { OpenSpan, Tracing } from './tracing.js';

/**
 * What is used of a connection of node-postgres; its declared overloads say nothing more that
 * matters here.
 */
export interface AskedClient {
  query: (...asked: unknown[]) => unknown;
}

/** Lists of different lengths are different statements, so their number has no end of its own. */
const MOST_NAMES = 2_000;

/**
 * Puts a span around each statement that a connection answers, below the request or job that asks:
 * the caller itself calls `query`, on any connection of the pool, so that concurrent requests are
 * not mixed up. A span contains the name of a statement, and the code of a failure.
 */
export class TracedStatements {
  private readonly clients = new WeakSet<AskedClient>();
  private readonly names = new Map<string, StatementName>();

  constructor(private readonly tracing: Tracing) {}

  /** Once for each connection; more often does nothing. */
  trace(client: AskedClient): void {
    if (this.clients.has(client)) return;
    this.clients.add(client);
    const query = client.query.bind(client);
    client.query = (...asked) => {
      const span = this.open(asked);
      const answer = query(...asked);
      if (span !== null) endWith(answer, span);
      return answer;
    };
  }

  /** Null too for those who are answered through a callback or a stream. */
  private open(asked: readonly unknown[]): OpenSpan | null {
    const [first] = asked;
    if (typeof first !== 'string' || typeof asked.at(-1) === 'function') return null;
    const { kind, table, routine } = this.nameOf(first);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': kind,
      ...(table !== null && { 'db.collection.name': table }),
    };
    return this.tracing.below(
      [kind, table ?? routine].filter((word) => word !== null).join(' '),
      attributes,
    );
  }

  private nameOf(sql: string): StatementName {
    const known = this.names.get(sql);
    if (known !== undefined) return known;
    if (this.names.size >= MOST_NAMES) this.names.clear();
    const name = statementName(sql);
    this.names.set(sql, name);
    return name;
  }
}

function endWith(answer: unknown, span: OpenSpan): void {
  // Beside the caller's own handlers, which hear of a failure as ever.
  Promise.resolve(answer).then(
    () => span.end({}, false),
    (error: unknown) => span.end({ 'error.type': errorType(error) }, true),
  );
}
