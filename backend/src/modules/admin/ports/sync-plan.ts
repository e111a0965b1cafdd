/**
 * Plans a synchronisation as part of the transaction under way. Contract suite:
 * test/contracts/sync-plan.contract.ts.
 */
export abstract class SyncPlan {
  abstract run(syncId: string): Promise<void>;
}
