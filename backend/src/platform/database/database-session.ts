import { AsyncLocalStorage } from 'node:async_hooks';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { QueryLine } from './query-line.js';
import { TransactionScope } from './transaction-scope.js';

/**
 * Where repositories get their manager, so that they join the transaction around them without being
 * handed one.
 */
@Injectable()
export class DatabaseSession {
  private readonly scopes = new AsyncLocalStorage<TransactionScope>();

  constructor(private readonly dataSource: DataSource) {}

  /** The manager of the transaction under way, else the data source's own. */
  manager(): EntityManager {
    return this.scopes.getStore()?.manager ?? this.dataSource.manager;
  }

  /**
   * The rows of a statement in the transaction under way. Those of UPDATE and DELETE … RETURNING
   * too, which TypeORM answers with [rows, count].
   */
  async query<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    const answer = await this.manager().query<T[] | [T[], number]>(sql, [...parameters]);
    return Array.isArray(answer[0]) ? answer[0] : (answer as T[]);
  }

  /** The first row of a statement; null without any. */
  async first<T>(sql: string, parameters: readonly unknown[] = []): Promise<T | null> {
    return (await this.query<T>(sql, parameters))[0] ?? null;
  }

  /**
   * Runs `action` once the transaction under way is stored, and never when it is not; without one,
   * immediately. For nudges that may be lost, such as "look into the outbox": a crash right after
   * the commit skips it.
   */
  afterCommit(action: () => void): void {
    const scope = this.scopes.getStore();
    if (scope) scope.afterCommit(action);
    else action();
  }

  /** The transaction under way around the caller. */
  scope(): TransactionScope | undefined {
    return this.scopes.getStore();
  }

  /** One new transaction around `work`. */
  async inNewTransaction<T>(work: () => Promise<T>): Promise<T> {
    const { result, scope } = await this.dataSource.transaction(async (manager) => {
      const opened = new TransactionScope(manager);
      const line = manager.queryRunner && new QueryLine(manager.queryRunner);
      try {
        const outcome = await this.scopes.run(opened, work);
        opened.assertNotDoomed();
        return { result: outcome, scope: opened };
      } finally {
        await line?.close();
      }
    });
    scope.committed();
    return result;
  }
}
