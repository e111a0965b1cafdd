/** Events that the notification address hears about. */
export const OPERATOR_EVENTS = ['signed-up', 'account-closed', 'test'] as const;
export type OperatorEvent = (typeof OPERATOR_EVENTS)[number];

/**
 * Background jobs of accounts, added to the outbox of the current transaction. Jobs carry ids;
 * workers retry what fails. Contract suite: test/contracts/accounts/account-jobs.contract.ts.
 */
export abstract class AccountJobs {
  abstract sendWelcome(userId: string): Promise<void>;
  /** @param change with the version that came with the new password: one email per change */
  abstract sendPasswordChanged(
    userId: string,
    change: { readonly at: Date; readonly tokenVersion: number },
  ): Promise<void>;
  /** @param request with the address as typed, known or not */
  abstract sendPasswordReset(request: {
    readonly id: string;
    readonly email: string;
    readonly at: Date;
  }): Promise<void>;
  /** Emails the link to the new address and a notice to the old one. */
  abstract sendEmailChange(changeId: string): Promise<void>;
  /** Tells the old address that it is no longer in use. */
  abstract sendEmailChanged(changeId: string, at: Date): Promise<void>;
  abstract sendFarewell(deletedAccountId: string): Promise<void>;
  /**
   * One email to the notification address per event and subject, if an address is set.
   * @param subjectId the user, the deleted account, or the request for a test
   */
  abstract notifyOperator(event: OperatorEvent, subjectId: string): Promise<void>;
  /** Idempotent: one job per account. */
  abstract eraseAccount(userId: string): Promise<void>;
}
