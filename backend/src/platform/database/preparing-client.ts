import { Client, type ClientConfig } from 'pg';

/**
 * Begins a statement that is asked on nearly every request. The server parses it once for each
 * connection, and plans it again only as long as that pays: about half of the time of a statement
 * that finds a row by its key. For reads whose plan does not depend on the values, and whose
 * columns are named: a `*` would break when a migration adds a column.
 */
export const OFTEN = '/* often */ ';

/**
 * A filter or a limit may stand in a text: what varies without end is asked as any other statement
 * is.
 */
const MOST_TEXTS = 200;

const names = new Map<string, string>();

type Ask = (text: unknown, ...rest: unknown[]) => unknown;

/**
 * A connection on which statements that begin with `OFTEN` are prepared by name. Not for a pooler
 * that changes connections between statements.
 */
export class PreparingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as Ask;
    const prepared: Ask = (text, ...rest) => {
      const name = typeof text === 'string' && text.startsWith(OFTEN) ? nameOf(text) : undefined;
      return ask(name === undefined ? text : { name, text }, ...rest);
    };
    this.query = prepared as typeof this.query;
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_TEXTS) return known;
  const name = `often_${names.size + 1}`;
  names.set(text, name);
  return name;
}
