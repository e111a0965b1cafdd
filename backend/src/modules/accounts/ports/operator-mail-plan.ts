/**
 * Plans letters to the notification address as part of the transaction under way; each goes out
 * once, and to nobody where none is set. Contract suite:
 * test/contracts/operator-mail-plan.contract.ts.
 */
export abstract class OperatorMailPlan {
  abstract signedUp(userId: string): Promise<void>;
  abstract accountClosed(deletedAccountId: string): Promise<void>;
  /** @param id of the request, so that each has its own letter */
  abstract test(id: string): Promise<void>;
}
