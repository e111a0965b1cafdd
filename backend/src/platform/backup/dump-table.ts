import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type { DatabaseSession } from '../database/database-session.js';
import { quoted, type Table } from './tables.js';

/** Recordings are rows of a megabyte and more, so few are in memory at a time. */
const ROWS_AT_A_TIME = 100;

/** Writes every row as a line of JSON, gzipped. Within the transaction under way. */
export async function dumpTable(
  session: DatabaseSession,
  table: Table,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    const columns = table.columns.map(quoted).join(', ');
    await session.query(
      'DECLARE dumped NO SCROLL CURSOR FOR SELECT row_to_json(whole)::text AS line FROM ' +
        `(SELECT ${columns} FROM ${quoted(table.name)}) whole`,
    );
    for (;;) {
      const found = await session.query<{ line: string }>(`FETCH ${ROWS_AT_A_TIME} FROM dumped`);
      if (found.length === 0) break;
      rows += found.length;
      const text = found.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      yield text;
    }
    await session.query('CLOSE dumped');
  }
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  return { rows, sha256: hash.digest('hex') };
}
