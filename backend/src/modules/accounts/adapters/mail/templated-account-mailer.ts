import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpConfig } from '#config/http.config.js';
import { Mailer } from '#platform/mail/mailer.js';
import type { EmailContent } from '#platform/mail/templates/email-content.js';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import type { DeletedAccount } from '#accounts/domain/deleted-account.js';
import type { User } from '#accounts/domain/user.js';
import type { OperatorEvent } from '#accounts/ports/account-jobs.js';
import type { EmailChange } from '#accounts/ports/email-change.repository.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import {
  accountClosedEmail,
  date,
  operatorEmail,
  passwordChangedEmail,
  passwordResetEmail,
  welcomeEmail,
} from './account-emails.js';
import { emailChangedEmail, emailChangeEmail, emailChangeNotice } from './email-change-emails.js';

/** Links begin with `PUBLIC_URL`, never with the host that a request names. */
@Injectable()
export class TemplatedAccountMailer extends AccountMailer {
  private readonly publicUrl: string;

  constructor(
    private readonly mailer: Mailer,
    { publicUrl }: HttpConfig,
  ) {
    super();
    this.publicUrl = publicUrl;
  }

  sendWelcome({ id, email, firstName }: User): Promise<void> {
    return this.send(email, `welcome:${id}`, welcomeEmail(firstName, this.publicUrl));
  }

  sendPasswordChanged(
    { id, email, firstName }: User,
    { at, tokenVersion }: { at: Date; tokenVersion: number },
  ): Promise<void> {
    const content = passwordChangedEmail(firstName, at, this.publicUrl);
    return this.send(email, `password-changed:${id}:${tokenVersion}`, content);
  }

  /** One key per token, so that a carrier never drops the email with the only valid link. */
  sendPasswordReset(
    { email, firstName }: User,
    token: string,
    validMinutes: number,
  ): Promise<void> {
    const url = `${this.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
    const key = `password-reset:${createHash('sha256').update(token).digest('hex')}`;
    return this.send(email, key, passwordResetEmail(firstName, url, validMinutes));
  }

  /** One key per token, as for a password reset. */
  sendEmailChange(
    { firstName }: User,
    { email }: EmailChange,
    token: string,
    validHours: number,
  ): Promise<void> {
    const url = `${this.publicUrl}/confirm-email?token=${encodeURIComponent(token)}`;
    const key = `email-change:${createHash('sha256').update(token).digest('hex')}`;
    return this.send(email, key, emailChangeEmail(firstName, url, validHours));
  }

  sendEmailChangeNotice({ firstName }: User, { id, oldEmail, email }: EmailChange): Promise<void> {
    const content = emailChangeNotice(firstName, email, this.publicUrl);
    return this.send(oldEmail, `email-change-notice:${id}`, content);
  }

  sendEmailChanged(
    { firstName }: User,
    { id, oldEmail, email: newEmail }: EmailChange,
    at: Date,
  ): Promise<void> {
    const words = { newEmail, at: `${date(at, 'short')} UTC` };
    const content = emailChangedEmail(firstName, words, this.publicUrl);
    return this.send(oldEmail, `email-changed:${id}`, content);
  }

  /** Without a name, which is erased like the rest. */
  sendAccountClosed({ id, email, deletedAt }: DeletedAccount): Promise<void> {
    return this.send(email, `account-closed:${id}`, accountClosedEmail(deletedAt));
  }

  notifyOperator({
    to,
    event,
    person,
    key,
  }: {
    to: string;
    event: OperatorEvent;
    person: string | null;
    key: string;
  }): Promise<void> {
    return this.send(to, key, operatorEmail(event, person ?? '', this.publicUrl));
  }

  forget(email: string, until: Date): Promise<void> {
    return this.mailer.forget(email, until);
  }

  private send(to: string, idempotencyKey: string, content: EmailContent): Promise<void> {
    return this.mailer.send({ to, idempotencyKey, ...writeEmail(content) });
  }
}
