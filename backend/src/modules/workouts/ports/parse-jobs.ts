/** The queue of uploads that are to be read. */
export abstract class ParseJobs {
  /** Plans the upload as part of the transaction under way; planning twice is no harm. */
  abstract plan(uploadId: string): Promise<void>;

  /**
   * Waits until the work on the upload ends, well or not; false when `timeoutMs` pass first. Call
   * it before planning.
   */
  abstract whenEnded(uploadId: string, timeoutMs: number): Promise<boolean>;
}
