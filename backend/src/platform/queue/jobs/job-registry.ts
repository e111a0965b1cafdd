import { Injectable } from '@nestjs/common';

import type { Json } from '#kernel/json.js';
import { nameAt, type JobContext, type JobDefinition, type QueueName } from './job-definition.js';

export type JobHandler<P extends Json> = (payload: P, context: JobContext) => Promise<void>;

/** One declared kind of job with its payload type closed over. */
export interface RegisteredJob {
  readonly name: string;
  readonly queue: QueueName;
  readonly attempts: number;
  readonly backoffMs: number;
  /** Returns the work, ready to start; throws on a payload of another shape. */
  readonly prepare: (payload: unknown) => (context: JobContext) => Promise<void>;
}

/** The name or version of a job that this process does not know; another release may. */
export class UnknownJobError extends Error {
  constructor(name: string) {
    super(`no job is declared under the name ${name}`);
    this.name = 'UnknownJobError';
  }
}

/** Every kind of job that this process knows, by name. */
@Injectable()
export class JobRegistry {
  /** One entry for each version, so that jobs added by an older release run too. */
  private readonly jobs = new Map<string, RegisteredJob>();

  /** Throws on a name that is declared already. */
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

  /** Throws `UnknownJobError` on a name, or a version of it, that is not declared. */
  get(name: string): RegisteredJob {
    const job = this.jobs.get(name);
    if (!job) throw new UnknownJobError(name);
    return job;
  }

  names(): string[] {
    return [...this.jobs.keys()];
  }
}
