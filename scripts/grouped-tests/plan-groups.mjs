/**
 * Jest gives each test file a world of its own and loads every module anew for it: for most suites
 * that takes longer than their tests. The whole run therefore puts neighbours into one file, each
 * within a `describe` of its own; one picked by hand runs as it is.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { isSpec, standsAlone } from './spec-files.mjs';

const FOLDER = '.test-groups';

/**
 * Writes the groups of a workspace. `weigh` guesses what a file takes; neighbours share a group
 * until it weighs `limit`. Returns the absolute paths of what is to be run, heaviest first, so that
 * no worker ends with the longest one.
 */
export function planGroups(workspace, roots, { weigh, limit }) {
  const target = join(workspace, FOLDER);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const files = roots.flatMap((root) => specsIn(join(workspace, root))).sort();
  const groups = [];
  for (const file of files) {
    const weight = weigh(relative(workspace, file));
    const last = groups.at(-1);
    const alone = standsAlone(readFileSync(file, 'utf8'));
    if (!alone && last !== undefined && !last.alone && last.weight + weight <= limit) {
      last.files.push(file);
      last.weight += weight;
    } else groups.push({ files: [file], weight, alone });
  }
  const runs = groups.map(({ files: members, weight, alone }, index) => ({
    path: alone ? members[0] : writeGroup(target, workspace, members, index),
    weight,
  }));
  runs.sort((a, b) => b.weight - a.weight);
  const order = runs.map(({ path }) => path);
  writeFileSync(join(target, 'order.json'), JSON.stringify(order, null, 2));
  return order;
}

function specsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSpec(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function writeGroup(target, workspace, members, index) {
  const imports = members.map(
    (file, at) => `import suite${at} from '../${relative(workspace, file)}';`,
  );
  const blocks = members.map((file, at) => `describe('${relative(workspace, file)}', suite${at});`);
  const path = join(
    target,
    `${String(index).padStart(3, '0')}-${basename(members[0]).replace(/\.[a-z-]+\.tsx?$/, '')}.group.ts`,
  );
  writeFileSync(
    path,
    ["import { describe } from '@jest/globals';", ...imports, '', ...blocks, ''].join('\n'),
  );
  return path;
}
