import { spawn } from 'node:child_process';

import { ROOT } from './paths.mjs';

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program in the foreground; gives its exit code. Passes on the signals that end us. */
export function run(file, args, { cwd = ROOT, env = process.env, stdio = 'inherit' } = {}) {
  const child = spawn(file, args, { cwd, env, stdio });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ENDING) process.on(signal, passOn);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of ENDING) process.off(signal, passOn);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`);
      end(1);
    });
    child.once('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
