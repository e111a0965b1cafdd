import { NestFactory } from '@nestjs/core';

import type { AppConfig } from '../config/app-config.js';
import { AppModule } from '../app.module.js';
import { readOwnCommand } from '../config/reading/environment.js';
import { runOperatorCommand } from './operator-command.js';
import { tellFirstAdministrator } from './first-administrator.js';
import type { Lifecycle } from './lifecycle.js';
import { say } from './say.js';

/**
 * The role `admin`: does what the command line says, or without a command makes the first
 * administrator, and ends.
 */
export async function createAdministrator(config: AppConfig, lifecycle: Lifecycle): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: false,
    abortOnError: false,
  });
  lifecycle.onEnd(() => app.close());
  const command = readOwnCommand();
  if (command.length > 0) await runOperatorCommand(app, command);
  else if (!(await tellFirstAdministrator(app, config.admin)))
    say('There is an administrator already');
}
