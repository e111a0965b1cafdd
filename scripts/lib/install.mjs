import { fingerprint } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { isStamped, stamp } from './stamp.mjs';

/**
 * Build tools and the platform's own binaries belong to it, whatever NODE_ENV or a user's npm
 * settings leave out.
 */
const ARGUMENTS = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
  '--include=optional',
];

/** Installs what the lock file names, unless that is what is there. */
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
 * The npm that runs us, under the Node that runs it. Not under our own: that may come from the very
 * folder which is about to be deleted.
 */
function npm() {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  if (node && cli) return [node, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}
