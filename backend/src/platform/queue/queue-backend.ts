import {
  createPostgresBackend,
  createRedisBackend,
  setDefaultBackendFactory,
  type BackendFactory,
  type ConnectionOptions,
  type IQueueBackend,
} from 'bullmq';

import { readRedisAddress } from '../redis/redis-address.js';
import { QUEUE_SCHEMA } from './queue-schema.js';

/** Where the queues are: one database or one Redis, shared by any number of processes. */
export interface QueueAddress {
  /** Null keeps the queues in PostgreSQL. */
  readonly redisUrl: string | null;
  /**
   * Of the server itself, never of a pooler in transaction mode: BullMQ names its schema in a
   * start-up parameter, which PgBouncer refuses, and its workers use LISTEN, which needs a session.
   */
  readonly databaseUrl: string;
}

/**
 * Selects the backend of every queue and worker of this process and returns their connection.
 * `@nestjs/bullmq` passes no backend to the classes of BullMQ, so the choice is BullMQ's default
 * for the process; it also types every connection as one to Redis.
 */
export function selectBackend({ redisUrl, databaseUrl }: QueueAddress): ConnectionOptions {
  const factory = redisUrl === null ? createPostgresBackend : createRedisBackend;
  setDefaultBackendFactory(factory as BackendFactory<IQueueBackend>);
  return redisUrl === null
    ? { connectionString: databaseUrl, schema: QUEUE_SCHEMA, max: 3 }
    : redisConnection(redisUrl);
}

/** Commands wait through a short outage; callers that must not wait set their own limit. */
function redisConnection(redisUrl: string): ConnectionOptions {
  const retryStrategy = (times: number) => Math.min(times * 200, 2_000);
  return { ...readRedisAddress(redisUrl), maxRetriesPerRequest: null, retryStrategy };
}
