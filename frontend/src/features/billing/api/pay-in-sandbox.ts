import { confirmSandboxPayment } from '#api/generated/sdk.gen.js';

/** Pays with a card of the sandbox. Rejects with CARD_DECLINED where that card is declined. */
export async function payInSandbox(payment: {
  readonly clientSecret: string;
  readonly cardNumber: string;
}): Promise<void> {
  await confirmSandboxPayment({ body: payment });
}
