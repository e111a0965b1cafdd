import { describe, expect, it } from '@jest/globals';
import { OPERATOR_NEWS, type OperatorMailer } from '#accounts/ports/operator-mailer.js';
import type { Mail } from '#platform/mail/mailer.js';

export interface OperatorMailerWorld {
  readonly mailer: OperatorMailer;
  /** What the carrier was handed. */
  readonly letters: readonly Mail[];
  /** From now on the carrier takes nothing. */
  close(): void;
}

const TO = 'desk@example.com';

export function operatorMailerContract(name: string, open: () => OperatorMailerWorld): void {
  describe(`operator mailer: ${name}`, () => {
    it('tells each kind of news in words of its own, to the address and under the key that it is given [AST-08]', async () => {
      const { mailer, letters } = open();
      for (const news of OPERATOR_NEWS)
        await mailer.send({
          to: TO,
          news,
          person: news === 'test' ? null : 'ada@example.com',
          key: `key of ${news}`,
        });
      expect(letters.map(({ to, idempotencyKey }) => [to, idempotencyKey])).toEqual(
        OPERATOR_NEWS.map((news) => [TO, `key of ${news}`]),
      );
      expect(new Set(letters.map(({ subject }) => subject)).size).toBe(OPERATOR_NEWS.length);
      expect(letters.map(({ text }) => text.includes('ada@example.com'))).toEqual([
        true,
        true,
        false,
      ]);
    });

    it('keeps the same letter the same, and lets nobody write mark-up into it', async () => {
      const { mailer, letters } = open();
      const letter = {
        to: TO,
        news: 'signed-up',
        person: '<b>x</b>@example.com',
        key: 'a key',
      } as const;
      await mailer.send(letter);
      await mailer.send(letter);
      expect(letters[1]).toEqual(letters[0]);
      expect(letters[0]?.html).not.toContain('<b>x</b>');
    });

    it('throws where the carrier does not take it', async () => {
      const world = open();
      world.close();
      await expect(
        world.mailer.send({ to: TO, news: 'test', person: null, key: 'a key' }),
      ).rejects.toThrow('closed');
    });
  });
}
