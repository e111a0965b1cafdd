import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource, type EntityMetadata } from 'typeorm';

import { startTestApp, type TestApp } from '#test/support/test-app.js';

interface SchemaColumn {
  readonly relation: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly required: boolean;
}

/** Reads the schema as it is; views have no nullability of their own. */
const COLUMNS = `
  SELECT c.table_name AS relation, column_name AS name, data_type AS type,
    is_nullable = 'YES' AS nullable,
    is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'
      AND is_generated = 'NEVER' AS required
  FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'
  ORDER BY 1, 2`;

describe('TypeORM records and the migrated schema', () => {
  let product: TestApp;
  let source: DataSource;
  let schema: SchemaColumn[];

  beforeAll(async () => {
    product = await startTestApp({ working: false, env: { DATABASE_URL: 'postgres://shared/' } });
    source = product.app.get(DataSource);
    schema = await source.query<SchemaColumn[]>(COLUMNS);
  });
  afterAll(() => product.close());

  it('agree on the name, type and nullability of every column of a record', () => {
    expect(source.entityMetadatas.length).toBeGreaterThan(10);
    const wanted = source.entityMetadatas.flatMap((record) => columnsOf(record, source));
    const there = schema.map(({ relation, name, type, nullable }) =>
      lineOf(relation, name, type, nullable),
    );
    expect(wanted.filter((column) => !there.includes(column))).toEqual([]);
  });

  it('agree on the columns without which a row cannot be inserted', () => {
    const records = new Map(source.entityMetadatas.map((record) => [record.tableName, record]));
    const missing = schema.filter(({ relation, name, required }) => {
      const record = records.get(relation);
      return required && record !== undefined && !record.columns.some(named(name));
    });
    expect(missing).toEqual([]);
  });
});

const named =
  (name: string) =>
  ({ databaseName }: { readonly databaseName: string }) =>
    databaseName === name;

function columnsOf({ tableName, columns }: EntityMetadata, { driver }: DataSource): string[] {
  return columns.map((column) => {
    const type = column.isArray ? 'ARRAY' : driver.normalizeType(column);
    return lineOf(tableName, column.databaseName, type, column.isNullable);
  });
}

function lineOf(relation: string, name: string, type: string, nullable: boolean): string {
  return `${relation}.${name} ${type}${nullable ? ' null' : ''}`;
}
