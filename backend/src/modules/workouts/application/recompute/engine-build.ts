import { createHash } from 'node:crypto';
import { ENGINE_VERSION, METRICS } from '#analysis/registry.js';

const definitions = METRICS.map(({ id, version }) => `${id} ${version}`)
  .sort()
  .join('\n');

/**
 * Names the definitions by which an analysis was made: the engine's version and a digest of every
 * metric's. A stored analysis under another name is computed again.
 */
export const ENGINE_BUILD = `${ENGINE_VERSION}+${digestOf(definitions)}`;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
