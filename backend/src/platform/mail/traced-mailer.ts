import { errorType } from '../tracing/error-type.js';
import type { Tracing } from '../tracing/tracing.js';
import { Mailer, type Mail } from './mailer.js';

/** Each delivery as a span, without content or recipient of the email. */
export class TracedMailer extends Mailer {
  constructor(
    private readonly carrier: Mailer,
    private readonly kind: 'smtp' | 'file',
    private readonly tracing: Tracing,
  ) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    const span = this.tracing.below('mail send', { 'stridewatt.mail_carrier': this.kind });
    try {
      await this.carrier.send(mail);
      span?.end({}, false);
    } catch (error) {
      span?.end(
        { 'error.type': errorType(error instanceof Error && error.cause ? error.cause : error) },
        true,
      );
      throw error;
    }
  }

  override forget(address: string, until: Date): Promise<void> {
    return this.carrier.forget(address, until);
  }
}
