import type { DueEmail } from '../domain/emails-due.js';

/** Background jobs of billing, added to the outbox of the current transaction; workers retry. */
export abstract class BillingWork {
  abstract applyEvent(eventId: string): Promise<void>;
  abstract reconcile(): Promise<void>;
  /** To the athlete, and to the notification address if one is set. */
  abstract sendEmails(email: PlannedEmail): Promise<void>;
}

export interface PlannedEmail extends DueEmail {
  readonly userId: string;
  readonly subscriptionId: string;
}
