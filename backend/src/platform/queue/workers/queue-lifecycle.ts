import { BullRegistrar } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { QueueConfig } from '#config/queue.config.js';
import { BullJobQueue } from '../jobs/bull-job-queue.js';
import type { QueueProcessor } from './queue-processor.js';
import { inTime } from '../time-limit.js';

/** Token of the processors of all queues. */
export const PROCESSORS = Symbol('processors');

const START_LIMIT_MS = 10_000;

/** Starts the workers in a process that works, and stops them while the database is still there. */
@Injectable()
export class QueueLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly end = new AbortController();
  private works = false;

  constructor(
    private readonly config: QueueConfig,
    private readonly queue: BullJobQueue,
    private readonly registrar: BullRegistrar,
    @Inject(PROCESSORS) private readonly processors: readonly QueueProcessor[],
  ) {}

  /** Fires once the jobs of this process have ended and no more of them start. */
  get stopped(): AbortSignal {
    return this.end.signal;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { role } = this.config;
    if (role === 'all' || role === 'api' || role === 'worker') await this.queue.connect();
    if (role === 'all' || role === 'worker') await this.startWorkers();
  }

  /** Throws when the queue cannot be reached within ten seconds. */
  async startWorkers(): Promise<void> {
    this.works = true;
    this.registrar.register();
    const ready = Promise.all(this.processors.map(({ worker }) => worker.waitUntilReady()));
    await inTime(ready, START_LIMIT_MS, 'reaching the queue');
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.works) await Promise.all(this.processors.map(({ worker }) => worker.close()));
    this.end.abort();
  }
}
