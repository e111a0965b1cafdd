import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Names of chunks by the name of the chunk that needs them before it runs. */
type Graph = ReadonlyMap<string, readonly string[]>;

const ASSETS = join(import.meta.dirname, '../../dist/assets');
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

function builtChunks(): Graph {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const code = readFileSync(join(ASSETS, name), 'utf8');
      return [name, [...code.matchAll(STATIC_IMPORT)].map(([, needed = '']) => needed)];
    }),
  );
}

/** The first way that leads from a chunk back to itself; null where there is none. */
function cycleIn(graph: Graph): readonly string[] | null {
  const clear = new Set<string>();
  const walk = (name: string, way: readonly string[]): readonly string[] | null => {
    if (clear.has(name)) return null;
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    for (const next of graph.get(name) ?? []) {
      const cycle = walk(next, [...way, name]);
      if (cycle) return cycle;
    }
    clear.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return null;
}

// Two chunks that wait for each other start no page: the values of the one are not there when the
// other runs.
describe('the chunks of the built site', () => {
  it('import each other without a cycle', () => {
    const graph = builtChunks();
    expect(graph.size).toBeGreaterThan(100);
    expect([...graph.values()].flat().length).toBeGreaterThan(graph.size);
    expect(cycleIn(graph)).toBeNull();
  });

  it('would be caught in a cycle', () => {
    const graph = new Map([
      ['entry.js', ['client.js']],
      ['client.js', ['settings.js']],
      ['settings.js', ['client.js']],
    ]);
    expect(cycleIn(graph)).toEqual(['client.js', 'settings.js', 'client.js']);
  });
});
