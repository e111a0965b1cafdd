/** Adds the jobs that read uploaded files. */
export abstract class ParseJobs {
  /** Adds the job as part of the current transaction; doing so twice is harmless. */
  abstract plan(uploadId: string): Promise<void>;
}
