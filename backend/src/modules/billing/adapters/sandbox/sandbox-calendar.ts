const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Stripe drops a subscription without a first payment within 23 hours, and retries a card for some
 * days.
 */
const FIRST_PAYMENT_MS = 23 * HOUR_MS;
const RETRIES_MS = 7 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;

/** Periods and deadlines of the sandbox. */
export class SandboxCalendar {
  /**
   * @param monthS length of a month in seconds, null for calendar months; the retries shrink with
   * it
   */
  constructor(private readonly monthS: number | null) {}

  /** The same day of the next month, or the last day of a month that is too short. */
  monthAfter(at: Date): Date {
    if (this.monthS !== null) return new Date(at.getTime() + this.monthS * 1000);
    const next = new Date(at);
    next.setUTCMonth(next.getUTCMonth() + 1, 1);
    const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
    next.setUTCDate(Math.min(at.getUTCDate(), days));
    return next;
  }

  /** In real time even with short months: athletes type card numbers in real time. */
  firstPaymentUntil(created: Date): Date {
    return new Date(created.getTime() + FIRST_PAYMENT_MS);
  }

  retriesUntil(failed: Date): Date {
    return new Date(failed.getTime() + this.scaled(RETRIES_MS));
  }

  private scaled(milliseconds: number): number {
    return this.monthS === null ? milliseconds : (milliseconds * this.monthS * 1000) / MONTH_MS;
  }
}
