import { describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerEntry } from './worker-entry.js';

describe('entry of the decoding thread', () => {
  it('is the sibling where the code is built, the built file where it is not, and an error where nothing is', async () => {
    const root = await mkdtemp(join(tmpdir(), 'worker-entry-'));
    const [source, dist] = [join(root, 'backend/src/fit'), join(root, 'backend/dist/fit')];
    await Promise.all([mkdir(source, { recursive: true }), mkdir(dist, { recursive: true })]);
    const from = pathToFileURL(join(source, 'worker-entry.ts')).href;
    expect(() => workerEntry(from)).toThrow('is not built');
    await writeFile(join(dist, 'fit-decode.worker.js'), '');
    expect(workerEntry(from).pathname).toMatch(/backend\/dist\/fit\/fit-decode\.worker\.js$/);
    await writeFile(join(source, 'fit-decode.worker.js'), '');
    expect(workerEntry(from).pathname).toMatch(/backend\/src\/fit\/fit-decode\.worker\.js$/);
    await rm(root, { recursive: true });
  });
});
