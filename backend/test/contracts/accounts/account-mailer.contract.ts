import { describe, expect, it } from '@jest/globals';
import { OPERATOR_EVENTS } from '#accounts/ports/account-jobs.js';
import type { AccountMailer } from '#accounts/ports/account-mailer.js';
import type { Mail } from '#platform/mail/mailer.js';

export interface AccountMailerWorld {
  readonly mailer: AccountMailer;
  /** What the transport received. */
  readonly emails: readonly Mail[];
  /** From now on the transport refuses every email. */
  close(): void;
}

const TO = 'desk@example.com';

export function accountMailerContract(name: string, open: () => AccountMailerWorld): void {
  describe(`account mailer: ${name}`, () => {
    it('writes its own email for each event, with the given address and key [AST-08]', async () => {
      const { mailer, emails } = open();
      for (const event of OPERATOR_EVENTS)
        await mailer.notifyOperator({
          to: TO,
          event,
          person: event === 'test' ? null : 'ada@example.com',
          key: `key of ${event}`,
        });
      expect(emails.map(({ to, idempotencyKey }) => [to, idempotencyKey])).toEqual(
        OPERATOR_EVENTS.map((event) => [TO, `key of ${event}`]),
      );
      expect(new Set(emails.map(({ subject }) => subject)).size).toBe(OPERATOR_EVENTS.length);
      expect(emails.map(({ text }) => text.includes('ada@example.com'))).toEqual([
        true,
        true,
        false,
      ]);
    });

    it('writes the same email again for a repeat, and escapes mark-up in it', async () => {
      const { mailer, emails } = open();
      const email = {
        to: TO,
        event: 'signed-up',
        person: '<b>x</b>@example.com',
        key: 'a key',
      } as const;
      await mailer.notifyOperator(email);
      await mailer.notifyOperator(email);
      expect(emails[1]).toEqual(emails[0]);
      expect(emails[0]?.html).not.toContain('<b>x</b>');
    });

    it('throws if the transport refuses the email', async () => {
      const world = open();
      world.close();
      await expect(
        world.mailer.notifyOperator({ to: TO, event: 'test', person: null, key: 'a key' }),
      ).rejects.toThrow('closed');
    });
  });
}
