import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';

import type { Settings } from '../app-config.js';
import { readConfig } from '../read-config.js';

/**
 * Reads this process's own environment, a file `.env` in the folder of the start, and the command
 * line. The only place that does.
 */
export function readOwnConfig(): Settings {
  return readConfig({ ...fromFile('.env'), ...process.env }, process.argv[2]);
}

/** What stands on the command line behind the role. */
export function readOwnCommand(): readonly string[] {
  return process.argv.slice(3);
}

function fromFile(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
