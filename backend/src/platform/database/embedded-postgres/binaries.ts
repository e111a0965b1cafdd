import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import process, { arch, platform } from 'node:process';

import type { Account } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { runProgram } from './run-program.js';

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

/**
 * The `native` folder of the package that carries PostgreSQL for this platform; null where there is
 * none.
 */
function findBinaries(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the library links that an npm package cannot carry. The package does it in an install
 * script, and install scripts do not run here.
 */
async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  await Promise.all(
    links.map(({ source, target }) =>
      linkUnlessThere(basename(source), join(native, '..', target)),
    ),
  );
}

async function linkUnlessThere(to: string, at: string): Promise<void> {
  try {
    await symlink(to, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const STAGE = '/var/tmp/stridewatt-postgres';

/**
 * Copies the binaries to where every account can run them, once per version, and tells the folder.
 * For a checkout below a folder such as `/root` that only its owner may enter.
 */
async function stageBinaries(native: string, version: string): Promise<string> {
  await mkdir(STAGE, { recursive: true, mode: 0o755 });
  await assertOurs(STAGE);
  const staged = join(STAGE, version);
  if (await isThere(staged)) return staged;
  const draft = `${staged}.${process.pid}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, staged);
  } catch (error) {
    // Another process may have been faster; then its copy is as good as ours.
    if (!(await isThere(staged))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return staged;
}

/**
 * Anybody may create names in /var/tmp: what is executed from there must be ours alone to write.
 */
async function assertOurs(folder: string): Promise<void> {
  const { mode, uid } = await lstat(folder);
  const ours =
    (mode & 0o170_000) === 0o040_000 && uid === process.getuid?.() && (mode & 0o022) === 0;
  if (!ours)
    throw new EmbeddedPostgresError(
      `${basename(folder)} in /var/tmp belongs to somebody else; remove it or set DATABASE_URL`,
    );
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
