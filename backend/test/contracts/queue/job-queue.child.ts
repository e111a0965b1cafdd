import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { AllQueueSettings } from '#platform/queue/queue-settings.js';
import { Journal } from './job-queue.journal.js';

const MAIN = join(import.meta.dirname, 'job-queue.worker.mjs');

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** `ready`, then the id of each job it starts. */
  readonly lines: Journal<string>;
  /** Kills the process immediately. */
  kill(): Promise<void>;
}

/** Starts the built backend. */
export async function startWorker(url: string, settings: AllQueueSettings): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [MAIN, url, JSON.stringify(settings)], {
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
