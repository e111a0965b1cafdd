import type { Json } from '#kernel/json.js';

/**
 * The queues there are; each declares all of its settings in `queue-settings.ts` or the build
 * fails.
 */
export type QueueName = 'workouts' | 'mail' | 'billing' | 'coaching' | 'housekeeping';

/**
 * One kind of job. Payloads carry ids and versions, never file bytes or secrets.
 * `parse` is called on arrival and throws on anything that is not a payload of this kind.
 */
export interface JobDefinition<P extends Json> {
  readonly name: string;
  readonly queue: QueueName;
  /** How often it is tried in all, the first time included. */
  readonly attempts: number;
  /** Wait before the second try; doubles with each further one. */
  readonly backoffMs: number;
  /** Same id, same job: adding it twice while it is waiting or running adds nothing. */
  readonly jobId: (payload: P) => string;
  /**
   * Of the payload, from 1, which is meant where nothing is said. Raise it with a payload that the
   * release before cannot read; `parse` goes on taking all that came before. A process that knows
   * less leaves the job to one that knows it.
   */
  readonly version?: number;
  readonly parse: (payload: unknown) => P;
}

/** A job that is to be run, as the outbox stores it. */
export interface PlannedJob {
  /** From the second version of its payload on with the version: `parse-fit-file@2`. */
  readonly name: string;
  readonly jobId: string;
  readonly payload: Json;
}

/** Shapes a payload into a job of its kind. */
export function plan<P extends Json>(definition: JobDefinition<P>, payload: P): PlannedJob {
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

/**
 * What a handler is told about the try under way; `signal` fires when the process is told to stop.
 */
export interface JobContext {
  readonly jobId: string;
  /** From 1, one more with every start: also when the job is taken over from a worker that died. */
  readonly attempt: number;
  /** No further try follows when this one throws. */
  readonly lastAttempt: boolean;
  readonly signal: AbortSignal;
}

/** Throw it from a handler when a further try cannot help. */
export class HopelessJobError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'HopelessJobError';
  }
}
