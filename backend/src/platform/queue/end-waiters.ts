const FIRST_CHECK_MS = 250;

interface Waiter {
  readonly settle: (ended: boolean) => void;
  readonly timeout: NodeJS.Timeout;
}

interface AwaitedJob {
  readonly waiters: Set<Waiter>;
  /** Whether the job was ever known to be in the queue; one that is not there is else perhaps still to come. */
  seen: boolean;
  nextCheck: NodeJS.Timeout | undefined;
}

/**
 * Who waits for the end of which job. Word of an end arrives by events; as those can be lost, each awaited job is also
 * looked up, after a quarter of a second and then at doubling intervals. On PostgreSQL, BullMQ 6.7 numbers events before
 * they are committed and reads them in order of their numbers, so a reader steps over one whose transaction ends late:
 * 22 of 1,500 ends at twelve jobs at a time.
 */
export class EndWaiters {
  private readonly jobs = new Map<string, AwaitedJob>();

  /** `inQueue` tells whether the job is waiting, delayed or running at this moment. */
  constructor(private readonly inQueue: (jobId: string) => Promise<boolean>) {}

  /** True at the job's end, false when `timeoutMs` pass first. */
  wait(jobId: string, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const job = this.jobs.get(jobId) ?? this.await(jobId);
      const settle = (ended: boolean) => {
        clearTimeout(waiter.timeout);
        job.waiters.delete(waiter);
        if (job.waiters.size === 0) this.forget(jobId, job);
        resolve(ended);
      };
      const waiter: Waiter = { settle, timeout: setTimeout(() => settle(false), timeoutMs) };
      job.waiters.add(waiter);
    });
  }

  seen(jobId: string): void {
    const job = this.jobs.get(jobId);
    if (job) job.seen = true;
  }

  ended(jobId: string): void {
    this.settleAll(this.jobs.get(jobId), true);
  }

  /** Looks every awaited job up, for an end that passed unheard. */
  async checkAll(): Promise<void> {
    await Promise.all([...this.jobs.keys()].map((jobId) => this.check(jobId)));
  }

  /** Nobody waits any longer: there will be no more word. */
  release(): void {
    for (const job of this.jobs.values()) this.settleAll(job, false);
  }

  private await(jobId: string): AwaitedJob {
    const job: AwaitedJob = { waiters: new Set(), seen: false, nextCheck: undefined };
    this.jobs.set(jobId, job);
    this.planCheck(jobId, job, FIRST_CHECK_MS);
    return job;
  }

  private planCheck(jobId: string, job: AwaitedJob, afterMs: number): void {
    job.nextCheck = setTimeout(() => {
      void this.check(jobId).then(() => {
        if (this.jobs.get(jobId) === job) this.planCheck(jobId, job, afterMs * 2);
      });
    }, afterMs);
  }

  private async check(jobId: string): Promise<void> {
    const job = this.jobs.get(jobId);
    if (!job) return;
    // As it stood before the question: a job that is added meanwhile must not look like one that is gone.
    const wasSeen = job.seen;
    const there = await this.inQueue(jobId).catch(() => null);
    if (there) job.seen = true;
    else if (there === false && wasSeen) this.settleAll(job, true);
  }

  private settleAll(job: AwaitedJob | undefined, ended: boolean): void {
    for (const waiter of [...(job?.waiters ?? [])]) waiter.settle(ended);
  }

  private forget(jobId: string, job: AwaitedJob): void {
    clearTimeout(job.nextCheck);
    if (this.jobs.get(jobId) === job) this.jobs.delete(jobId);
  }
}
