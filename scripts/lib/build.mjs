import { existsSync, renameSync, rmSync } from 'node:fs';

import { fingerprint } from './fingerprint.mjs';
import { environment } from './node.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { isStamped, stamp, unstamp } from './stamp.mjs';

/** How each workspace is built, its sources, and a file that exists after a build. */
const WORKSPACES = [
  {
    name: 'backend',
    sources: ['src', '.swcrc'],
    result: 'dist/main.js',
    build: buildBackend,
  },
  {
    name: 'frontend',
    sources: ['src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json'],
    result: 'dist/index.html',
    build: (node) => tool(node, 'frontend', 'vite/bin/vite.js', ['build', '--logLevel', 'warn']),
  },
];

/** Builds workspaces whose sources changed since the last build; ends the process on failure. */
export async function build(node, names = WORKSPACES.map(({ name }) => name)) {
  const stale = WORKSPACES.filter(({ name }) => names.includes(name))
    .map((workspace) => ({ ...workspace, wanted: wantedBy(workspace) }))
    .filter(isStale);
  if (stale.length === 0) return;
  process.stdout.write(`Building ${stale.map(({ name }) => name).join(' and ')}…\n`);
  const codes = await Promise.all(stale.map((workspace) => buildOne(workspace, node)));
  if (codes.some((code) => code !== 0)) process.exit(1);
}

/** The lock file covers the build tools and the packages in the bundle. */
function wantedBy({ name, sources }) {
  return fingerprint([at('package-lock.json'), ...sources.map((source) => at(name, source))]);
}

function isStale({ name, result, wanted }) {
  return !existsSync(at(name, result)) || !isStamped(`build-${name}`, wanted);
}

async function buildOne({ name, wanted, build: work }, node) {
  unstamp(`build-${name}`);
  const code = await work(node);
  if (code === 0) stamp(`build-${name}`, wanted);
  else process.stderr.write(`${name} could not be built\n`);
  return code;
}

/**
 * Builds beside the old output and then replaces it: files of deleted sources go, and a failed
 * build keeps the old output.
 */
async function buildBackend(node) {
  const draft = at('backend', 'dist.new');
  rmSync(draft, { recursive: true, force: true });
  const code = await tool(node, 'backend', '@swc/cli/bin/swc.js', [
    'src',
    '-d',
    'dist.new',
    '--strip-leading-paths',
    '--config-file',
    '.swcrc',
    '--quiet',
  ]);
  if (code === 0) {
    replaceFolder(at('backend', 'dist'), draft);
  } else rmSync(draft, { recursive: true, force: true });
  return code;
}

/** Two renames, so that a process that starts meanwhile hardly ever finds half a folder. */
function replaceFolder(folder, draft) {
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
  rmSync(old, { recursive: true, force: true });
}

function tool(node, workspace, script, args) {
  return run(node, [at('node_modules', script), ...args], {
    cwd: at(workspace),
    env: environment(),
  });
}
