/** Plans a synchronisation as part of the transaction under way. */
export abstract class SyncPlan {
  abstract run(syncId: string): Promise<void>;
}
