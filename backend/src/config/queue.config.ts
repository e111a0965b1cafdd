import { IsOptional } from 'class-validator';

import { FromEnv } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';
import type { Role } from './role.js';

/** What the environment says about the queue; null keeps the queue in PostgreSQL. */
export class QueueSettings {
  @FromEnv({
    variable: 'REDIS_URL',
    takes:
      'the address of a Redis server, redis://host:6379, rediss://host:6379 or ' +
      'redis+sentinel://host:26379/primary?sentinels=host:26379, or nothing to keep the ' +
      'queue in PostgreSQL',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('redis:', 'rediss:', 'redis+sentinel:')
  redisUrl!: string | null;
}

/** The queue as one process sees it; `role` tells whether this process works or only adds. */
export class QueueConfig {
  constructor(
    readonly redisUrl: string | null,
    readonly role: Role,
  ) {}
}
