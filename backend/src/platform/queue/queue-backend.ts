import { Queue, createPostgresBackend, createRedisBackend } from 'bullmq';
import type {
  BackendFactory,
  ConnectionOptions,
  IQueueBackend,
  PostgresConnectionOptions,
} from 'bullmq';

import type { Json } from '#kernel/json.js';
import { readRedisAddress } from '../redis/redis-address.js';
import type { QueueName } from './job-definition.js';
import { QUEUE_SCHEMA } from './queue-schema.js';
import type { QueueSettings } from './queue-settings.js';

export type QueueConnection = ConnectionOptions | PostgresConnectionOptions;

export type WorkQueue = Queue<
  Json,
  void,
  string,
  Json,
  void,
  string,
  IQueueBackend,
  QueueConnection
>;

/** Where the queues live: one database or one Redis, reached by any number of processes. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'redis';
  readonly connection: QueueConnection;
  readonly factory: BackendFactory<IQueueBackend, QueueConnection>;
  /** Whether a reader of events hears each of them; see `EndStream.readAgain`. */
  readonly eventsInOrder: boolean;
  /** How long a reader of events sleeps when it hears nothing. */
  readonly eventWaitMs: number;
}

/**
 * BullMQ's own tables stand in their own schema, which `migrateQueues` has made.
 * @param databaseUrl of the server itself, never of a pooler in transaction mode: BullMQ names the
 * schema in a start-up parameter,
 *   which PgBouncer refuses, and workers and readers of events LISTEN, which belongs to a session.
 */
export function postgresBackend(databaseUrl: string): QueueBackend {
  const connection = { connectionString: databaseUrl, schema: QUEUE_SCHEMA, max: 3 };
  return {
    kind: 'postgres',
    connection,
    factory: (name, options, extra) =>
      createPostgresBackend(name, { ...options, connection }, extra),
    eventsInOrder: false,
    // A notification that arrives between two reads is lost in BullMQ 6.7; this bounds the wait for
    // the next look.
    eventWaitMs: 500,
  };
}

export function redisBackend(redisUrl: string): QueueBackend {
  // Commands wait out a short loss of the connection; whoever must not wait sets a limit of its
  // own.
  const retryStrategy = (times: number) => Math.min(times * 200, 2_000);
  const connection = { ...readRedisAddress(redisUrl), maxRetriesPerRequest: null, retryStrategy };
  return {
    kind: 'redis',
    connection,
    factory: (name, options, extra) => createRedisBackend(name, { ...options, connection }, extra),
    eventsInOrder: true,
    eventWaitMs: 10_000,
  };
}

export function openQueue(
  backend: QueueBackend,
  name: QueueName,
  settings: QueueSettings,
): WorkQueue {
  const streams = { events: { maxLen: settings.keepEvents } };
  return new Queue<Json, void, string, Json, void, string, IQueueBackend, QueueConnection>(
    name,
    { connection: backend.connection, streams },
    backend.factory,
  );
}
