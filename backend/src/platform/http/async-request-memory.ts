import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { RequestMemory, type RequestKey } from '#kernel/request-memory.js';

type Kept = Map<RequestKey<unknown>, unknown>;

/** Follows a request through everything that is awaited for it. */
@Injectable()
export class AsyncRequestMemory extends RequestMemory {
  private readonly requests = new AsyncLocalStorage<Kept>();

  /** Runs `work` as a request of its own. */
  within<T>(work: () => T): T {
    return this.requests.run(new Map(), work);
  }

  override keep<T>(key: RequestKey<T>, value: T): void {
    this.requests.getStore()?.set(key, value);
  }

  override recall<T>(key: RequestKey<T>): T | undefined {
    return this.requests.getStore()?.get(key) as T | undefined;
  }
}
