import type { DueLetter } from '../domain/emails-due.js';

/** Plans work as part of the transaction under way; a worker does it, and again where it fails. */
export abstract class BillingWork {
  abstract applyEvent(eventId: string): Promise<void>;
  abstract reconcile(): Promise<void>;
  /** To the athlete, and to the notification address where one is set. */
  abstract letters(letter: PlannedLetter): Promise<void>;
}

export interface PlannedLetter extends DueLetter {
  readonly userId: string;
  readonly subscriptionId: string;
}
