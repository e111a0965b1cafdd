import process from 'node:process';
import { createInterface } from 'node:readline/promises';

import { StartError } from './explain.js';

/** What cannot be taken back, and the question before it. */
const DESTRUCTIVE: Readonly<Record<string, (subject: string) => string>> = {
  'delete-user': (email) => `Delete the account of ${email} with every workout and file?`,
  'reset-password': (email) => `Replace the password of ${email} and end every session?`,
  'remove-admin': (email) => `Remove the administrator ${email}?`,
  'demote-admin': (email) => `Take the rights of an administrator from ${email}?`,
  restore: (folder) => `Restore everything from ${folder} into this installation?`,
};

/** Scripts answer beforehand. */
const YES = '--yes';

/** The answer of a person at the terminal; null if nobody is there. */
export type Ask = (question: string) => Promise<string | null>;

/**
 * The command without its `--yes`, after a person has agreed to what cannot be taken back. Throws
 * `StartError` if nobody agrees.
 */
export async function confirmed(
  given: readonly string[],
  ask: Ask = askAtTerminal,
): Promise<readonly string[]> {
  const command = given.filter((word) => word !== YES);
  const [name = '', subject = ''] = command;
  const question = Object.hasOwn(DESTRUCTIVE, name) ? DESTRUCTIVE[name] : undefined;
  if (!question || subject === '' || command.length < given.length) return command;
  const answer = await ask(`${question(subject)} Type "yes": `);
  if (answer === null)
    throw new StartError(`"${name}" asks first, and nobody is at the terminal; add ${YES}`);
  if (answer.trim().toLowerCase() !== 'yes') throw new StartError('nothing was changed');
  return command;
}

async function askAtTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
