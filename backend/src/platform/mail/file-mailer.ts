import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { SendMailOptions } from 'nodemailer';

import { makePrivateFolder, PRIVATE_FILE } from '../files/private-folder.js';
import { digestOf, composeEmail, recipientOf } from './email.js';
import { MailNotTakenError, Mailer, type Mail } from './mailer.js';

/**
 * Writes each email to an `.eml` file, which any mail program opens, so that nothing leaves the
 * machine.
 */
export class FileMailer extends Mailer {
  private transport: ReturnType<typeof openTransport> | undefined;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  /** Idempotent: an email with the same key is not written again. */
  override async send(mail: Mail): Promise<void> {
    try {
      const { message } = await this.composed(composeEmail(mail, this.from));
      await makePrivateFolder(this.folder);
      await this.place(message, `${digestOf(mail.idempotencyKey)}.eml`);
    } catch (error) {
      throw new MailNotTakenError('the email could not be written', false, { cause: error });
    }
  }

  override async forget(address: string, until: Date): Promise<void> {
    // Composed like the emails themselves, so that the address is encoded in the same way.
    const { message } = await this.composed({
      from: this.from,
      to: { name: '', address },
      text: '',
    });
    const recipient = recipientOf(
      Buffer.isBuffer(message) ? message.toString() : await text(message),
    );
    for (const name of await this.files()) {
      const path = join(this.folder, name);
      const message = await writtenBefore(path, until);
      if (message !== null && recipientOf(message) === recipient) await rm(path, { force: true });
    }
  }

  private async composed(mail: SendMailOptions) {
    this.transport ??= openTransport();
    return (await this.transport).sendMail(mail);
  }

  private async files(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.endsWith('.eml'));
  }

  /**
   * A link appears under its name with all of its content, and of two writers only one gets the
   * name.
   */
  private async place(message: Parameters<typeof writeFile>[1], name: string): Promise<void> {
    const temporary = join(this.folder, `.${randomUUID()}`);
    try {
      await writeFile(temporary, message, { mode: PRIVATE_FILE });
      await link(temporary, join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }
}

/** The library is loaded with the first email. */
async function openTransport() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}

/** Null for a later email, and for one that another process has removed meanwhile. */
async function writtenBefore(path: string, until: Date): Promise<string | null> {
  try {
    return (await stat(path)).mtimeMs > until.getTime() ? null : await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
