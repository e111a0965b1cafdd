/**
 * Jest loads every module again for each test file; for most suites that takes longer than their
 * tests. The whole run therefore imports neighbouring specs into one file (docs/decisions/0026).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDER = '.test-groups';
/** How many specs of a kind share a file: pure ones, with a database, with the whole product. */
const SIZES = { spec: 40, 'int-spec': 12, 'e2e-spec': 6 };
const SPEC = /\.(spec|int-spec|e2e-spec)\.ts$/;
/** What would affect other specs of the group: module mocks, time limits, hooks of a whole file. */
const MODULES = /unstable_mockModule|jest\.(setTimeout|resetModules)\(|@standsAlone\b/;
const HOOKS = /^(before|after)(All|Each)\(/m;
const TOP_LEVEL_AWAIT = /^(const|let|await|if|for)\b.*\bawait\b/m;

/**
 * Writes the groups of a workspace and returns the paths to run: groups, and the specs that need a
 * file of their own, those whose path matches `alone` among them.
 */
export function groupSpecs(workspace, roots, alone) {
  const folder = join(workspace, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const specs = roots.flatMap((root) => specsIn(join(workspace, root))).sort();
  const single = specs.filter((spec) => alone.test(spec) || needsOwnFile(spec));
  const shared = specs.filter((spec) => !single.includes(spec));
  const groups = Object.entries(SIZES).flatMap(([kind, size]) =>
    chunks(
      shared.filter((spec) => SPEC.exec(spec)?.[1] === kind),
      size,
    ).map((members, index) => {
      const path = join(folder, `${kind}-${index + 1}.group.mjs`);
      const imports = members.map((spec) => `import '../${relative(workspace, spec)}';\n`);
      writeFileSync(path, imports.join(''));
      return path;
    }),
  );
  return [...groups, ...single];
}

/** The specs whose tests are in a test file of a report, as paths in the workspace. */
export function specsOf(workspace, file) {
  if (!file.startsWith(`${FOLDER}/`)) return [file];
  const text = readFileSync(join(workspace, file), 'utf8');
  return [...text.matchAll(/^import '\.\.\/(.+)';$/gm)].map(([, spec]) => spec);
}

function specsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SPEC.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function needsOwnFile(spec) {
  const source = readFileSync(spec, 'utf8');
  return [MODULES, HOOKS, TOP_LEVEL_AWAIT].some((pattern) => pattern.test(source));
}

function chunks(all, size) {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}
