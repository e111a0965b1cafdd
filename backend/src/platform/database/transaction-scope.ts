import type { EntityManager } from 'typeorm';

/**
 * One transaction under way: its manager, what is to happen once it is stored, and whether it may
 * still be stored.
 */
export class TransactionScope {
  private readonly actions: (() => void)[] = [];
  private failure: { readonly cause: unknown } | null = null;

  constructor(readonly manager: EntityManager) {}

  afterCommit(action: () => void): void {
    this.actions.push(action);
  }

  /**
   * A part of the whole failed: even where somebody catches the error, the whole must not be
   * stored.
   */
  doom(cause: unknown): void {
    this.failure ??= { cause };
  }

  assertNotDoomed(): void {
    if (this.failure) throw this.failure.cause;
  }

  committed(): void {
    for (const action of this.actions) action();
  }
}
