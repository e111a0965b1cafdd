import { randomBytes } from 'node:crypto';

import { onServer, runServer, urlOf } from './run-server.js';

/** A database of a suite's own. */
export interface TestDatabase {
  readonly url: string;
  /** Throws everybody out and removes it. */
  drop(): Promise<void>;
}

/**
 * With the whole schema and no rows. About 100 ms; the first one of a run also starts the server.
 * Call it in `beforeAll`, and `drop` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return create((await runServer()).template);
}

/** Without the schema, for tests of what makes the schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template0');
}

async function create(template: string): Promise<TestDatabase> {
  const server = await runServer();
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: urlOf(server, name),
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
