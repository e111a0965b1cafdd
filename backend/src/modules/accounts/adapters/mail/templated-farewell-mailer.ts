import { Injectable } from '@nestjs/common';
import { Mailer } from '#platform/mail/mailer.js';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import type { DeletedAccount } from '#accounts/domain/deleted-account.js';
import { FarewellMailer } from '#accounts/ports/farewell-mailer.js';

/** Without a name, which is erased like the rest. */
@Injectable()
export class TemplatedFarewellMailer extends FarewellMailer {
  constructor(private readonly mailer: Mailer) {
    super();
  }

  sendAccountClosed({ id, email, deletedAt }: DeletedAccount): Promise<void> {
    const letter = writeEmail({
      subject: 'Your Stridewatt account is closed',
      greeting: 'Hello,',
      paragraphs: [
        `Since ${day(deletedAt)} your account is closed. Your workouts, files, chats and ` +
          'profile are being erased and will be gone within minutes. They cannot be brought ' +
          'back.',
        'We keep your address, the dates on which the account began and ended, how many ' +
          'files you uploaded, and what you may tell us about your reasons.',
        'Thank you for training with us.',
      ],
      remarks: [
        'If neither you nor an administrator closed it at your wish, somebody else may know ' +
          'your password: please change it wherever else you use it.',
      ],
    });
    return this.mailer.send({ to: email, idempotencyKey: `account-closed:${id}`, ...letter });
  }
}

/** The reader's time zone is not known here, so the zone is named. */
function day(at: Date): string {
  return (
    `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)} ` +
    '(UTC)'
  );
}
