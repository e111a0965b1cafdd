import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Keys of all files in `folder` whose key starts with `prefix`, in the order of their characters;
 * `base` is the folder's own key with a slash.
 */
export async function* keysBelow(
  folder: string,
  base: string,
  prefix: string,
): AsyncIterable<string> {
  for (const entry of await entriesOf(folder)) {
    const name = base + entry.name;
    // A folder sorts by the slash that follows its name in every key: `a-b` comes before `a/b`.
    if (entry.isDirectory()) {
      const inside = `${name}/`;
      if (inside.startsWith(prefix) || prefix.startsWith(inside))
        yield* keysBelow(join(folder, entry.name), inside, prefix);
    } else if (name.startsWith(prefix)) {
      yield name;
    }
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const place = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  return visible.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
