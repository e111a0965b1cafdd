import { EventEmitter, once } from 'node:events';

/** What happened, in order, with a way to wait until enough has. */
export class Journal<T> {
  readonly entries: T[] = [];
  private readonly changes = new EventEmitter().setMaxListeners(0);

  note(entry: T): void {
    this.entries.push(entry);
    this.changes.emit('change');
  }

  /** The first `count` entries, as soon as there are so many. */
  async first(count: number): Promise<readonly T[]> {
    while (this.entries.length < count) await once(this.changes, 'change');
    return this.entries.slice(0, count);
  }
}

/** A gate that a job waits at until the test opens it. */
export class Gate {
  private open_: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.open_ = resolve;
  });

  open(): void {
    this.open_();
  }
}
