import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

import type { DatabaseSession } from '../database/database-session.js';
import { linesOf } from './lines-of.js';
import { quoted, type Table } from './tables.js';

/** In one statement at most; a single longer row goes alone. */
const LARGEST_STATEMENT = 8 * 2 ** 20;

/** Puts every line of the file back as a row. Within the transaction under way. */
export async function restoreTable(
  session: DatabaseSession,
  table: Table,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  const columns = table.columns.map(quoted).join(', ');
  const insert =
    `INSERT INTO ${quoted(table.name)} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} ` +
    `FROM json_populate_recordset(null::${quoted(table.name)}, $1::json)`;
  let [rows, size] = [0, 0];
  let held: string[] = [];
  const flush = async (): Promise<void> => {
    if (held.length > 0) await session.query(insert, [`[${held.join(',')}]`]);
    [held, size] = [[], 0];
  };
  // A failing file reaches the reader of lines through the stream that it reads.
  const source = createReadStream(file);
  const plain = source.on('error', (error) => plain.destroy(error)).pipe(createGunzip());
  for await (const line of linesOf(plain)) {
    hash.update(line);
    if (size + line.length > LARGEST_STATEMENT) await flush();
    held.push(line.toString());
    size += line.length;
    rows += 1;
  }
  await flush();
  if (table.identity !== null) {
    const { column, sequence } = table.identity;
    await session.query(
      `SELECT setval($1, coalesce(max(${quoted(column)}), 1), max(${quoted(column)}) IS ` +
        `NOT NULL) FROM ${quoted(table.name)}`,
      [sequence],
    );
  }
  return { rows, sha256: hash.digest('hex') };
}
