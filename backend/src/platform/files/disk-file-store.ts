import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';

import { keysBelow } from './disk-keys.js';
import { assertFileKey, assertFilePrefix } from './file-key.js';
import { FileMissingError, FileStore, FileStoreUnavailableError } from './file-store.js';
import { sweepLeftovers } from './leftovers.js';
import { makePrivateFolder, PRIVATE_FILE } from './private-folder.js';

/**
 * Hidden, so that no key can name it, and inside the root, so that a finished file moves by a mere
 * rename.
 */
const UNFINISHED = '.unfinished';

const SWEEP_EVERY_MS = 5 * 60_000;

/**
 * Files below one folder of a local or mounted disk. A file is seen under its key only when all of
 * it is on the disk.
 */
export class DiskFileStore extends FileStore implements OnModuleInit, OnApplicationShutdown {
  private readonly unfinished: string;
  private sweeping: NodeJS.Timeout | undefined;

  constructor(private readonly root: string) {
    super();
    this.unfinished = join(root, UNFINISHED);
  }

  /** What a crash cut short goes; what another process is writing at the moment stays. */
  async onModuleInit(): Promise<void> {
    await makePrivateFolder(this.unfinished);
    await sweepLeftovers(this.unfinished);
    // Of another process that was killed while this one goes on. A folder that cannot be read now
    // is looked at again.
    this.sweeping = setInterval(
      () => void sweepLeftovers(this.unfinished).catch(() => undefined),
      SWEEP_EVERY_MS,
    ).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeping);
  }

  override async write(key: string, content: Readable): Promise<void> {
    const target = this.pathOf(key);
    const temporary = join(this.unfinished, randomUUID());
    try {
      await this.fill(temporary, content);
      await makePrivateFolder(dirname(target));
      await rename(temporary, target);
    } catch (error) {
      content.destroy();
      await rm(temporary, { force: true });
      throw isNoRoom(error)
        ? new FileStoreUnavailableError(String((error as Error).message), { cause: error })
        : error;
    }
    await syncFolder(dirname(target));
  }

  override async read(key: string): Promise<Uint8Array> {
    return orMissing(key, readFile(this.pathOf(key)));
  }

  override async stream(key: string): Promise<Readable> {
    const file = await orMissing(key, open(this.pathOf(key)));
    return file.createReadStream();
  }

  override async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.pathOf(from), this.pathOf(to)];
    await makePrivateFolder(dirname(target));
    await orMissing(from, rename(source, target));
    await syncFolder(dirname(target));
  }

  override async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  override list(prefix: string): AsyncIterable<string> {
    assertFilePrefix(prefix);
    return keysBelow(this.root, '', prefix);
  }

  override async ping(): Promise<void> {
    const probe = join(this.unfinished, `probe-${randomUUID()}`);
    await writeFile(probe, 'x');
    await rm(probe);
  }

  private async fill(path: string, content: Readable): Promise<void> {
    // A sender that goes away before the pipeline listens would end the process; the pipeline still
    // finds the error.
    content.once('error', () => undefined);
    await makePrivateFolder(this.unfinished);
    // `flush` forces the bytes to the disk before the file is closed, so that the name never comes
    // before the content.
    await pipeline(
      content,
      createWriteStream(path, { flags: 'wx', flush: true, mode: PRIVATE_FILE }),
    );
  }

  private pathOf(key: string): string {
    assertFileKey(key);
    return join(this.root, ...key.split('/'));
  }
}

async function orMissing<T>(key: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')
      throw new FileMissingError(key);
    throw error;
  }
}

/**
 * A full disk, a used-up quota, a file over the limit of the process, a disk that only reads or
 * fails.
 */
function isNoRoom(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO)$/.test((error as NodeJS.ErrnoException).code ?? '');
}

/** A rename lasts through a power cut only when its folder is on the disk too (fsync(2)). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
