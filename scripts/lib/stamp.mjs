import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { at } from './paths.mjs';

/** The last finished work; kept where a new installation deletes it. */
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

/** Call it before the work begins: interrupted work counts as not done. */
export function unstamp(name) {
  rmSync(fileOf(name), { force: true });
}
