/**
 * Lists the licences of everything that is shipped, from the lock file alone. With `--check` it
 * ends with code 1 where one is missing or asks for more than attribution.
 */
import { readFileSync } from 'node:fs';

import { at } from './lib/paths.mjs';
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BlueOak-1.0.0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'Zlib', 'PostgreSQL', 'OFL-1.1', 'WTFPL'],
]);
/** Read and accepted one by one. */
const ACCEPTED = new Map([
  ['@garmin/fitsdk', "Garmin's FIT protocol licence, named in README.md"],
  ['passport-strategy', 'MIT, by its file LICENSE'],
  ['pause', 'MIT, by its read-me'],
]);

const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const byLicence = new Map();
const strange = [];
for (const [path, { dev, license, version, link }] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || dev || link) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 13);
  const licence = license ?? licenceOf(path);
  const entry = `${name} ${version}`;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), entry]);
  if (!ACCEPTED.has(name) && !isFree(licence)) strange.push(`${entry}: ${licence}`);
}
for (const [licence, names] of [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1)))
  process.stdout.write(`${licence} (${names.length}): ${[...new Set(names)].sort().join(', ')}\n`);
for (const [name, words] of ACCEPTED) process.stdout.write(`accepted: ${name}: ${words}\n`);
if (process.argv.includes('--check')) {
  for (const line of strange) process.stderr.write(`not an accepted licence: ${line}\n`);
  process.exitCode = strange.length > 0 ? 1 : 0;
}

function licenceOf(path) {
  try {
    return JSON.parse(readFileSync(at(path, 'package.json'), 'utf8')).license ?? 'none named';
  } catch {
    return 'none named';
  }
}

/** `(MIT OR GPL-3.0)` may be taken as either, `A AND B` only as both. */
function isFree(licence) {
  const words = String(licence).replace(/[()]/g, '');
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => FREE.has(part.trim())));
}
