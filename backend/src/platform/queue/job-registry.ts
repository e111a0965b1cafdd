import { Injectable } from '@nestjs/common';

import type { Json } from '#kernel/json.js';
import { nameAt, type JobContext, type JobDefinition, type QueueName } from './job-definition.js';
import type { JobHandler } from './job-queue.js';

/** One declared kind of job with its payload type closed over. */
export interface RegisteredJob {
  readonly name: string;
  readonly queue: QueueName;
  readonly attempts: number;
  readonly backoffMs: number;
  /**
   * Checks the payload; throws when it is none of this kind. Gives the work, ready to be started.
   */
  readonly prepare: (payload: unknown) => (context: JobContext) => Promise<void>;
}

/**
 * A job of a kind, or of a version of its kind, that this process does not know; one of another
 * release may.
 */
export class UnknownJobError extends Error {
  constructor(name: string) {
    super(`no job is declared under the name ${name}`);
    this.name = 'UnknownJobError';
  }
}

/** Every kind of job this process knows, by name. */
@Injectable()
export class JobRegistry {
  /** By the name of each version, so that what an older release planned is worked too. */
  private readonly jobs = new Map<string, RegisteredJob>();

  register<P extends Json>(definition: JobDefinition<P>, handler: JobHandler<P>): void {
    if (this.jobs.has(definition.name)) throw new Error(`job ${definition.name} is declared twice`);
    const { name, queue, attempts, backoffMs } = definition;
    const prepare = (raw: unknown) => {
      const payload = definition.parse(raw);
      return (context: JobContext) => handler(payload, context);
    };
    for (let version = 1; version <= (definition.version ?? 1); version += 1)
      this.jobs.set(nameAt(name, version), { name, queue, attempts, backoffMs, prepare });
  }

  /** Throws `UnknownJobError` on a name, or a version of it, that nobody declared. */
  get(name: string): RegisteredJob {
    const job = this.jobs.get(name);
    if (!job) throw new UnknownJobError(name);
    return job;
  }

  /** Whether any declared job goes into this queue. */
  uses(queue: QueueName): boolean {
    return [...this.jobs.values()].some((job) => job.queue === queue);
  }

  names(): string[] {
    return [...this.jobs.keys()];
  }
}
