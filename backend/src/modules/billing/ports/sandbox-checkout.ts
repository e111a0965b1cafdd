/**
 * The till of the sandbox payment provider; with a real provider the browser pays there and not
 * here.
 */
export abstract class SandboxCheckout {
  /**
   * Pays what is open with a card of the sandbox. Throws NOT_FOUND where there is no such payment
   * of this customer or no sandbox, CARD_DECLINED, VALIDATION_FAILED for a card that the sandbox
   * does not know.
   */
  abstract pay(payment: {
    readonly userId: string;
    readonly clientSecret: string;
    readonly cardNumber: string;
  }): Promise<void>;
}
