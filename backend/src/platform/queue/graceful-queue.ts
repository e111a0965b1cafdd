import { Queue, type QueueOptions } from 'bullmq';

import { ErrorLog } from './error-log.js';
import { inTime } from './time-limit.js';

const CLOSE_LIMIT_MS = 2_000;

/** A queue that logs its errors and closes in time, also when its backend is gone. */
export class GracefulQueue extends Queue {
  private readonly errors: ErrorLog;

  constructor(name: string, options: QueueOptions) {
    super(name, options);
    this.errors = new ErrorLog(`queue ${name}`);
    // Without a listener, an error event would end the process.
    this.on('error', (error) => !this.closing && this.errors.log(error));
  }

  override async close(): Promise<void> {
    try {
      await inTime(super.close(), CLOSE_LIMIT_MS, 'closing');
    } catch (error) {
      this.errors.log(error);
    }
  }
}
