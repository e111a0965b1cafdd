import { describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadEntry } from './thread-entry.js';

describe('entry of a thread', () => {
  it('is the sibling in built code, the built file for sources, or an error', async () => {
    const root = await mkdtemp(join(tmpdir(), 'thread-entry-'));
    const [source, dist] = [join(root, 'backend/src/fit'), join(root, 'backend/dist/fit')];
    await Promise.all([mkdir(source, { recursive: true }), mkdir(dist, { recursive: true })]);
    const entry = () =>
      threadEntry('decode.worker.js', pathToFileURL(join(source, 'reader.ts')).href);
    expect(entry).toThrow('is not built');
    await writeFile(join(dist, 'decode.worker.js'), '');
    expect(entry().pathname).toMatch(/backend\/dist\/fit\/decode\.worker\.js$/);
    await writeFile(join(source, 'decode.worker.js'), '');
    expect(entry().pathname).toMatch(/backend\/src\/fit\/decode\.worker\.js$/);
    await rm(root, { recursive: true });
  });
});
