import { randomUUID } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import type { Mail, Mailer } from '#platform/mail/mailer.js';

/** An email as the transport received it: headers, an empty line, and the body. */
export interface MailerWorld {
  readonly mailer: Mailer;
  /** All emails sent so far. */
  letters(): Promise<readonly string[]>;
}

export const FROM = 'Stridewatt <no-reply@stridewatt.test>';

export function aMail(changed: Partial<Mail> = {}): Mail {
  return {
    to: 'ada@example.org',
    subject: 'Your password',
    text: 'Follow this link.',
    html: '<p>Follow <a href="https://example.org/?a=1&amp;b=2">this link</a>.</p>',
    idempotencyKey: randomUUID(),
    ...changed,
  };
}

/** @param world returns a mailer that has not sent an email yet */
export function mailerContract(name: string, world: () => MailerWorld): void {
  describe(`mailer: ${name}`, () => {
    const sent = async (changed: Partial<Mail> = {}) => {
      await world().mailer.send(aMail(changed));
      return (await world().letters()).at(-1) ?? '';
    };

    it('sends sender, receiver, subject, text and HTML', async () => {
      const letter = await sent();
      expect(letter).toContain(`From: ${FROM}`);
      expect(letter).toContain('To: ada@example.org');
      expect(letter).toContain('Subject: Your password');
      expect(letter).toContain('Content-Type: multipart/alternative');
      expect(letter).toContain('Follow this link.');
      expect(letter).toContain('<p>Follow <a ');
    });

    it('supports every script', async () => {
      const letter = await sent({ subject: 'Größe 身長 🚴', text: 'Schön' });
      expect(letter).toMatch(/Subject: =\?UTF-8\?/);
      expect(letter).toContain('Sch=C3=B6n');
    });

    it('keeps a line that is only a dot, and the lines after it', async () => {
      const letter = await sent({ text: 'before\n.\nafter' });
      expect(letter).toMatch(/before\r\n\.\r\nafter/);
    });

    it('turns no line break of a subject or an address into a header', async () => {
      const letter = await sent({
        subject: 'x\r\nBcc: eve@example.org',
        to: 'ada@example.org\r\nBcc: eve@example.org',
      });
      expect(letter).not.toMatch(/^Bcc:/im);
    });

    it('derives the Message-ID from the key: equal for equal keys only', async () => {
      const idempotencyKey = 'password-reset:1';
      const idOf = (letter: string) => /^Message-ID: (.+)$/im.exec(letter)?.[1];
      const first = idOf(await sent({ idempotencyKey }));
      await world().mailer.send(aMail({ idempotencyKey }));
      await world().mailer.send(aMail());
      const ids = new Set((await world().letters()).map(idOf));
      expect(first).toMatch(/^<[0-9a-f]{32}@stridewatt\.mail>/);
      expect([...ids]).toEqual(expect.arrayContaining([first]));
      expect(ids.size).toBe(2);
    });

    it('fetches no file and no URL that an email names', async () => {
      const letter = await sent({
        html: '<img src="file:///etc/passwd"><img src="http://127.0.0.1:9/x.png">',
      });
      expect(letter).not.toContain('root:');
    });
  });
}
