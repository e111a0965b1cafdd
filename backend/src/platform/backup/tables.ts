import type { DatabaseSession } from '../database/database-session.js';

/** One table of the product, in an order in which no row comes before one that it refers to. */
export interface Table {
  readonly name: string;
  /** The stored columns, without those that PostgreSQL computes. */
  readonly columns: readonly string[];
  /** The identity column and its sequence; null without an identity column. */
  readonly identity: { readonly column: string; readonly sequence: string } | null;
}

/** Kept by the migrations themselves. */
const NOT_OURS = new Set(['schema_migrations']);

interface Row {
  readonly name: string;
  readonly columns: string[];
  readonly identity: string | null;
  readonly sequence: string | null;
  readonly refers: string[];
}

const TABLES = `
  SELECT c.relname AS name,
         (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
            AND a.attgenerated = '') AS columns,
         (SELECT a.attname FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attidentity <> '' LIMIT 1) AS identity,
         (SELECT pg_get_serial_sequence(quote_ident(c.relname), a.attname) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attidentity <> '' LIMIT 1) AS sequence,
         coalesce((SELECT array_agg(DISTINCT f.confrelid::regclass::text) FROM pg_constraint f
          WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid), '{}') AS refers
  FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`;

/**
 * Reads the tables from the catalogue, so that a migration adds its tables to every backup by
 * itself.
 */
export async function readTables(session: DatabaseSession): Promise<readonly Table[]> {
  const rows = (await session.query<Row>(TABLES)).filter(({ name }) => !NOT_OURS.has(name));
  const placed = new Set<string>();
  const ordered: Row[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, refers }) => !placed.has(name) && refers.every((table) => placed.has(table)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    for (const row of next) placed.add(row.name);
    ordered.push(...next);
  }
  return ordered.map(({ name, columns, identity, sequence }) => ({
    name,
    columns,
    identity: identity === null || sequence === null ? null : { column: identity, sequence },
  }));
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
