/** A requested change of an account's address; only the hash of its token is stored. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  /** The address it changes to. */
  readonly email: string;
  /** The address at the request. */
  readonly oldEmail: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/**
 * Requested changes of addresses. Every method joins the current transaction, if any. Contract
 * suite: test/contracts/accounts/email-change.repository.contract.ts.
 */
export abstract class EmailChangeRepository {
  /** Stores a request and voids the user's earlier ones. */
  abstract add(change: EmailChange): Promise<void>;
  /** Gives the request a new link and voids its earlier one. Null if it is void or has expired. */
  abstract giveLink(id: string, tokenHash: string, now: Date): Promise<EmailChange | null>;
  /** Uses the link up; of concurrent calls exactly one gets the request. Null if it is not valid. */
  abstract consume(tokenHash: string, now: Date): Promise<EmailChange | null>;
  /** Null if unknown. */
  abstract byId(id: string): Promise<EmailChange | null>;
  /** Voids every request of a user. */
  abstract voidAll(userId: string, now: Date): Promise<void>;
  /** Every address that the user's requests name. */
  abstract addressesOf(userId: string): Promise<readonly string[]>;
}
