import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpConfig } from '#config/http.config.js';
import { Mailer } from '#platform/mail/mailer.js';
import type { EmailContent } from '#platform/mail/templates/email-content.js';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import type { User } from '#accounts/domain/user.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { passwordChangedLetter, passwordResetLetter, welcomeLetter } from './account-emails.js';

/** Links begin with `PUBLIC_URL`, never with what a request said its host was. */
@Injectable()
export class TemplatedAccountMailer extends AccountMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly http: HttpConfig,
  ) {
    super();
  }

  sendWelcome(user: User): Promise<void> {
    return this.send(user, `welcome:${user.id}`, welcomeLetter(user, this.http.publicUrl));
  }

  sendPasswordChanged(
    user: User,
    { at, tokenVersion }: { at: Date; tokenVersion: number },
  ): Promise<void> {
    return this.send(
      user,
      `password-changed:${user.id}:${tokenVersion}`,
      passwordChangedLetter(user, at, this.http.publicUrl),
    );
  }

  /**
   * Each token is a letter of its own: the key must not make a carrier drop the only one whose link
   * holds.
   */
  sendPasswordReset(user: User, token: string, validMinutes: number): Promise<void> {
    const url = `${this.http.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
    const key = `password-reset:${createHash('sha256').update(token).digest('hex')}`;
    return this.send(user, key, passwordResetLetter(user, url, validMinutes));
  }

  private send(user: User, idempotencyKey: string, content: EmailContent): Promise<void> {
    return this.mailer.send({ to: user.email, idempotencyKey, ...writeEmail(content) });
  }
}
