import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '#src/app.module.js';
import { completeConfig } from '#config/app-config.js';
import { readConfig } from '#config/read-config.js';
import { createHttpApp } from '#platform/http/create-http-app.js';
import { createTestDatabase, type TestDatabase } from './run/test-database.js';

/**
 * The whole product in this process: own database, own files, real queue, real HTTP on a free port.
 */
export interface TestApp {
  readonly app: NestFastifyApplication;
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  readonly database: TestDatabase;
  readonly dataDir: string;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings beside the defaults, by variable. */
  readonly env?: Readonly<Record<string, string>>;
  /** False serves without doing any queued work, as the role `api` does. */
  readonly working?: boolean;
  /** Maps the owner's database address to its own address. */
  readonly reach?: (ownerUrl: string) => Promise<string>;
}

export async function startTestApp({
  env = {},
  working = true,
  reach,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const databaseUrl = reach ? await reach(database.url) : database.url;
  const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-test-'));
  // A suite does in seconds what people do in days; those that speak of limits set their own scale.
  const surroundings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    RATE_LIMIT_SCALE: '100000',
  };
  const settings = readConfig({ ...surroundings, ROLE: working ? 'all' : 'api', ...env });
  const config = completeConfig(settings, {
    databaseUrl,
    jwtSecret: 'a secret for tests alone, long enough',
  });
  const app = await createHttpApp(AppModule.with(config), config.http);
  await app.init();
  await app.listen(0, '127.0.0.1');
  return {
    app,
    url: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    database,
    dataDir,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
