import { fingerprint } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { isStamped, stamp } from './stamp.mjs';

/** Includes build tools and platform binaries, even if NODE_ENV or npm settings leave them out. */
const ARGUMENTS = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
  '--include=optional',
];

/** Installs the packages of the lock file, unless they are installed already. */
export async function install() {
  const wanted = fingerprint([at('package-lock.json')], `${process.platform} ${process.arch}`);
  if (isStamped('install', wanted)) return;
  process.stdout.write('Installing packages…\n');
  const [file, ...first] = npm();
  const code = await run(file, [...first, ...ARGUMENTS]);
  if (code !== 0) process.exit(code);
  stamp('install', wanted);
}

/**
 * The npm that runs us, under its own Node: ours may be in the folder that `npm ci` is about to
 * delete.
 */
function npm() {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  if (node && cli) return [node, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}
