import { ApiError } from '#api/api-error.js';
import {
  canRetry,
  type Given,
  hasLeft,
  isActive,
  type UploadedWorkout,
  type UploadItem,
  type UploadOptions,
  type UploadState,
} from './upload-item.js';
import { mayBeThere, uploadProblem, type UploadProblem } from './upload-problem.js';
import { MAX_AT_ONCE } from './upload-rules.js';

/** Why nothing new is started for now; it continues automatically. `until` in ms. */
export type Hold =
  | { readonly reason: 'rate-limit'; readonly until: number }
  | { readonly reason: 'offline' }
  | { readonly reason: 'signed-out' };

export interface QueueState {
  /** As they were added. */
  readonly items: readonly UploadItem[];
  readonly hold: Hold | null;
  /** Files in folders and archives that are no workouts. */
  readonly leftOut: number;
  /** Workouts beyond what one upload takes. */
  readonly tooMany: number;
}

export interface QueueSurroundings {
  readonly send: (file: File, options: Required<UploadOptions>) => Promise<UploadedWorkout>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Calls back after so many ms; returns how to stop that. */
  readonly later: (callback: () => void, milliseconds: number) => () => void;
}

export interface QueueEvents {
  /** A file has come to its end, whichever. */
  readonly onSettled: (item: UploadItem) => void;
  /** Nothing of what was given together is under way any more. */
  readonly onRound: (items: readonly UploadItem[]) => void;
}

const empty: QueueState = { items: [], hold: null, leftOut: 0, tooMany: 0 };
/** So many losses in a row mean that the server cannot be reached at all. */
const lossesInARow = 3;
/** Where an answer of "too many" does not say how long to wait, in seconds. */
const usualWaitS = 30;

/**
 * Files on their way to workouts, a few at a time and in order. It belongs to no page: it goes on
 * while others are looked at.
 */
export class UploadQueue {
  private state = empty;
  private events: QueueEvents | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<number, AbortController>();
  private stopWaiting: () => void = () => undefined;
  private lastId = 0;
  private round = 0;
  /** The last round whose end was announced. */
  private told = 0;
  private losses = 0;

  constructor(private readonly around: QueueSurroundings) {}

  readonly snapshot = (): QueueState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The last listener hears the events, also after its page is closed. */
  listen(events: QueueEvents): void {
    this.events = events;
  }

  get busy(): boolean {
    return this.state.items.some(isActive);
  }

  add(
    given: readonly Given[],
    rest: { readonly leftOut?: number; readonly tooMany?: number } = {},
  ): void {
    this.openRound();
    const added = given.map((one): UploadItem => ({
      id: (this.lastId += 1),
      name: one.name,
      open: 'open' in one ? one.open : null,
      round: this.round,
      state: 'open' in one ? { phase: 'waiting' } : { phase: 'refused', problem: one.problem },
    }));
    const { items, leftOut, tooMany } = this.state;
    this.update({
      items: [...items, ...added],
      leftOut: leftOut + (rest.leftOut ?? 0),
      tooMany: tooMany + (rest.tooMany ?? 0),
    });
    this.goOn();
  }

  cancel(id: number): void {
    this.cancelThose((item) => item.id === id);
  }

  cancelAll(): void {
    this.cancelThose(() => true);
  }

  retry(id: number): void {
    this.retryThose((item) => item.id === id);
  }

  retryAll(): void {
    this.retryThose((item) => item.state.phase !== 'canceled');
  }

  /** Takes the file off the list, and back where it is under way. */
  remove(id: number): void {
    this.cancel(id);
    this.update({ items: this.state.items.filter((item) => item.id !== id) });
  }

  /** Leaves only what is under way on the list. */
  clear(): void {
    this.update({ items: this.state.items.filter(isActive), leftOut: 0, tooMany: 0 });
  }

  /** Starts nothing new until `resume`; what is under way goes on. */
  hold(hold: Hold): void {
    this.stopWaiting();
    this.update({ hold });
    if (hold.reason === 'rate-limit')
      this.stopWaiting = this.around.later(
        () => this.resume('rate-limit'),
        hold.until - this.around.now(),
      );
  }

  /** Goes on where `reason` is what has held it. */
  resume(reason: Hold['reason']): void {
    if (this.state.hold?.reason !== reason) return;
    this.stopWaiting();
    this.update({ hold: null });
    this.goOn();
  }

  /** Nothing of one athlete's files may be left for the next one. */
  flush(): void {
    this.stopWaiting();
    this.events = null;
    this.running.forEach((controller) => controller.abort());
    this.update(empty);
  }

  private goOn(): void {
    while (!this.state.hold && this.running.size < MAX_AT_ONCE) {
      const next = this.state.items.find(({ state }) => state.phase === 'waiting');
      if (!next?.open) break;
      void this.run(next, next.open);
    }
    this.closeRound();
  }

  private async run({ id, mayHaveArrived }: UploadItem, open: () => Promise<File>): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const startedAt = this.around.now();
    this.running.set(id, controller);
    this.set(id, { phase: 'uploading', startedAt, sent: 0 });
    try {
      const file = await open();
      signal.throwIfAborted();
      const onSent = (sent: number): void =>
        signal.aborted ? undefined : this.set(id, { phase: 'uploading', startedAt, sent });
      const onTold = (told: string): void =>
        signal.aborted ? undefined : this.set(id, { phase: 'uploading', startedAt, sent: 1, told });
      const workout = await this.around.send(file, {
        signal,
        onSent,
        onTold,
        mayHaveArrived: mayHaveArrived === true,
      });
      this.losses = 0;
      if (!signal.aborted) this.settle(id, { phase: 'done', workout });
    } catch (error) {
      if (!signal.aborted) this.fail(id, error);
    } finally {
      // A second try of the same file may have taken the place.
      if (this.running.get(id) === controller) this.running.delete(id);
      this.goOn();
    }
  }

  private fail(id: number, error: unknown): void {
    if (error instanceof ApiError && (error.status === 401 || error.status === 429))
      return this.wait(id, error);
    const problem = uploadProblem(error);
    if (mayBeThere(error, problem)) this.rememberArrival(id);
    if (problem.kind === 'network' && !this.around.isOnline()) {
      // Its turn comes again with the connection, like that of those which have not been sent.
      this.set(id, { phase: 'waiting' });
      return this.hold({ reason: 'offline' });
    }
    this.losses = problem.kind === 'network' ? this.losses + 1 : 0;
    if (problem.kind === 'suspended' || problem.kind === 'subscription') {
      this.settle(id, { phase: 'stopped', problem });
      return this.stopTheRest(problem);
    }
    this.settle(id, { phase: 'refused', problem });
    if (this.losses >= lossesInARow) this.stopTheRest(problem);
  }

  private rememberArrival(id: number): void {
    this.update({
      items: this.state.items.map((item) =>
        item.id === id && hasLeft(item) ? { ...item, mayHaveArrived: true } : item,
      ),
    });
  }

  /**
   * The file was not looked at: its turn comes again, once the athlete is signed in or the wait is
   * over.
   */
  private wait(id: number, { status, body }: ApiError): void {
    this.set(id, { phase: 'waiting' });
    if (status === 401) return;
    const seconds = typeof body['retryAfterS'] === 'number' ? body['retryAfterS'] : usualWaitS;
    const until = this.around.now() + seconds * 1000;
    const { hold } = this.state;
    if (hold?.reason !== 'rate-limit' || hold.until < until)
      this.hold({ reason: 'rate-limit', until });
  }

  private stopTheRest(problem: UploadProblem): void {
    const waiting = this.state.items.filter(({ state }) => state.phase === 'waiting');
    waiting.forEach(({ id }) => this.settle(id, { phase: 'stopped', problem }));
  }

  private cancelThose(wanted: (item: UploadItem) => boolean): void {
    for (const { id, state } of this.state.items.filter((item) => isActive(item) && wanted(item))) {
      this.running.get(id)?.abort();
      this.rememberArrival(id);
      this.settle(id, { phase: 'canceled', arrived: hasLeft({ state }) });
    }
    this.closeRound();
  }

  private retryThose(wanted: (item: UploadItem) => boolean): void {
    this.openRound();
    this.losses = 0;
    const items = this.state.items.map((item): UploadItem =>
      canRetry(item) && wanted(item)
        ? { ...item, round: this.round, state: { phase: 'waiting' } }
        : item,
    );
    this.update({ items });
    this.goOn();
  }

  private openRound(): void {
    if (!this.busy) this.round += 1;
  }

  private closeRound(): void {
    if (this.busy || this.running.size > 0 || this.told === this.round) return;
    this.told = this.round;
    if (this.state.hold?.reason === 'offline') this.update({ hold: null });
    const round = this.state.items.filter((item) => item.round === this.round);
    if (round.length > 0) this.events?.onRound(round);
  }

  private settle(id: number, state: UploadState): void {
    this.set(id, state);
    const item = this.state.items.find((one) => one.id === id);
    if (item) this.events?.onSettled(item);
  }

  private set(id: number, state: UploadState): void {
    this.update({
      items: this.state.items.map((item) => (item.id === id ? { ...item, state } : item)),
    });
  }

  private update(change: Partial<QueueState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}
