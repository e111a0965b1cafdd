import { copyTemplate, onServer, runServer, urlOf } from './run-server.js';

/** A database of a suite's own, with the whole schema and no rows. */
export interface TestDatabase {
  readonly url: string;
  /** Throws everybody out and removes it. */
  drop(): Promise<void>;
}

/** About 100 ms; the first one of a run also starts the server. Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await runServer();
  const name = await copyTemplate(server);
  return {
    url: urlOf(server, name),
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
