import { QueueEvents, type IQueueBackend } from 'bullmq';

import type { QueueName } from './job-definition.js';
import type { QueueBackend, QueueConnection } from './queue-backend.js';
import type { QueueSettings } from './queue-settings.js';

/**
 * BullMQ's reader of events, back at work soon after an outage; its own pause of five seconds
 * cannot be set.
 */
export class JobEvents extends QueueEvents<void, IQueueBackend, QueueConnection> {
  private readonly reconnectDelayMs: number;

  /**
   * Reads every event after the given one; without it, BullMQ skips what happens while it connects.
   */
  constructor(
    backend: QueueBackend,
    name: QueueName,
    settings: QueueSettings,
    lastEventId: string,
  ) {
    const options = {
      connection: backend.connection,
      autorun: false,
      lastEventId,
      blockingTimeout: backend.eventWaitMs,
    };
    super(name, options, backend.factory);
    this.reconnectDelayMs = settings.reconnectDelayMs;
  }

  protected override checkConnectionError<T>(read: () => Promise<T>): Promise<T | undefined> {
    return super.checkConnectionError(read, this.reconnectDelayMs);
  }
}
