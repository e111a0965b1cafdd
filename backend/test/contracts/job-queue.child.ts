import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import type { AllQueueSettings } from '#platform/queue/queue-settings.js';
import { Journal } from './job-queue.journal.js';

const BACKEND = join(import.meta.dirname, '..', '..');
const MODULES = join(BACKEND, '..', 'node_modules');
const SOURCES = [
  'src/platform/queue',
  'src/platform/redis',
  'src/platform/metrics',
  'src/platform/tracing',
  'src/kernel',
  'src/config',
];

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** `ready`, then the id of each job it starts. */
  readonly lines: Journal<string>;
  /** Takes the process away in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** The sources as plain JavaScript, for processes that Jest does not run. */
export class CompiledQueue {
  private constructor(private readonly folder: string) {}

  static async make(): Promise<CompiledQueue> {
    const folder = await mkdtemp(join(tmpdir(), 'stridewatt-queue-'));
    const swc = join(MODULES, '@swc', 'cli', 'bin', 'swc.js');
    const options = ['-d', folder, '--strip-leading-paths', '--config-file', '.swcrc'];
    await promisify(execFile)(process.execPath, [swc, ...SOURCES, ...options], { cwd: BACKEND });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await symlink(MODULES, join(folder, 'node_modules'));
    return new CompiledQueue(folder);
  }

  async startWorker(url: string, settings: AllQueueSettings): Promise<WorkerProcess> {
    const main = join(import.meta.dirname, 'job-queue.worker.mjs');
    const child = spawn(process.execPath, [main, this.folder, url, JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = new Journal<string>();
    createInterface({ input: child.stdout }).on('line', (line) => lines.note(line));
    const ended = once(child, 'exit');
    await Promise.race([
      lines.first(1),
      ended.then(() => Promise.reject(new Error('the worker process ended'))),
    ]);
    return {
      lines,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
