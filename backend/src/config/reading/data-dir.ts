import { resolve } from 'node:path';

import type { EnvField, Environment } from './from-env.js';
import { textOf } from './read-section.js';

/**
 * `DATA_DIR` as every section reads it: an absolute folder, by default `.data` in the folder of the
 * start.
 */
export const DATA_DIR: EnvField = {
  variable: 'DATA_DIR',
  takes: 'the folder in which the product keeps what it stores on this machine',
  otherwise: () => resolve('.data'),
  parse: (text) => resolve(text),
};

export function dataDirOf(env: Environment): string {
  return resolve(textOf(env, 'DATA_DIR') ?? '.data');
}
