import { Worker, type Processor, type WorkerOptions } from 'bullmq';

import { endsWithin } from '../time-limit.js';

const DISCONNECT_LIMIT_MS = 2_000;

export interface GracefulWorkerOptions extends WorkerOptions {
  readonly closeGraceMs: number;
  readonly abortGraceMs: number;
}

/**
 * A worker whose close ends within about `closeGraceMs + abortGraceMs`: it waits for running jobs,
 * then fires their signals, then leaves them to another worker, which takes a job over once its
 * lock has expired.
 */
export class GracefulWorker extends Worker {
  private ending: Promise<void> | undefined;
  private readonly graces: Pick<GracefulWorkerOptions, 'closeGraceMs' | 'abortGraceMs'>;

  constructor(name: string, processor: Processor, options: GracefulWorkerOptions) {
    super(name, processor, options);
    this.graces = options;
  }

  /** From now on a job that obeys its signal goes back to the queue; the try does not count. */
  get stopping(): boolean {
    return this.ending !== undefined;
  }

  override close(): Promise<void> {
    this.ending ??= this.closeInTime();
    return this.ending;
  }

  private async closeInTime(): Promise<void> {
    const busy = this.lockManager.getActiveJobCount() > 0;
    const closed = super.close();
    if (await endsWithin(closed, busy ? this.graces.closeGraceMs : DISCONNECT_LIMIT_MS)) return;
    this.cancelAllJobs('the process stops');
    if (await endsWithin(closed, this.graces.abortGraceMs)) return;
    await this.lockManager.close();
    await endsWithin(this.backend.close(true), DISCONNECT_LIMIT_MS);
  }
}
