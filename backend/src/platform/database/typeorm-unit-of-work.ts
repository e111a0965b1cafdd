import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DatabaseSession } from './database-session.js';
import type { TransactionScope } from './transaction-scope.js';
import { isTransientFailure } from './transient-failure.js';

const TRIES = 4;
const FIRST_PAUSE_MS = 10;

/**
 * READ COMMITTED transactions. Work that PostgreSQL breaks off (deadlock, serialisation failure) is
 * run again from its beginning, at most four times in all, so it must not keep results of a run
 * outside of the database.
 */
@Injectable()
export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  override run<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.session.scope();
    return outer ? joined(outer, work) : this.runOutermost(work);
  }

  private async runOutermost<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.session.inNewTransaction(work);
      } catch (error) {
        if (attempt === TRIES || !isTransientFailure(error)) throw error;
        // Spread out, or the same two transactions meet again.
        await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
      }
    }
  }
}

async function joined<T>(outer: TransactionScope, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.doom(error);
    throw error;
  }
}
