import type { INestApplicationContext } from '@nestjs/common';

import type { AppConfig } from '../config/app-config.js';
import { Administrators } from '../modules/accounts/index.js';
import { say } from './say.js';

/**
 * Makes the first administrator at the first start and says who it is, once. A password that was
 * given is not repeated, and in production none is printed: the output of a server is kept in logs.
 */
export async function makeFirstAdministrator(
  app: INestApplicationContext,
  { admin, runtime }: AppConfig,
): Promise<void> {
  const made = await app.get(Administrators, { strict: false }).ensureOne(admin);
  if (made === null) return;
  say(`First administrator: ${made.email}  password: ${passwordLine(made, runtime.nodeEnv)}`);
}

function passwordLine(
  {
    email,
    generatedPassword,
  }: { readonly email: string; readonly generatedPassword: string | null },
  nodeEnv: string,
): string {
  if (generatedPassword === null) return 'as set in ADMIN_PASSWORD';
  return nodeEnv === 'production'
    ? `not shown in a log; get one with: npm run admin -- reset-password ${email}`
    : `${generatedPassword} (shown only this once)`;
}
