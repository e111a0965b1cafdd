import { NestFactory } from '@nestjs/core';
import type { AppConfig } from '../config/app-config.js';
import { AppModule } from '../app.module.js';
import { runOperatorCommand } from './operator-command.js';
import type { Lifecycle } from './lifecycle.js';

/** The role `admin`: does what the operator's command says, and ends. */
export async function operate(
  config: AppConfig,
  lifecycle: Lifecycle,
  command: readonly string[],
): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: false,
    abortOnError: false,
  });
  lifecycle.onEnd(() => app.close());
  await runOperatorCommand(app, command);
}
