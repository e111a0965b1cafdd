import process from 'node:process';

import type { Settings } from './app-config.js';
import { readConfig } from './read-config.js';

/** Reads this process's own environment and command line. The only place that does. */
export function readOwnConfig(): Settings {
  return readConfig(process.env, process.argv[2]);
}
