import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { keptSecret } from './kept-secret.js';

describe('a secret of our own making', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kept-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is the same after a restart', async () => {
    const first = await keptSecret(folder, 'jwt-secret');
    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(await keptSecret(folder, 'jwt-secret')).toBe(first);
  });

  it('is the same for all concurrent callers, and leaves no drafts', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => keptSecret(join(folder, 'new'), 'jwt-secret')),
    );
    expect(new Set(all).size).toBe(1);
    expect(await readdir(join(folder, 'new'))).toEqual(['jwt-secret']);
  });

  it('can be read by its owner alone', async () => {
    await keptSecret(folder, 'jwt-secret');
    expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });

  it('differs from every other one', async () => {
    expect(await keptSecret(folder, 'one')).not.toBe(await keptSecret(folder, 'other'));
  });
});
