import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { servedFile, type ServedFile } from './served-file.js';
import { filled, type SiteFills } from './site-fills.js';

/** Stands in the built files for the address at which browsers reach the product. */
const PUBLIC_URL_MARK = '__PUBLIC_URL__';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The public site as the build of the frontend left it. */
export interface Site {
  /** By address: the prerendered pages, `/sitemap.xml` and `/robots.txt`. */
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly notFound: ServedFile | undefined;
  /** Whether the app has a page at this address. */
  readonly isOfApp: (path: string) => boolean;
  /**
   * Sources for a content security policy: the scripts that stand in the pages, by their hashes.
   */
  readonly scriptHashes: readonly string[];
}

const NOTHING: Site = {
  files: new Map(),
  notFound: undefined,
  isOfApp: () => true,
  scriptHashes: [],
};

/**
 * Reads the site once; nothing of it changes while the server runs.
 * @param folder `site` in the built frontend; without it the app's page stands at every address
 * @param publicUrl without a slash at the end
 * @param fills what the pages say of this installation
 */
export async function readSite(folder: string, publicUrl: string, fills: SiteFills): Promise<Site> {
  if (!existsSync(folder)) return NOTHING;
  const names = (await readdir(folder)).filter((name) => extname(name) in TYPES);
  const files = new Map<string, ServedFile>();
  const hashes = new Set<string>();
  for (const name of names) {
    const built = (await readFile(join(folder, name), 'utf8')).replaceAll(
      PUBLIC_URL_MARK,
      publicUrl,
    );
    const text = name.endsWith('.html') ? filled(built, fills) : built;
    if (name.endsWith('.html')) for (const hash of inlineScripts(text)) hashes.add(hash);
    files.set(addressOf(name), servedFile(text, TYPES[extname(name)] ?? 'text/plain'));
  }
  const notFound = files.get('/404');
  files.delete('/404');
  const routes = JSON.parse(
    await readFile(join(folder, 'app-routes.json'), 'utf8'),
  ) as readonly string[];
  return { files, notFound, isOfApp: matcherOf(routes), scriptHashes: [...hashes] };
}

function addressOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Addresses as the app's router writes them; a part that begins with `$` stands for anything. */
function matcherOf(routes: readonly string[]): (path: string) => boolean {
  const shapes = routes.map(
    (route) =>
      new RegExp(
        `^${route
          .replace(/\/+$/, '')
          .split('/')
          .map((part) =>
            part.startsWith('$') ? '[^/]+' : part.replace(/[.*+?^()[\]{}|\\]/g, '\\$&'),
          )
          .join('/')}$`,
        'i',
      ),
  );
  return (path) => shapes.some((shape) => shape.test(path.replace(/\/+$/, '')));
}
