import { Injectable, Logger } from '@nestjs/common';
import { BillingLog } from '#billing/ports/billing-log.js';

/** Says it with every look, so once an hour for as long as it holds. */
@Injectable()
export class NestBillingLog extends BillingLog {
  private readonly logger = new Logger('Billing');

  twoRun(known: string, second: string): void {
    this.logger.error(
      `${second} runs beside ${known} of the same customer: one of them must be ended at the ` +
        'payment provider',
    );
  }
}
