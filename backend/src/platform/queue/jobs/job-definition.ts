import type { Json } from '#kernel/json.js';
import { readFields, type Fields, type ValuesOf } from './payload-fields.js';

/** Every queue; `queue-settings.ts` declares the settings of each, or the build fails. */
export type QueueName = 'workouts' | 'mail' | 'billing' | 'coaching' | 'housekeeping';

/** One kind of job. Payloads carry ids and versions, never file bytes or secrets. */
export interface JobDefinition<P extends Json> {
  readonly name: string;
  readonly queue: QueueName;
  /** Number of tries, the first one included. */
  readonly attempts: number;
  /** Wait before the second try; doubles with each further one. */
  readonly backoffMs: number;
  /**
   * Idempotency key: adding a job with the id of one that is waiting or running changes nothing.
   */
  readonly jobId: (payload: P) => string;
  /**
   * Version of the payload, 1 by default. Raise it when the previous release cannot read the new
   * payload; `parse` must still read all older ones. A process that knows only older versions
   * leaves the job to a newer process.
   */
  readonly version?: number;
  /** Reads a payload when its job arrives; throws on one of another shape. */
  readonly parse: (payload: unknown) => P;
}

/** The payload of a kind of job. */
export type PayloadOf<D> = D extends JobDefinition<infer P> ? P : never;

/** Declares a kind of job; `payload` gives a reader for each field. */
export function defineJob<const F extends Fields>({
  payload,
  ...definition
}: Omit<JobDefinition<ValuesOf<F>>, 'parse'> & { readonly payload: F }): JobDefinition<
  ValuesOf<F>
> {
  return { ...definition, parse: (raw) => readFields(payload, raw) };
}

/** A job to add, as the outbox stores it. */
export interface NewJob {
  /** With the version of its payload from the second on: `parse-fit-file@2`. */
  readonly name: string;
  readonly jobId: string;
  readonly payload: Json;
}

export function newJob<P extends Json>(definition: JobDefinition<P>, payload: NoInfer<P>): NewJob {
  return {
    name: nameAt(definition.name, definition.version ?? 1),
    jobId: definition.jobId(payload),
    payload,
  };
}

/** The name under which jobs of this version are stored. */
export function nameAt(name: string, version: number): string {
  return version === 1 ? name : `${name}@${version}`;
}

/** The current try; `signal` fires when the process must stop. */
export interface JobContext {
  readonly jobId: string;
  /** From 1; every start counts, also after the worker of an earlier one died. */
  readonly attempt: number;
  /** Whether the job fails for good if this try throws. */
  readonly lastAttempt: boolean;
  readonly signal: AbortSignal;
}

/** Thrown by a handler when a retry cannot help. */
export class HopelessJobError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'HopelessJobError';
  }
}
