import type { Answers } from './answers.js';

/**
 * One change as it is sent: all that is not acknowledged yet, and the how-manieth of this page it
 * is.
 */
export interface DraftPatch {
  readonly answers: Answers;
  readonly currentStep: number | undefined;
  readonly writer: string;
  readonly sequence: number;
}

/**
 * What a sending can end with. Answers that the server refused by name are sent again only once
 * they have changed.
 */
export type SendOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> };

/** Never rejects. `leaving`: the page may be gone before the answer comes. */
export type SendPatch = (patch: DraftPatch, leaving: boolean) => Promise<SendOutcome>;

export interface Timers {
  set(callback: () => void, milliseconds: number): number;
  clear(handle: number): void;
}

/** Where what is not acknowledged outlives a page that is killed. */
export interface Journal {
  write(answers: Answers): void;
  clear(): void;
}

export interface DraftWriterOptions {
  readonly writer: string;
  readonly send: SendPatch;
  readonly timers: Timers;
  readonly journal: Journal;
  /** Answers that an earlier page could not hand over; they are sent first. */
  readonly left?: Answers;
}

/** `unsaved`: the debounce runs. `failing`: the last try failed, the next one will come. */
export type DraftStatus = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failing';

export const DEBOUNCE_MS = 800;
const RETRIES_MS = [5_000, 10_000, 20_000, 30_000];

type Stamped = Map<string, { readonly value: unknown; readonly stamp: number }>;

/**
 * Brings the answers of one page to the server in the order in which they were given. A change
 * waits for a pause of 800 ms, one patch is under way at a time, and each holds every answer that
 * is not acknowledged; so a patch that is lost or late takes nothing with it. What failed is kept
 * and tried again with the next change, on `retry`, and after a while.
 */
export class DraftWriter {
  private readonly open: Stamped = new Map();
  private readonly parked = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly options: DraftWriterOptions;
  private current: DraftStatus = 'untouched';
  private problems: Readonly<Record<string, string>> = {};
  private stamps = 0;
  private sequence = 0;
  private failures = 0;
  private timer: number | null = null;
  private running: Promise<boolean> | null = null;

  constructor(options: DraftWriterOptions) {
    this.options = options;
    this.put({ ...options.left });
    if (this.open.size > 0) void this.flush();
  }

  get status(): DraftStatus {
    return this.current;
  }

  /** The server's sentences for answers that it refused, by field. */
  get refused(): Readonly<Record<string, string>> {
    return this.problems;
  }

  /** Everything that the server has not acknowledged, the step left out. */
  get unacknowledged(): Answers {
    return this.contents([...this.open.keys()]);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** An answer has changed: it is saved after a pause. */
  change(answers: Answers): void {
    this.put(answers);
    this.options.journal.write(this.unacknowledged);
    this.schedule(DEBOUNCE_MS);
    if (!this.running) this.become(this.failures > 0 ? 'failing' : 'unsaved');
  }

  /** The athlete has gone to another step: saved immediately, with what was waiting. */
  goTo(step: number): Promise<boolean> {
    this.open.set('currentStep', { value: step, stamp: ++this.stamps });
    return this.flush();
  }

  /** Sends until nothing is left that may be sent. True where the server then has everything. */
  async flush(): Promise<boolean> {
    this.unschedule();
    for (;;) {
      if (this.running) await this.running;
      else if (this.sendable().length === 0) return this.open.size === 0;
      else if (!(await this.run(false))) return false;
    }
  }

  /**
   * The page may be gone at any moment: sends without waiting for a patch under way, which this one
   * holds too.
   */
  leave(): void {
    if (this.sendable().length === 0) return;
    this.unschedule();
    void this.run(true);
  }

  /** There is reason to believe that the server can be reached again. */
  retry(): void {
    if (this.failures > 0 && this.open.size > 0 && !this.running) void this.flush();
  }

  /** Nothing more is sent automatically. */
  stop(): void {
    this.unschedule();
    this.listeners.clear();
  }

  private put(answers: Answers): void {
    for (const [name, value] of Object.entries(answers)) {
      this.open.set(name, { value, stamp: ++this.stamps });
      this.parked.delete(name);
      if (name in this.problems)
        this.problems = Object.fromEntries(
          Object.entries(this.problems).filter(([refused]) => refused !== name),
        );
    }
  }

  private sendable(): string[] {
    return [...this.open.keys()].filter((name) => !this.parked.has(name));
  }

  private contents(names: readonly string[]): Answers {
    return Object.fromEntries(
      names
        .filter((name) => name !== 'currentStep')
        .map((name) => [name, this.open.get(name)?.value]),
    );
  }

  private run(leaving: boolean): Promise<boolean> {
    const sent = this.sendOnce(leaving);
    const running = this.running
      ? Promise.all([this.running, sent]).then(([, done]) => done)
      : sent;
    this.running = running;
    void running.finally(() => {
      if (this.running === running) this.running = null;
    });
    return running;
  }

  /** False where the try failed and nothing further is to be tried now. */
  private async sendOnce(leaving: boolean): Promise<boolean> {
    const names = this.sendable();
    const stamps = new Map(names.map((name) => [name, this.open.get(name)?.stamp]));
    const currentStep = this.open.get('currentStep')?.value as number | undefined;
    this.become('saving');
    const outcome = await this.options.send(
      {
        answers: this.contents(names),
        currentStep,
        writer: this.options.writer,
        sequence: ++this.sequence,
      },
      leaving,
    );
    if (outcome.kind === 'failed') return this.fail();
    if (outcome.kind === 'refused') return this.park(outcome.fields);
    this.failures = 0;
    for (const [name, stamp] of stamps)
      if (this.open.get(name)?.stamp === stamp) this.open.delete(name);
    this.remember();
    this.become(this.open.size === 0 ? 'saved' : 'unsaved');
    return true;
  }

  private fail(): false {
    const wait = RETRIES_MS[Math.min(this.failures, RETRIES_MS.length - 1)] ?? DEBOUNCE_MS;
    this.failures += 1;
    if (this.timer === null) this.schedule(wait);
    this.become('failing');
    return false;
  }

  /**
   * The rest goes on without the answers that the server will not take. A refusal that names none
   * of them is a failure.
   */
  private park(fields: Readonly<Record<string, string>>): boolean {
    const known = Object.keys(fields).filter(
      (name) => this.open.has(name) && !this.parked.has(name),
    );
    if (known.length === 0) return this.fail();
    for (const name of known) this.parked.add(name);
    this.problems = {
      ...this.problems,
      ...Object.fromEntries(known.map((name) => [name, fields[name] ?? ''])),
    };
    this.become('unsaved');
    return true;
  }

  private remember(): void {
    const left = this.unacknowledged;
    if (Object.keys(left).length === 0) this.options.journal.clear();
    else this.options.journal.write(left);
  }

  private schedule(milliseconds: number): void {
    this.unschedule();
    this.timer = this.options.timers.set(() => {
      this.timer = null;
      void this.flush();
    }, milliseconds);
  }

  private unschedule(): void {
    if (this.timer !== null) this.options.timers.clear(this.timer);
    this.timer = null;
  }

  private become(status: DraftStatus): void {
    this.current = status;
    this.listeners.forEach((listener) => listener());
  }
}
