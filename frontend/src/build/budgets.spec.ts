import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { SITE_PAGES } from '../features/marketing/model/site-pages.js';

const DIST = join(import.meta.dirname, '../../dist');
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
const SCRIPT = /(?:rel="modulepreload" href|type="module" src)="\/([^"]+)"/g;

/** Bytes of a file as it is sent, gzip. */
const sent = (file: string): number =>
  gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const kilobytes = (files: Iterable<string>): number =>
  Math.round([...files].reduce((sum, file) => sum + sent(file), 0) / 100) / 10;

/** The scripts and all that they cannot run without. */
function withImports(files: Iterable<string>, found = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(DIST, file), 'utf8');
    withImports(
      [...code.matchAll(STATIC_IMPORT)].map(([, name = '']) => `assets/${name}`),
      found,
    );
  }
  return found;
}

const page = (file: string): string => readFileSync(join(DIST, 'site', file), 'utf8');
const scriptsOf = (file: string): string[] =>
  [...page(file).matchAll(SCRIPT)].map(([, script = '']) => script);

describe('what a visitor loads, in kB of gzip', () => {
  it.each(SITE_PAGES.filter(({ form }) => !form))(
    'is at most 20 of script to read $path: no React, and nothing of the app',
    ({ file }) => {
      const scripts = scriptsOf(file);
      expect(scripts.length).toBeGreaterThan(0);
      expect([...withImports(scripts)].filter((script) => /\/react-/.test(script))).toEqual([]);
      expect(kilobytes(withImports(scripts))).toBeLessThanOrEqual(20);
    },
  );

  it.each(SITE_PAGES.filter(({ form }) => form))(
    'is at most 95 of script to fill in the form at $path',
    ({ file }) => expect(kilobytes(withImports(scriptsOf(file)))).toBeLessThanOrEqual(95),
  );

  it.each(SITE_PAGES)('is at most 25 of document at $path', ({ file }) =>
    expect(kilobytes([`site/${file}`])).toBeLessThanOrEqual(25),
  );
});

describe('what an athlete loads on each page, in kB of gzip', () => {
  it('is at most 205 of script for the frame', () => {
    const parts = /name="app-parts" content="([^"]*)"/.exec(page('index.html'))?.[1] ?? '';
    const shell = readdirSync(join(DIST, 'assets')).filter((name) =>
      /^app-shell-.*\.js$/.test(name),
    );
    expect(shell).toHaveLength(1);
    const first = parts.split(' ').map((part) => part.slice(1));
    const entry = scriptsOf('index.html').filter((script) => /\/index-/.test(script));
    expect(entry).toHaveLength(1);
    expect(
      kilobytes(withImports([...entry, ...first, ...shell.map((name) => `assets/${name}`)])),
    ).toBeLessThanOrEqual(205);
  });
});
