import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileMailer } from './file-mailer.js';

const LONG_AGO = new Date(0);
const soon = (): Date => new Date(Date.now() + 60_000);

describe('emails in a folder', () => {
  let folder: string;
  let mailer: FileMailer;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stridewatt-mail-'));
    mailer = new FileMailer(join(folder, 'mail'), 'Stridewatt <no-reply@stridewatt.test>');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const send = (to: string, subject = 'Hello') =>
    mailer.send({ to, subject, text: 'x', html: '<p>x</p>', idempotencyKey: `${to} ${subject}` });
  const subjects = async (): Promise<string[]> => {
    const names = await readdir(join(folder, 'mail'));
    const emails = await Promise.all(
      names.map((name) => readFile(join(folder, 'mail', name), 'utf8')),
    );
    return emails.map((email) => /^Subject: (.*)\r$/m.exec(email)?.[1] ?? '').sort();
  };

  it.each([
    'ada@example.org',
    'ädä@exämple.org',
    `${'long'.repeat(16)}@${'example'.repeat(8)}.${'sub'.repeat(20)}.example.org`,
  ])('forgets the emails to %s and to nobody else [X-55]', async (address) => {
    await send(address, 'one');
    await send(address, 'two');
    await send(`x${address}`, 'other');
    await send(`${address}.au`, 'another');
    await mailer.forget(address, soon());
    expect(await subjects()).toEqual(['another', 'other']);
  });

  it('keeps later emails', async () => {
    await send('ada@example.org', 'the last one');
    await mailer.forget('ada@example.org', LONG_AGO);
    expect(await subjects()).toEqual(['the last one']);
  });

  it('forgets without an error an email that vanishes after the folder was listed', async () => {
    await send('ada@example.org');
    // A name behind which there is no file any more.
    await symlink(join(folder, 'gone'), join(folder, 'mail', '0.eml'));
    await mailer.forget('ada@example.org', soon());
    expect(await readdir(join(folder, 'mail'))).toEqual(['0.eml']);
  });

  it('has nothing to forget where none was sent', async () => {
    await expect(mailer.forget('ada@example.org', soon())).resolves.toBeUndefined();
  });
});
