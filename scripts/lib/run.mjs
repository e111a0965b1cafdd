import { spawn } from 'node:child_process';

import { ROOT } from './paths.mjs';

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the foreground and tells how it ended; a signal that ends us is handed on to
 * it.
 */
export function run(file, args, { cwd = ROOT, env = process.env, stdio = 'inherit' } = {}) {
  const child = spawn(file, args, { cwd, env, stdio });
  const handOn = (signal) => child.kill(signal);
  for (const signal of ENDING) process.on(signal, handOn);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of ENDING) process.off(signal, handOn);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`);
      end(1);
    });
    child.once('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
