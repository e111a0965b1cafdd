import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { SitePage } from '../features/marketing/model/site-pages.js';
import { paletteCss } from './palette-css.js';
import { pageHtml, robots, sitemap } from './site-html.js';

interface Renderer {
  readonly SITE_PAGES: readonly SitePage[];
  readonly renderSitePage: (path: string) => string;
}

type Chunk = Rolldown.OutputChunk;

/** Where the modules lie from which a visitor's page and the app begin. */
const PAGE = /\/(?:features\/marketing\/pages\/[a-z-]+-page|site\/pages\/[a-z-]+)\.tsx$/;
const OPEN_SITE = /\/site\/open-site\.tsx$/;
const START_APP = /\/app\/start-app\.tsx$/;

/**
 * Writes each page of the public site as a whole document to `dist/site`, with the addresses of the
 * app beside them, for the server to send. The markup comes from the components themselves,
 * rendered once.
 */
export function prerender(): Plugin {
  let chunks: readonly Chunk[] = [];
  let assets: readonly string[] = [];
  let root = '';
  let out = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      out = join(config.root, config.build.outDir);
    },
    writeBundle: (_options, bundle) => {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      assets = Object.keys(bundle);
    },
    closeBundle: async () => {
      const { SITE_PAGES, renderSitePage } = await renderer(root, join(out, '.render'));
      const entry = chunks.find(({ isEntry }) => isEntry);
      const needed = withImports(chunks, (chunk) => chunk === entry);
      const site = withImports(chunks, (chunk) => OPEN_SITE.test(chunk.facadeModuleId ?? ''));
      const app = withImports(chunks, (chunk) => START_APP.test(chunk.facadeModuleId ?? ''));
      const theme = await readFile(join(root, 'public/theme.js'), 'utf8');
      const head = await readFile(join(root, 'src/build/site-head.js'), 'utf8');
      const font = assets.find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
      if (!entry || !font || site.length === 0 || app.length === 0)
        throw new Error('the build has no entry, no font, no site or no app to prerender for');
      const folder = join(out, 'site');
      await mkdir(folder, { recursive: true });
      for (const page of SITE_PAGES) {
        const own = withImports(chunks, ({ moduleIds }) =>
          moduleIds.some((id) => PAGE.test(id) && pageName(id) === fileOf(page)),
        );
        const styles = [
          ...new Set(
            [entry, ...site, ...own].flatMap((chunk) => [
              ...(chunk.viteMetadata?.importedCss ?? []),
            ]),
          ),
        ];
        const css = await Promise.all(styles.map((name) => readFile(join(out, name), 'utf8')));
        const html = pageHtml({
          page,
          markup: renderSitePage(page.path),
          css: withoutSwap(css.join('')),
          styles,
          script: `${theme}${head}`,
          font,
          entry: entry.fileName,
          parts: page.form ? names([...site, ...own], entry) : names(needed, entry),
          appParts: names(app, entry),
        });
        await writeFile(join(folder, page.file), html);
      }
      await writeFile(join(folder, 'sitemap.xml'), sitemap(SITE_PAGES));
      await writeFile(join(folder, 'robots.txt'), robots());
      await writeFile(join(folder, 'app-routes.json'), JSON.stringify(await appRoutes(root)));
    },
  };
}

/** The components of the site as a program of this Node. */
async function renderer(root: string, folder: string): Promise<Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), paletteCss],
    build: {
      ssr: 'src/site/render-site.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const module = (await import(pathToFileURL(join(folder, 'render-site.js')).href)) as Renderer;
  await rm(folder, { recursive: true });
  return module;
}

/** Addresses of the app as its router knows them, such as `/workouts/$workoutId`. */
async function appRoutes(root: string): Promise<readonly string[]> {
  const tree = await readFile(join(root, 'src/routeTree.gen.ts'), 'utf8');
  const list = /fullPaths:([^\n]*(?:\n\s+\|[^\n]*)*)/.exec(tree)?.[1] ?? '';
  const routes = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  if (routes.length === 0) throw new Error('the route tree names no addresses');
  return routes;
}

/** The chunks that are wanted and all that they cannot do without. */
function withImports(
  chunks: readonly Chunk[],
  wanted: (chunk: Chunk) => boolean,
): readonly Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  chunks.filter(wanted).forEach(add);
  return [...found];
}

/**
 * A text that changes its font while it is read moves: a font that comes too late for the first
 * paint is for the next page.
 */
function withoutSwap(css: string): string {
  return css.replace(/font-display:\s*swap/g, 'font-display:optional');
}

function names(chunks: readonly Chunk[], entry: Chunk): readonly string[] {
  return [...new Set(chunks.map(({ fileName }) => fileName))].filter(
    (name) => name !== entry.fileName,
  );
}

function pageName(module: string): string {
  return /([a-z-]+?)(?:-page)?\.tsx$/.exec(module)?.[1] ?? '';
}

const PAGE_NAMES: Readonly<Record<string, string>> = {
  'index.html': 'landing',
  'signup.html': 'sign-up',
  '404.html': 'not-found',
};

/** The module of a page by the name of its file. */
function fileOf({ file }: SitePage): string {
  return PAGE_NAMES[file] ?? (file.startsWith('why-') ? 'why' : file.replace(/\.html$/, ''));
}
