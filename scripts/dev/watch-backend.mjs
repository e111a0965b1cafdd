import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { transformFile } from '@swc/core';
import chokidar from 'chokidar';

import { at } from '../lib/paths.mjs';

const SOURCE = at('backend', 'src');
const DIST = at('backend', 'dist');
const BUILT = /(?<!\.spec|\.int-spec|\.d)\.ts$/;
/** An editor saves a file in several steps, and a checkout touches many. */
const QUIET_MS = 60;

/**
 * Compiles each source file of the backend that changes. Calls `onChanged` before, then `onBuilt`
 * with the number of files or `onFailed` with the error. Types are not checked.
 * @returns the watch: `ready` once it sees changes, `close` ends it
 */
export function watchBackend({ onChanged, onBuilt, onFailed, source = SOURCE, target = DIST }) {
  const changed = new Set();
  let working = Promise.resolve();
  let timer;
  const build = async () => {
    const files = [...changed];
    try {
      onChanged();
      await Promise.all(files.map((file) => compile(join(source, file), targetOf(target, file))));
      for (const file of files) changed.delete(file);
      await onBuilt(files.length);
    } catch (error) {
      // The files stay in the set: the next change builds them again.
      onFailed(error);
    }
  };
  // Node's own recursive watch misses every later change of a file that was replaced once, as
  // `git checkout` and many editors do.
  const watcher = chokidar.watch(source, { ignoreInitial: true });
  watcher.on('error', onFailed).on('all', (_event, path) => {
    if (!BUILT.test(path)) return;
    changed.add(relative(source, path));
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(build)), QUIET_MS);
  });
  return {
    ready: once(watcher, 'ready'),
    close: () => {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}

/** Compiles a source file; removes the compiled one if the source is gone. */
async function compile(source, target) {
  try {
    const { code } = await transformFile(source, {
      configFile: at('backend', '.swcrc'),
      sourceMaps: 'inline',
    });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, code);
  } catch (error) {
    if (existsSync(source)) throw error;
    await rm(target, { force: true });
  }
}

function targetOf(folder, file) {
  return join(folder, file.replace(/\.ts$/, '.js'));
}
