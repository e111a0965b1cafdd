import { HopelessJobError } from '../queue/jobs/job-definition.js';
import { MailNotTakenError } from './mailer.js';

/** Sends an email from a job; one that the mail server refuses for good is not retried. */
export async function untilRefused(send: Promise<void>): Promise<void> {
  try {
    await send;
  } catch (error) {
    if (error instanceof MailNotTakenError && error.permanent)
      throw new HopelessJobError(error.message, { cause: error });
    throw error;
  }
}
