import type { UserRole } from '../domain/user.js';

/** An administrator as other administrators see them. */
export interface KnownAdministrator {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  /** When one of their open sessions was last used; null without one. */
  readonly lastSeenAt: Date | null;
}

/**
 * Who is an administrator. Contract suite:
 * test/contracts/accounts/administrator.repository.contract.ts.
 */
export abstract class AdministratorRepository {
  /** By address. */
  abstract all(): Promise<readonly KnownAdministrator[]>;
  /**
   * The ids of all administrators. Nobody else changes a role until the transaction ends, so a rule
   * about their number is safe.
   */
  abstract lock(): Promise<readonly string[]>;
  /**
   * Every token of the user opens nothing afterwards, because it was issued for the other role. False
   * if the account is gone or has the role already. Joins the current transaction.
   */
  abstract changeRole(userId: string, role: UserRole): Promise<boolean>;
}
