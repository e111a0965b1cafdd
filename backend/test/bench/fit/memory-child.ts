import { readFileSync, writeFileSync } from 'node:fs';
import { allMessages, sdkDefaults } from './decoders.js';

/**
 * Prints by how many megabytes the first decode of a process raises its memory at its peak:
 * `memory-child.ts DECODER FILE`.
 */
const [decoder, path] = process.argv.slice(2);
const work = decoder === 'allMessages' ? allMessages : sdkDefaults;
const bytes = new Uint8Array(readFileSync(path ?? ''));

globalThis.gc?.();
forgetPeak();
const before = peakKb();
const held = work(bytes);
process.stdout.write(String(Math.max(0, peakKb() - before) / 1000));
if (held === undefined) process.exitCode = 1;

/**
 * Linux counts the peak from here on; elsewhere it counts from the start of the process, and growth
 * comes out too small.
 */
function forgetPeak(): void {
  if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5');
}

function peakKb(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
