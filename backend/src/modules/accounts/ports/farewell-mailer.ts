import type { DeletedAccount } from '../domain/deleted-account.js';

/** Hands the last letter to the carrier; throws where it does not take it. */
export abstract class FarewellMailer {
  abstract sendAccountClosed(account: DeletedAccount): Promise<void>;
}
