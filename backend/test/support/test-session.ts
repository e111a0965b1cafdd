import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';

import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { TypeOrmUnitOfWork } from '#platform/database/typeorm-unit-of-work.js';
import { createTestDatabase } from './run/test-database.js';

/** What a repository needs, on a database of its own. */
export interface TestSession {
  readonly url: string;
  readonly dataSource: DataSource;
  readonly session: DatabaseSession;
  readonly unitOfWork: TypeOrmUnitOfWork;
  close(): Promise<void>;
}

/** Opens a test database with the records that a suite uses. Call `close` in `afterAll`. */
export async function openTestSession(
  entities: readonly EntityTarget<ObjectLiteral>[] = [],
): Promise<TestSession> {
  const database = await createTestDatabase();
  const dataSource = await new DataSource({
    ...dataSourceOptions(database.url),
    entities: [...entities] as never[],
  }).initialize();
  const session = new DatabaseSession(dataSource);
  return {
    url: database.url,
    dataSource,
    session,
    unitOfWork: new TypeOrmUnitOfWork(session),
    close: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}
