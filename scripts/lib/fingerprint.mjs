import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from './paths.mjs';

/** One hash over the names and contents of files and folders; missing ones may be named. */
export function fingerprint(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap(filesOf)) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
