import type { Json } from '#kernel/json.js';

/**
 * What the accounts themselves keep about a person, as it is handed to them: no hash, no token, no
 * version.
 */
export abstract class PersonalDataRepository {
  /** Null where the account is gone. */
  abstract account(userId: string): Promise<Json | null>;
  /** Units, questionnaire, draft and thresholds by date. */
  abstract profile(userId: string): Promise<Json>;
  /** The address of a closed account and since when it is closed; null where it is open or gone. */
  abstract lastAddress(
    userId: string,
  ): Promise<{ readonly email: string; readonly closedAt: Date } | null>;
  /** Removes all of it but the account's own row; joins the transaction under way. */
  abstract erase(userId: string): Promise<void>;
}
