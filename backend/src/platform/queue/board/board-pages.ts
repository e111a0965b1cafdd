import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';

/** Where the built pages of Bull-Board lie. */
export const BOARD_UI = dirname(
  createRequire(import.meta.url).resolve('@bull-board/ui/package.json'),
);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Anything that a browser would fetch from elsewhere: our own policy refuses it, and nobody need
 * hear of an administrator's visit.
 */
const FOREIGN = /<link[^>]+href="https?:[^>]+>/g;

/**
 * Scripts, styles and pictures of the board by their address below it; nothing else can be asked
 * for.
 */
export async function boardFiles(): Promise<
  ReadonlyMap<string, { readonly path: string; readonly type: string }>
> {
  const root = join(BOARD_UI, 'dist');
  const entries = await readdir(join(root, 'static'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((path) => [
      relative(root, path).replaceAll('\\', '/'),
      { path, type: TYPES[extname(path)] ?? 'application/octet-stream' },
    ]),
  );
}

/**
 * The page of the board with its values in place. @param values of its template, by name; all but
 * the settings are escaped
 */
export async function boardPage(values: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile(join(BOARD_UI, 'dist', 'index.ejs'), 'utf8');
  return template
    .replace(FOREIGN, '')
    .replace(/<%= *(\w+) *%>/g, (_, name: string) => escaped(values[name] ?? ''))
    .replace(/<%- *(\w+) *%>/g, (_, name: string) => values[name] ?? '');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
