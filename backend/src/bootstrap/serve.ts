import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { AppConfig } from '../config/app-config.js';
import { AppModule } from '../app.module.js';
import { createHttpApp } from '../platform/http/create-http-app.js';
import { explainListenError } from './explain.js';
import { makeFirstAdministrator } from './first-administrator.js';
import type { Lifecycle } from './lifecycle.js';
import { releaseStartMemory } from './release-start-memory.js';
import { say } from './say.js';
import { withinLimit } from './within-limit.js';

/** Answers and jobs under way may take this long to end; then the connections are cut. */
const DRAIN_LIMIT_MS = 25_000;

/**
 * Serves until the process gets a signal to end. A worker listens too, for health checks and
 * metrics.
 */
export async function serve(config: AppConfig, lifecycle: Lifecycle): Promise<void> {
  const app = await createHttpApp(AppModule.with(config), config.http);
  lifecycle.onEnd(() => withinLimit(app.close(), DRAIN_LIMIT_MS));
  lifecycle.signal.throwIfAborted();
  await app.init();
  lifecycle.signal.throwIfAborted();
  if (config.runtime.role !== 'worker') await makeFirstAdministrator(app, config);
  await listen(app, config);
  say(`Stridewatt is ready at ${await addressOf(app, config)}`);
  releaseStartMemory();
}

async function listen(app: NestFastifyApplication, { http }: AppConfig): Promise<void> {
  try {
    await app.listen(http.port, http.host);
  } catch (error) {
    throw explainListenError(error, http);
  }
}

/** Where a browser finds the product; with `PORT=0` the port that the system chose. */
async function addressOf(app: NestFastifyApplication, { http }: AppConfig): Promise<string> {
  return http.port === 0 ? `http://localhost:${new URL(await app.getUrl()).port}` : http.publicUrl;
}
