import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Customers, SyncSubscription } from '#billing/index.js';
import type { SyncRun } from '../domain/sync-run.js';
import { Pace } from '../ports/pace.js';
import { SyncRuns } from '../ports/sync-runs.js';
import { RunSync } from './run-sync.use-case.js';

const PEOPLE = Array.from({ length: 250 }, (_, n) => String(n).padStart(3, '0'));
const GOING = new AbortController().signal;

class CountedPace extends Pace {
  asked = 0;
  async next(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.asked += 1;
  }

  rested: number[] = [];
  rest(seconds: number): void {
    this.rested.push(seconds);
  }
}

class OneRun extends SyncRuns {
  run: SyncRun = {
    id: 'run',
    state: 'waiting',
    place: null,
    done: 0,
    total: null,
    failed: 0,
    startedAt: null,
    endedAt: null,
  };
  async open() {
    return { id: 'run', fresh: true };
  }
  async find() {
    return this.run;
  }
  async start(_id: string, total: number, startedAt: Date) {
    this.run = { ...this.run, state: 'running', total, startedAt };
  }
  async reach(_id: string, place: string | null, done: number, failed: number) {
    this.run = { ...this.run, place, done, failed };
  }
  async end(_id: string, state: 'done' | 'failed', endedAt: Date) {
    this.run = { ...this.run, state, endedAt };
  }
}

describe('RunSync', () => {
  let runs: OneRun;
  let pace: CountedPace;
  let largest: number;
  let asked: string[];
  beforeEach(() => {
    runs = new OneRun();
    pace = new CountedPace();
    largest = 0;
    asked = [];
  });

  function sync(answer: (userId: string) => Promise<void> = async () => undefined): RunSync {
    const after = async (place: string | null, limit: number) => {
      largest = Math.max(largest, limit);
      return PEOPLE.filter((id) => place === null || id > place).slice(0, limit);
    };
    const customers = {
      count: async () => PEOPLE.length,
      after,
    } as Partial<Customers> as Customers;
    const execute = jest.fn(async (userId: string) => {
      asked.push(userId);
      await answer(userId);
    });
    return new RunSync(
      runs,
      customers,
      { execute } as unknown as SyncSubscription,
      pace,
      new FixedClock(),
    );
  }

  it('asks about everybody once, in batches, each question at its pace [AUS-13]', async () => {
    await sync().execute('run', GOING, false);
    expect(asked).toEqual(PEOPLE);
    expect([largest, pace.asked]).toEqual([100, 250]);
    expect(runs.run).toMatchObject({ state: 'done', done: 250, total: 250, failed: 0 });
  });

  it('goes on behind those whom the provider cannot tell about', async () => {
    await sync((id) =>
      Number(id) % 7 === 0 ? Promise.reject(new Error('unknown')) : Promise.resolve(),
    ).execute('run', GOING, false);
    expect(runs.run).toMatchObject({ state: 'done', done: 250, failed: 36 });
  });

  it('waits when the provider asks for it, then asks about the same person [AUS-13]', async () => {
    const busy = new DomainError('SERVICE_UNAVAILABLE', 'Too many questions.', { retryAfterS: 10 });
    await sync((id) =>
      asked.filter((other) => other === id).length < 3 && Number(id) % 100 === 50
        ? Promise.reject(busy)
        : Promise.resolve(),
    ).execute('run', GOING, false);
    expect(asked.filter((id) => id === '050')).toHaveLength(3);
    expect([pace.asked, pace.rested]).toEqual([250 + 4, [10, 10, 10, 10]]);
    expect(runs.run).toMatchObject({ state: 'done', done: 250, failed: 0 });
  });

  it('gives up on a person for whom the provider always asks to wait, and goes on', async () => {
    const busy = new DomainError('SERVICE_UNAVAILABLE', 'Too many questions.', { retryAfterS: 10 });
    await sync((id) => (id === '007' ? Promise.reject(busy) : Promise.resolve())).execute(
      'run',
      GOING,
      false,
    );
    expect(asked.filter((id) => id === '007')).toHaveLength(3);
    expect(runs.run).toMatchObject({ state: 'done', done: 250, failed: 1 });
  });

  it('stops in an outage, goes on from there, and gives up with the last try', async () => {
    const down = sync((id) =>
      Number(id) >= 120 ? Promise.reject(new Error('down')) : Promise.resolve(),
    );
    await expect(down.execute('run', GOING, false)).rejects.toThrow('down');
    expect(runs.run).toMatchObject({
      state: 'running',
      place: '119',
      done: 120,
      failed: 0,
      endedAt: null,
    });
    await expect(down.execute('run', GOING, true)).rejects.toThrow('down');
    expect(runs.run.state).toBe('failed');
    expect(asked.filter((id) => id === '000')).toHaveLength(1);
  });

  it('begins again where nobody was reached before an outage', async () => {
    await expect(
      sync(() => Promise.reject(new Error('down'))).execute('run', GOING, false),
    ).rejects.toThrow('down');
    expect(runs.run).toMatchObject({ state: 'running', place: null, done: 0, failed: 0 });
    await sync().execute('run', GOING, false);
    expect(runs.run).toMatchObject({ state: 'done', done: 250, failed: 0 });
  });

  it('asks about five at a time, and no sixth before they are answered', async () => {
    let [under, most] = [0, 0];
    await sync(async () => {
      most = Math.max(most, (under += 1));
      await Promise.resolve();
      under -= 1;
    }).execute('run', GOING, false);
    expect(most).toBe(5);
  });

  it('stops when the process does, and another goes on from there', async () => {
    const stop = new AbortController();
    await expect(
      sync(async (id) => (id === '099' ? stop.abort() : undefined)).execute(
        'run',
        stop.signal,
        true,
      ),
    ).rejects.toThrow();
    expect(runs.run).toMatchObject({ state: 'running', done: 100 });
    await sync().execute('run', GOING, true);
    expect(asked).toEqual(PEOPLE);
    expect(runs.run).toMatchObject({ state: 'done', done: 250 });
  });
});
