import type { INestApplicationContext } from '@nestjs/common';
import { AdministratorCommands } from '../modules/admin/index.js';
import { say } from './say.js';

interface AdministratorCommand {
  readonly takes: readonly string[];
  readonly run: (app: INestApplicationContext, email: string) => Promise<void>;
}

const commands = (app: INestApplicationContext): AdministratorCommands =>
  app.get(AdministratorCommands, { strict: false });

/** Commands about administrators, by name. */
export const ADMINISTRATOR_COMMANDS: Readonly<Record<string, AdministratorCommand>> = {
  'list-admins': {
    takes: [],
    run: async (app) => {
      for (const { email, lastSeenAt } of await commands(app).all())
        say(
          `${email}  ${lastSeenAt ? `last seen ${lastSeenAt.toISOString()}` : 'no open session'}`,
        );
    },
  },
  'promote-admin': {
    takes: ['EMAIL'],
    run: async (app, email) => {
      await commands(app).promote(email);
      say(`${email} is an administrator and signs in with the same password`);
    },
  },
  'demote-admin': {
    takes: ['EMAIL'],
    run: async (app, email) => {
      await commands(app).demote(email);
      say(`${email} is an athlete; every session has ended`);
    },
  },
  'remove-admin': {
    takes: ['EMAIL'],
    run: async (app, email) => {
      await commands(app).remove(email);
      say(`The account of ${email} is closed; the running product erases it within minutes`);
    },
  },
};
