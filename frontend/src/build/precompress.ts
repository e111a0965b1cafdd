import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|svg)$/;
/** Below one packet there is nothing to gain. */
const worthwhile = 1400;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const small = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small[0]), writeFile(`${file}.gz`, small[1])]);
}

/**
 * Writes `.br` and `.gz` beside each file, so that the server sends them as they are and never
 * compresses anything.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir = 'dist' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => text.test(name));
    await Promise.all(files.map((name) => compress(join(dir, name))));
  },
};
