import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { isEmail, isUUID } from 'class-validator';
import { DomainError } from '../kernel/domain-error.js';
import { OperatorCommands } from '../modules/admin/index.js';
import { Backup } from '../platform/backup/backup.js';
import { BackupError } from '../platform/backup/manifest.js';
import { ADMINISTRATOR_COMMANDS } from './administrator-commands.js';
import { lacksRights, StartError } from './explain.js';
import { say } from './say.js';

type Command = (
  commands: OperatorCommands,
  first: string,
  second: string,
  backup: Backup,
) => Promise<void>;

const COMMANDS: Readonly<
  Record<string, { readonly takes: readonly string[]; readonly run: Command }>
> = {
  'create-admin': {
    takes: ['EMAIL'],
    run: async (commands, email) =>
      say(
        `Administrator: ${email}  password: ${await commands.createAdministrator(email)} ` +
          '(shown only this once)',
      ),
  },
  'reset-password': {
    takes: ['EMAIL'],
    run: async (commands, email) =>
      say(
        `Administrator: ${email}  new password: ${await commands.resetPassword(email)} ` +
          '(shown only this once)',
      ),
  },
  'failed-jobs': {
    takes: [],
    run: async (commands) => {
      const jobs = await commands.failedJobs();
      for (const { id, queue, name, failedAt, reason } of jobs)
        say(
          `${id}  ${failedAt.toISOString()}  ${queue}  ${name}  ${reason.replaceAll(/\s+/g, ' ')}`,
        );
      say(`${jobs.length} failed jobs`);
    },
  },
  retry: {
    takes: ['JOB'],
    run: async (commands, job) => commands.retry(job).then(() => say('It will be tried once more')),
  },
  'export-user': {
    takes: ['EMAIL', 'FILE'],
    run: async (commands, email, file) => {
      // Never over a file that is there.
      await pipeline(
        await commands.exportUser(email),
        createWriteStream(file, { flags: 'wx', mode: 0o600 }),
      );
      say(`Everything about ${email} is in ${file}`);
    },
  },
  'begin-maintenance': {
    takes: ['MINUTES'],
    run: async (commands, minutes) => {
      const until = await commands.beginMaintenance(Number(minutes));
      say(
        `Athletes are refused within seconds and told to come back at ${until.toISOString()}; ` +
          'this lasts until end-maintenance',
      );
    },
  },
  'end-maintenance': {
    takes: [],
    run: async (commands) =>
      commands.endMaintenance().then(() => say('Athletes get in again within seconds')),
  },
  backup: {
    takes: ['FOLDER'],
    run: async (_commands, folder, _second, backup) => {
      const { rows, files } = await backup.take(resolve(folder));
      say(`${rows} rows and ${files} files are in ${folder}`);
    },
  },
  restore: {
    takes: ['FOLDER'],
    run: async (_commands, folder, _second, backup) => {
      const { rows, files } = await backup.restore(resolve(folder));
      say(`${rows} rows and ${files} files are back`);
    },
  },
  'delete-user': {
    takes: ['EMAIL'],
    run: async (commands, email) =>
      commands
        .deleteUser(email)
        .then(() =>
          say(`The account of ${email} is closed; the running product erases it within minutes`),
        ),
  },
};

/** How the commands are called, one a line. */
export const USAGE = [...Object.entries(COMMANDS), ...Object.entries(ADMINISTRATOR_COMMANDS)]
  .map(([name, { takes }]) => [`npm run admin -- ${name}`, ...takes].join(' '))
  .join('\n');

/**
 * Does what the command line asks for. Throws `StartError` with a line that helps where it cannot.
 */
export async function runOperatorCommand(
  app: INestApplicationContext,
  [name = '', ...given]: readonly string[],
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const staffing = Object.hasOwn(ADMINISTRATOR_COMMANDS, name)
    ? ADMINISTRATOR_COMMANDS[name]
    : undefined;
  if (staffing && given.length === staffing.takes.length)
    return runAdministratorCommand(app, name, given[0]);
  if (!command || given.length !== command.takes.length)
    throw new StartError(`unknown command; there are: ${USAGE.replaceAll('\n', ', ')}`);
  const [first = '', second = ''] = given;
  assertArgument(command.takes[0], first);
  try {
    await command.run(
      app.get(OperatorCommands, { strict: false }),
      first.trim(),
      second,
      app.get(Backup, { strict: false }),
    );
  } catch (error) {
    throw explained(error, name);
  }
}

async function runAdministratorCommand(
  app: INestApplicationContext,
  name: string,
  email: string | undefined,
): Promise<void> {
  if (email !== undefined) assertArgument('EMAIL', email);
  try {
    await ADMINISTRATOR_COMMANDS[name]?.run(app, email?.trim() ?? '');
  } catch (error) {
    throw explained(error, name);
  }
}

function assertArgument(kind: string | undefined, given: string): void {
  if (kind === 'EMAIL' && !isEmail(given.trim()))
    throw new StartError(`"${given}" is no email address`);
  if (kind === 'MINUTES') assertMinutes(given);
  if (kind === 'JOB' && !isUUID(given)) throw new StartError(`"${given}" is no id of a failed job`);
}

function assertMinutes(given: string): void {
  if (!/^[1-9]\d{0,3}$/.test(given))
    throw new StartError(`"${given}" is no number of minutes from 1 to 9999`);
}

function explained(error: unknown, command: string): unknown {
  if (lacksRights(error))
    return new StartError(
      `the role of the database lacks rights for "${command}"; run it as the owner, see ` +
        'docs/operations.md under "Keys"',
      error,
    );
  return error instanceof DomainError || error instanceof BackupError
    ? new StartError(error.message, error)
    : error;
}
