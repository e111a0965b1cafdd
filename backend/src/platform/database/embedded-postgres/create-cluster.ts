import { randomUUID } from 'node:crypto';
import { chown, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { passageTo, type Account, type Passage } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { runProgram } from './run-program.js';

export const SUPERUSER = 'stridewatt';

export interface NewCluster {
  readonly bin: string;
  readonly folder: string;
  readonly account: Account | null;
  readonly password: string;
  /** Whether it may be lost with the machine's next power cut, as in tests. */
  readonly throwaway: boolean;
}

/**
 * Makes the cluster unless it is there. It gets its name only when it is whole, so a crash half-way
 * leaves none. Each try has a folder of its own: where we were killed, the `initdb` of the last try
 * may still be writing into its.
 */
export async function createCluster({
  bin,
  folder,
  account,
  password,
  throwaway,
}: NewCluster): Promise<void> {
  if (await isThere(join(folder, 'PG_VERSION'))) return;
  const drafts = `${folder}.new`;
  await removeDrafts(drafts);
  const draft = join(drafts, randomUUID());
  const passwordFile = `${draft}.password`;
  await mkdir(drafts, { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account)
    await Promise.all([draft, passwordFile].map((path) => chown(path, account.uid, account.gid)));
  const passage = await passageTo([draft, passwordFile], account);
  try {
    const made = await runProgram(
      join(bin, 'initdb'),
      initdbArguments(passage, throwaway),
      account,
      passage.descriptors,
    );
    if (!made.ok)
      throw new EmbeddedPostgresError(
        `the embedded database could not be created: ${lastLine(made.output)}`,
      );
    await rename(draft, folder);
  } finally {
    await passage.close();
    await removeDrafts(drafts);
  }
}

/** As far as it can be done; the next start tries again. */
async function removeDrafts(drafts: string): Promise<void> {
  await rm(drafts, { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Sorting by code point with Unicode's own upper and lower case: the same on every machine,
 * whatever its locales are.
 */
function initdbArguments({ paths: [draft, passwordFile] }: Passage, throwaway: boolean): string[] {
  return [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-collate=C',
    '--lc-ctype=C',
    '--lc-messages=C',
    '--no-instructions',
    ...(throwaway ? ['--no-sync'] : []),
  ];
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
