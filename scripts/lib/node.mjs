import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

import { at } from './paths.mjs';

/** Nest 12 is ESM only and Jest loads such packages from this version on. */
const NEEDED = [24, 9];

/**
 * The Node for everything after the installation: from the installed packages, else the current
 * one. Ends the process with one line if neither is new enough.
 */
export function findNode() {
  const found = [at('node_modules', '.bin', 'node'), process.execPath].find(
    (file) => existsSync(file) && isNewEnough(versionOf(file)),
  );
  if (found) return found;
  process.stderr.write(
    `Stridewatt needs Node ${NEEDED.join('.')} or newer, and this is ${process.version}; ` +
      `install it from https://nodejs.org and run the same command again.\n`,
  );
  process.exit(1);
}

/** Our environment, with that Node first on the path for tools that start `node` by name. */
export function environment() {
  return { ...process.env, PATH: [at('node_modules', '.bin'), process.env.PATH].join(delimiter) };
}

function versionOf(file) {
  try {
    return execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
