import {
  Injectable,
  Logger,
  SetMetadata,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { QueueConfig } from '#config/queue.config.js';
import { DecoratedMethods } from '../decorated-methods.js';

const EVERY = 'stridewatt:every';

/**
 * Marks a method that runs in each process that works: at its start and every `everyMs`, unless the
 * previous round is still running.
 */
export function Every(everyMs: number) {
  return (
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<() => Promise<void>>,
  ): void => void SetMetadata(EVERY, everyMs)(target, key, method);
}

/**
 * Runs the methods marked with `@Every`. They are no jobs: sweeps fill the queue again after it has
 * lost everything, its schedules included.
 */
@Injectable()
export class Periodic implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Periodic.name);
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly config: QueueConfig,
    private readonly methods: DecoratedMethods,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'all' && this.config.role !== 'worker') return;
    for (const { metadata: everyMs, name, call } of this.methods.markedWith<number>(EVERY)) {
      const round = () => this.start(name, call as () => Promise<void>);
      this.timers.push(setInterval(round, everyMs).unref());
      round();
    }
  }

  /** A round in progress still needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }

  private start(name: string, work: () => Promise<void>): void {
    if (this.running.has(name)) return;
    const round = work()
      .catch((error: unknown) => this.logger.error({ err: error, what: name }, 'sweep failed'))
      .finally(() => this.running.delete(name));
    this.running.set(name, round);
  }
}
