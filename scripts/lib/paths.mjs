import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the root of the project. */
export const at = (...parts) => join(ROOT, ...parts);
