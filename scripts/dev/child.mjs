import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { ROOT } from '../lib/paths.mjs';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
const END_LIMIT_MS = 8_000;

/**
 * Starts a Node program that ends with this process, even if this process is killed: the channel
 * between them breaks. `onData` gets its standard output.
 */
export function startChild(args, { env = {}, onData = () => undefined } = {}) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout.setEncoding('utf8').on('data', onData);
  return { child, ended: once(child, 'exit').then(([code, signal]) => code ?? signal) };
}

/** Asks a child to end and waits; kills one that takes too long. */
export async function endChild({ child, ended }) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}
