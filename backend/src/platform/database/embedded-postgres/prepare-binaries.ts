import { join } from 'node:path';
import { arch, platform } from 'node:process';

import type { Account } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findBinaries } from './find-binaries.js';
import { linkLibraries } from './link-libraries.js';
import { runProgram } from './run-program.js';
import { stageBinaries } from './stage-binaries.js';

/**
 * A folder with `initdb` and `postgres` in it that the account can run. Throws
 * `EmbeddedPostgresError`.
 */
export async function prepareBinaries(account: Account | null): Promise<string> {
  const native = findBinaries();
  if (native === null) {
    throw new EmbeddedPostgresError(
      `there is no embedded PostgreSQL for ${platform}-${arch}; set DATABASE_URL to a ` +
        'PostgreSQL 15 or newer',
    );
  }
  await linkLibraries(native);
  const probe = await versionOf(native, account);
  if (probe.ok) return join(native, 'bin');
  if (account === null) throw cannotRun(probe.output);
  const staged = await stageBinaries(native, await versionUnderOurselves(native));
  const second = await versionOf(staged, account);
  if (!second.ok) throw cannotRun(second.output);
  return join(staged, 'bin');
}

function versionOf(native: string, account: Account | null) {
  return runProgram(join(native, 'bin', 'postgres'), ['--version'], account);
}

/** `postgres --version` is one of the few things that root may ask. */
async function versionUnderOurselves(native: string): Promise<string> {
  const { ok, output } = await versionOf(native, null);
  const version = /\d+(\.\d+)+/.exec(output)?.[0];
  if (!ok || version === undefined) throw cannotRun(output);
  return version;
}

function cannotRun(output: string): EmbeddedPostgresError {
  const why = output.trim().split('\n').at(-1) ?? '';
  return new EmbeddedPostgresError(
    `the embedded PostgreSQL does not run here (${why}); set DATABASE_URL to a PostgreSQL 15 ` +
      'or newer',
  );
}
