import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The first page that the operator opens is not held up. */
const DELAY_MS = 3_000;

type Collect = (options: { type: 'minor' }) => void;

/**
 * Gives back what only the start needed, about 100 MB: loading the code grows V8's young generation
 * to its limit, and without any further collection an idle process keeps it. One minor collection
 * (20 to 50 ms) lets V8 shrink its heap in the background; under load it grows as ever. Decision
 * 0031.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('globalThis.gc') as Collect | undefined;
    setFlagsFromString('--no-expose-gc');
    collect?.({ type: 'minor' });
  }, DELAY_MS).unref();
}
