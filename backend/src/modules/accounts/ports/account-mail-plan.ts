/**
 * Plans letters as part of the transaction under way; a worker writes and sends them, again where
 * the carrier is down.
 */
export abstract class AccountMailPlan {
  abstract welcome(userId: string): Promise<void>;
  /**
   * @param tokenVersion the one that came with the new password, so that each change has its own
   * letter
   */
  abstract passwordChanged(
    userId: string,
    change: { readonly at: Date; readonly tokenVersion: number },
  ): Promise<void>;
  /** @param email as somebody typed it; nobody has looked yet whether it is known */
  abstract passwordReset(request: {
    readonly id: string;
    readonly email: string;
    readonly at: Date;
  }): Promise<void>;
}
