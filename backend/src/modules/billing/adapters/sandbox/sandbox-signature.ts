import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedEventError } from '#billing/ports/payment-provider.js';

/** Maximum age of an event, as with Stripe. */
const TOLERANCE_S = 300;

/**
 * Signs and checks the sandbox's events as Stripe does: `t=<seconds>,v1=<HMAC-SHA256 of
 * "t.body">`.
 */
export class SandboxSignature {
  private readonly key: Buffer;

  /** @param secret known to the server alone */
  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('sandbox payment provider').digest();
  }

  sign(body: Buffer, now: Date): string {
    const seconds = Math.floor(now.getTime() / 1000);
    return `t=${seconds},v1=${this.mac(body, seconds).toString('hex')}`;
  }

  /** Throws `ForgedEventError`. */
  check(body: Buffer, signature: string, now: Date): void {
    const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    if (seconds === undefined || mac === undefined)
      throw new ForgedEventError('there is no signature');
    if (!timingSafeEqual(this.mac(body, Number(seconds)), Buffer.from(mac, 'hex')))
      throw new ForgedEventError('the signature does not fit');
    if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_S)
      throw new ForgedEventError('the signature is old');
  }

  private mac(body: Buffer, seconds: number): Buffer {
    return createHmac('sha256', this.key).update(`${seconds}.`).update(body).digest();
  }
}
