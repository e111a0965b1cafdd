import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { assertFileKey, assertFilePrefix } from '#platform/files/file-key.js';
import { FileMissingError, FileStore } from '#platform/files/file-store.js';

/** Files that are gone with the process. Passes the contract suite of every file store. */
export class InMemoryFileStore extends FileStore {
  private readonly files = new Map<string, Uint8Array>();

  override async write(key: string, content: Readable): Promise<void> {
    assertFileKey(key);
    const bytes = await buffer(content);
    this.files.set(key, Uint8Array.from(bytes));
  }

  override async read(key: string): Promise<Uint8Array> {
    assertFileKey(key);
    const bytes = this.files.get(key);
    if (!bytes) throw new FileMissingError(key);
    return Uint8Array.from(bytes);
  }

  override async stream(key: string): Promise<Readable> {
    return Readable.from([Buffer.from(await this.read(key))]);
  }

  override async move(from: string, to: string): Promise<void> {
    assertFileKey(to);
    const bytes = await this.read(from);
    this.files.delete(from);
    this.files.set(to, bytes);
  }

  override async remove(key: string): Promise<void> {
    assertFileKey(key);
    this.files.delete(key);
  }

  override list(prefix: string): AsyncIterable<string> {
    assertFilePrefix(prefix);
    return Readable.from([...this.files.keys()].filter((key) => key.startsWith(prefix)).sort());
  }

  override ping(): Promise<void> {
    return Promise.resolve();
  }
}
