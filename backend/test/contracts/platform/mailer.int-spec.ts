import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { FileMailer } from '#platform/mail/file-mailer.js';
import { MailNotTakenError } from '#platform/mail/mailer.js';
import { SmtpMailer } from '#platform/mail/smtp-mailer.js';
import { SmtpDouble, type SmtpMood } from '#test/support/doubles/smtp-double.js';
import { FROM, aMail, mailerContract } from './mailer.contract.js';

describe('FileMailer', () => {
  let parent: string;
  let folder: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'stridewatt-mail-'));
    folder = join(parent, 'mail');
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  mailerContract('files', () => ({
    mailer: new FileMailer(folder, FROM),
    letters: async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'))),
  }));

  it('writes one .eml file per key, also for ten concurrent calls', async () => {
    const mailer = new FileMailer(folder, FROM);
    const mail = aMail();
    await Promise.all(Array.from({ length: 10 }, () => mailer.send(mail)));
    await mailer.send({ ...mail, subject: 'Too late' });
    await mailer.send(aMail());
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names.every((name) => /^[0-9a-f]{32}\.eml$/.test(name))).toBe(true);
  });

  it('uses no part of the email in a file name', async () => {
    await new FileMailer(folder, FROM).send(
      aMail({ idempotencyKey: '../../escape', subject: '../up' }),
    );
    expect(await readdir(parent)).toEqual(['mail']);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('reports a failed write as retryable', async () => {
    await writeFile(folder, 'a file in place of the folder');
    const refused = new FileMailer(folder, FROM).send(aMail());
    await expect(refused).rejects.toThrow(MailNotTakenError);
    await expect(refused).rejects.toMatchObject({ permanent: false });
  });
});

describe('SmtpMailer', () => {
  const LIMITS = { connectionTimeout: 500, greetingTimeout: 200, socketTimeout: 200 };
  let server: SmtpDouble;
  let mailer: SmtpMailer;

  beforeAll(async () => {
    server = await SmtpDouble.start();
  });
  beforeEach(() => {
    server.mood = { at: 'never' };
    server.letters.length = 0;
    mailer = new SmtpMailer(server.url, FROM, LIMITS);
  });
  afterAll(() => server.stop());

  mailerContract('SMTP', () => ({
    mailer,
    letters: () => Promise.resolve(server.letters.map(({ content }) => content)),
  }));

  it('sends sender and recipient to the server', async () => {
    await mailer.send(aMail());
    expect(server.letters).toMatchObject([
      { from: 'no-reply@stridewatt.test', to: ['ada@example.org'] },
    ]);
  });

  it.each([
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nRCPT TO:<eve@example.org>',
    '<ada@example.org>,<eve@example.org>',
  ])('names no second receiver to the server for the address %j', async (to) => {
    await mailer.send(aMail({ to })).catch(() => undefined);
    for (const letter of server.letters) expect(letter.to).not.toContain('eve@example.org');
    expect(server.letters.flatMap((letter) => letter.to).length).toBeLessThanOrEqual(1);
  });

  it.each<[string, SmtpMood, boolean]>([
    [
      'refuses the receiver for good',
      { at: 'recipient', say: '550 5.1.1 nobody of that name' },
      true,
    ],
    ['refuses the sender for good', { at: 'sender', say: '553 not from here' }, true],
    ['refuses the content for good', { at: 'content', say: '554 looks like spam' }, true],
    ['refuses the receiver for now', { at: 'recipient', say: '450 mailbox busy' }, false],
    ['refuses the content for now', { at: 'content', say: '452 out of space' }, false],
    ['does not serve at all for now', { at: 'greeting', say: '421 closing' }, false],
    ['hangs before its greeting', { at: 'greeting', hang: true }, false],
    ['hangs at the receiver', { at: 'recipient', hang: true }, false],
    ['hangs after the content', { at: 'content', hang: true }, false],
    ['drops the line immediately', { at: 'greeting', drop: true }, false],
    ['drops the line at the receiver', { at: 'recipient', drop: true }, false],
    ['drops the line after the content', { at: 'content', drop: true }, false],
    ['talks nonsense', { at: 'greeting', say: 'what?' }, false],
  ])('tells that a server %s', async (_title, mood, permanent) => {
    server.mood = mood;
    const refused = mailer.send(aMail());
    await expect(refused).rejects.toThrow(MailNotTakenError);
    await expect(refused).rejects.toMatchObject({ permanent, cause: expect.any(Error) });
    expect(server.letters).toEqual([]);
  });

  it('reports a refused connection as retryable', async () => {
    const gone = await SmtpDouble.start();
    const { url } = gone;
    await gone.stop();
    await expect(new SmtpMailer(url, FROM, LIMITS).send(aMail())).rejects.toMatchObject({
      permanent: false,
    });
  });

  it('sends again after a failure, and leaves no connection open', async () => {
    server.mood = { at: 'recipient', drop: true };
    await expect(mailer.send(aMail())).rejects.toThrow(MailNotTakenError);
    server.mood = { at: 'never' };
    await mailer.send(aMail());
    expect(server.letters).toHaveLength(1);
  });

  it('keeps the email out of the error', async () => {
    server.mood = { at: 'recipient', say: '550 nobody' };
    const mail = aMail();
    const error = await mailer.send(mail).catch((caught: unknown) => caught as MailNotTakenError);
    expect(`${error?.message}`).not.toContain(mail.to);
  });
});
