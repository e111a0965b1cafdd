const FIRST_CHECK_MS = 250;
/**
 * For so long, word of an end that a look-up found first is taken for old news; after that it is
 * taken for lost.
 */
const OLD_NEWS_MS = 10_000;

/** How it is found out what became of a job of whose end nobody heard. */
export interface EndSource<Place> {
  /** How far the events have been heard at this moment. */
  place(): Place;
  /** Whether the job is waiting, delayed or running at this moment. */
  inQueue(jobId: string): Promise<boolean>;
  /** Tells again, through `seen` and `ended`, what happened after the place. */
  readAgain(since: Place): Promise<void>;
}

interface Waiter {
  readonly settle: (ended: boolean) => void;
  readonly timeout: NodeJS.Timeout;
}

interface AwaitedJob<Place> {
  readonly waiters: Set<Waiter>;
  readonly since: Place;
  /**
   * Whether the job was ever known to be in the queue; one that is not there is else perhaps still
   * to come.
   */
  seen: boolean;
  nextCheck: NodeJS.Timeout | undefined;
}

/**
 * Who waits for the end of which job. Word of an end arrives by events; as those can be lost, each
 * awaited job is also looked up, after a quarter of a second and then at doubling intervals.
 */
export class EndWaiters<Place> {
  /** In the order in which somebody began to wait. */
  private readonly jobs = new Map<string, AwaitedJob<Place>>();
  /**
   * Jobs whose end a look-up found before word of it came: what is heard of them up to that word is
   * of the run that has ended.
   */
  private readonly aheadOfWord = new Map<string, NodeJS.Timeout>();

  constructor(private readonly source: EndSource<Place>) {}

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

  /** The job is in the queue at this moment. */
  added(jobId: string): void {
    const job = this.jobs.get(jobId);
    if (job) job.seen = true;
  }

  /** Word that the job was in the queue. */
  seen(jobId: string): void {
    if (!this.aheadOfWord.has(jobId)) this.added(jobId);
  }

  /** Word that the job has ended. */
  ended(jobId: string): void {
    if (!this.catchUp(jobId)) this.settleAll(this.jobs.get(jobId), true);
  }

  /** The place from which on word of the job counts; null where nobody waits for it. */
  since(jobId: string): Place | null {
    return this.jobs.get(jobId)?.since ?? null;
  }

  /** Looks every awaited job up, for an end that passed unheard. */
  async checkAll(): Promise<void> {
    await Promise.all([...this.jobs.keys()].map((jobId) => this.check(jobId)));
  }

  /** Nobody waits any longer: there will be no more word. */
  release(): void {
    for (const job of this.jobs.values()) this.settleAll(job, false);
    for (const jobId of this.aheadOfWord.keys()) this.catchUp(jobId);
  }

  private await(jobId: string): AwaitedJob<Place> {
    const job: AwaitedJob<Place> = {
      waiters: new Set(),
      since: this.source.place(),
      seen: false,
      nextCheck: undefined,
    };
    this.jobs.set(jobId, job);
    this.planCheck(jobId, job, FIRST_CHECK_MS);
    return job;
  }

  private planCheck(jobId: string, job: AwaitedJob<Place>, afterMs: number): void {
    job.nextCheck = setTimeout(() => {
      void this.check(jobId).then(() => {
        if (this.jobs.get(jobId) === job) this.planCheck(jobId, job, afterMs * 2);
      });
    }, afterMs);
  }

  /** A source that cannot be asked now is asked again at the next check. */
  private async check(jobId: string): Promise<void> {
    const job = this.jobs.get(jobId);
    if (!job) return;
    // As it stood before the question: a job that is added meanwhile must not look like one that is
    // gone.
    const wasSeen = job.seen;
    const there = await this.source.inQueue(jobId).catch(() => null);
    if (there) job.seen = true;
    else if (there === false && wasSeen) this.foundEnded(jobId, job);
    else if (there === false) await this.readAgain().catch(() => undefined);
  }

  /** Somebody who waits for the next run of the job must not be told of this one. */
  private foundEnded(jobId: string, job: AwaitedJob<Place>): void {
    // An event told of it during the look-up.
    if (job.waiters.size === 0) return;
    this.catchUp(jobId);
    this.aheadOfWord.set(jobId, setTimeout(() => this.catchUp(jobId), OLD_NEWS_MS).unref());
    this.settleAll(job, true);
  }

  /** Whether word was still to come. */
  private catchUp(jobId: string): boolean {
    clearTimeout(this.aheadOfWord.get(jobId));
    return this.aheadOfWord.delete(jobId);
  }

  /** For all who wait at once, from where the first of them began. */
  private async readAgain(): Promise<void> {
    const [first] = this.jobs.values();
    if (first) await this.source.readAgain(first.since);
  }

  private settleAll(job: AwaitedJob<Place> | undefined, ended: boolean): void {
    for (const waiter of [...(job?.waiters ?? [])]) waiter.settle(ended);
  }

  private forget(jobId: string, job: AwaitedJob<Place>): void {
    clearTimeout(job.nextCheck);
    if (this.jobs.get(jobId) === job) this.jobs.delete(jobId);
  }
}
