import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { emailForm, emailKey } from '#accounts/domain/email-address.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { EmailChangeRepository } from '#accounts/ports/email-change.repository.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { OwnPassword } from './own-password.js';
import { tokenHashOf } from './token-hash.js';

/** How long a link is valid, in hours: a new mailbox may still have to be opened. */
const VALID_HOURS = 24;

/**
 * Asks for another address. Nothing changes until its owner follows the link that is sent there;
 * the old address gets a notice.
 */
@Injectable()
export class RequestEmailChange {
  constructor(
    private readonly own: OwnPassword,
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly jobs: AccountJobs,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Throws WRONG_PASSWORD, EMAIL_TAKEN, or VALIDATION_FAILED for the address in use. */
  async execute(
    userId: string,
    { email, password }: { readonly email: string; readonly password: string },
  ): Promise<void> {
    const user = await this.own.prove(userId, password);
    if (emailKey(email) === emailKey(user.email)) throw unchanged();
    if (await this.users.findByEmail(email)) throw taken();
    const requestedAt = this.clock.now();
    const id = this.ids.next();
    await this.work.run(async () => {
      await this.changes.add({
        id,
        userId,
        email: emailForm(email),
        oldEmail: user.email,
        requestedAt,
        expiresAt: new Date(requestedAt.getTime() + VALID_HOURS * 3_600_000),
      });
      await this.jobs.sendEmailChange(id);
    });
  }
}

/**
 * Makes the token and emails the link and the notice. The token exists only in the email, so a
 * retry makes another one and voids the link of an earlier email that may have gone out.
 */
@Injectable()
export class SendEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly passwords: Passwords,
    private readonly mailer: AccountMailer,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if the account is gone, or the request is void. */
  async execute(changeId: string): Promise<void> {
    const token = this.passwords.generateToken();
    const change = await this.changes.giveLink(changeId, tokenHashOf(token), this.clock.now());
    const user = change && (await this.users.findById(change.userId));
    if (!change || !user) return;
    await this.mailer.sendEmailChange(user, change, token, VALID_HOURS);
    await this.mailer.sendEmailChangeNotice(user, change);
  }
}

/** Changes the address by the link of an email. Sessions go on; links to the old address end. */
@Injectable()
export class ConfirmEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly jobs: AccountJobs,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_EMAIL_LINK, or EMAIL_TAKEN if somebody registered the address meanwhile. */
  async execute(token: string): Promise<void> {
    await this.work.run(async () => {
      const now = this.clock.now();
      const change = await this.changes.consume(tokenHashOf(token), now);
      if (!change || !(await this.users.changeEmail(change.userId, change.email, now)))
        throw new DomainError(
          'INVALID_EMAIL_LINK',
          'This link is invalid or has expired. Please ask for a new one in your profile.',
          {},
        );
      await this.users.voidResets(change.userId, now);
      await this.jobs.sendEmailChanged(change.id, now);
    });
  }
}

function unchanged(): DomainError {
  const message = 'This is your email address already.';
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'email', message }] });
}

function taken(): DomainError {
  return new DomainError('EMAIL_TAKEN', 'An account with this email exists already.', {});
}
