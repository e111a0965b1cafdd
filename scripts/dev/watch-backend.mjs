import { readdirSync, statSync, watch } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { transformFile } from '@swc/core';

import { at } from '../lib/paths.mjs';
import { unstamp } from '../lib/stamp.mjs';

const SOURCE = at('backend', 'src');
const BUILT = /(?<!\.spec|\.int-spec|\.d)\.ts$/;
/** An editor saves a file in several steps, and a checkout touches many. */
const QUIET_MS = 60;

/**
 * Compiles each source file of the backend that changes, and calls `onBuilt` with the number of
 * files or `onFailed` with the error. Types are not checked.
 */
export function watchBackend({ onBuilt, onFailed }) {
  let known = sources();
  let working = Promise.resolve();
  let timer;
  const look = async () => {
    const now = sources();
    const changed = [...now].filter(([file, time]) => known.get(file) !== time);
    const removed = [...known.keys()].filter((file) => !now.has(file));
    if (changed.length + removed.length === 0) return;
    // What is built is no longer what the last whole build made.
    unstamp('build-backend');
    try {
      await Promise.all(changed.map(([file]) => compile(file)));
      await Promise.all(removed.map((file) => rm(targetOf(file), { force: true })));
      known = now;
      await onBuilt(changed.length + removed.length);
    } catch (error) {
      onFailed(error);
    }
  };
  const watcher = watch(SOURCE, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(look)), QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Every source file below `src` with the time of its last change. */
function sources() {
  return new Map(
    readdirSync(SOURCE, { recursive: true })
      .filter((file) => BUILT.test(file))
      .map((file) => [file, statSync(join(SOURCE, file)).mtimeMs]),
  );
}

async function compile(file) {
  const { code } = await transformFile(join(SOURCE, file), {
    configFile: at('backend', '.swcrc'),
    sourceMaps: 'inline',
  });
  await mkdir(dirname(targetOf(file)), { recursive: true });
  await writeFile(targetOf(file), code);
}

function targetOf(file) {
  return at('backend', 'dist', file.replace(/\.ts$/, '.js'));
}
