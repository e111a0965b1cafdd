import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority, platform } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadEntry } from './thread-entry.js';

describe('a thread that gives way', () => {
  it('does so alone: the thread that answers keeps its priority', async () => {
    const before = getPriority();
    const giveWay = threadEntry('give-way.js', import.meta.url).href;
    const code = `import { readFileSync } from 'node:fs'; import { parentPort } from 'node:worker_threads'; import { giveWay } from '${giveWay}';
      giveWay(); parentPort.postMessage(readFileSync('/proc/thread-self/stat', 'utf8'));`;
    if (platform() !== 'linux') return expect(platform()).not.toBe('linux');
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
    const [stat] = (await once(worker, 'message')) as [string];
    expect(niceOf(stat)).toBe(Math.min(19, before + 10));
    expect(niceOf(readFileSync('/proc/thread-self/stat', 'utf8'))).toBe(before);
  });
});

/** The nineteenth field, counted behind the name, which may hold spaces. */
function niceOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}
