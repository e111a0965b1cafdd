import { IsIn } from 'class-validator';

import { FromEnv, type Environment } from './reading/from-env.js';
import { textOf } from './reading/read-section.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export class LogConfig {
  /** Outside production only what needs a person is written, so that a terminal stays readable. */
  @FromEnv({
    variable: 'LOG_LEVEL',
    takes: `one of ${LOG_LEVELS.join(', ')}`,
    otherwise: (env: Environment) => (textOf(env, 'NODE_ENV') === 'production' ? 'info' : 'warn'),
  })
  @IsIn(LOG_LEVELS)
  level!: (typeof LOG_LEVELS)[number];
}
