import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file that a decoding thread runs. Beside the built module it is the sibling; a process that runs the TypeScript sources
 * (tests) has no such sibling, and a thread cannot run TypeScript, so there it is the built file under `dist`.
 *
 * @throws Error where nothing has been built
 */
export function workerEntry(from: string = import.meta.url): URL {
  const sibling = new URL('./fit-decode.worker.js', from);
  if (existsSync(fileURLToPath(sibling))) return sibling;
  const built = new URL(sibling.href.replace('/backend/src/', '/backend/dist/'));
  if (existsSync(fileURLToPath(built))) return built;
  throw new Error(`The FIT decoding thread is not built: ${fileURLToPath(built)} is missing. Run "npm run build" first.`);
}
