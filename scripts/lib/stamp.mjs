import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { at } from './paths.mjs';

/** What was done last, kept where a new installation forgets it. */
const fileOf = (name) => at('node_modules', '.cache', 'stridewatt', name);

export function isStamped(name, value) {
  try {
    return readFileSync(fileOf(name), 'utf8') === value;
  } catch {
    return false;
  }
}

export function stamp(name, value) {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), value);
}

/** Before the work begins: when it is interrupted, it counts as not done. */
export function unstamp(name) {
  rmSync(fileOf(name), { force: true });
}
