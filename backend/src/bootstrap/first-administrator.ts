import type { INestApplicationContext } from '@nestjs/common';

import type { AdminConfig } from '../config/admin.config.js';
import { Administrators } from '../modules/accounts/index.js';
import { say } from './say.js';

/**
 * Makes the first administrator and tells who it is, once. A password that was given is not
 * repeated.
 */
export async function tellFirstAdministrator(
  app: INestApplicationContext,
  wanted: AdminConfig,
): Promise<boolean> {
  const made = await app.get(Administrators, { strict: false }).ensureOne(wanted);
  if (made === null) return false;
  const password =
    made.generatedPassword === null
      ? 'as set in ADMIN_PASSWORD'
      : `${made.generatedPassword} (shown only this once)`;
  say(`First administrator: ${made.email}  password: ${password}`);
  return true;
}
