/**
 * When the sessions of administrators were last used. Contract suite:
 * test/contracts/administrator-sessions.contract.ts.
 */
export abstract class AdministratorSessions {
  /** Null for one that was never used. */
  abstract find(id: string): Promise<{ readonly seenAt: Date; readonly ended: boolean } | null>;

  /** Notes its use; one that was ended stays ended. */
  abstract see(session: { readonly id: string; readonly userId: string }, at: Date): Promise<void>;

  /** Ends it for good. */
  abstract end(session: { readonly id: string; readonly userId: string }, at: Date): Promise<void>;

  /** Forgets those that were last used before a time. */
  abstract forget(before: Date): Promise<void>;
}
