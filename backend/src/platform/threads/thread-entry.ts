import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file that a thread runs, by its name beside `from`. A process that runs the TypeScript
 * sources (tests) has no such sibling, and a thread cannot run TypeScript, so there it is the built
 * file under `dist`.
 *
 * @param from the module that asks, its `import.meta.url`
 * @throws Error where nothing has been built
 */
export function threadEntry(name: string, from: string): URL {
  const sibling = new URL(name, from);
  if (existsSync(fileURLToPath(sibling))) return sibling;
  const built = new URL(sibling.href.replace('/backend/src/', '/backend/dist/'));
  if (existsSync(fileURLToPath(built))) return built;
  throw new Error(
    `The thread ${name} is not built: ${fileURLToPath(built)} is missing. Run "npm run ` +
      'build" first.',
  );
}
