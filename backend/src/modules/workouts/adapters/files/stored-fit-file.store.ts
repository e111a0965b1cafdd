import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FileMissingError, FileStore } from '#platform/files/file-store.js';
import { FIT_FILES } from '#workouts/domain/upload/file-key.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';

/** The original files in the file store of the platform. */
@Injectable()
export class StoredFitFileStore extends FitFileStore {
  constructor(private readonly store: FileStore) {
    super();
  }

  write(key: string, content: Readable): Promise<void> {
    return this.store.write(key, content);
  }

  read(key: string): Promise<Uint8Array> {
    return this.store.read(key);
  }

  async stream(key: string): Promise<Readable | null> {
    try {
      return await this.store.stream(key);
    } catch (error) {
      if (error instanceof FileMissingError) return null;
      throw error;
    }
  }

  remove(key: string): Promise<void> {
    return this.store.remove(key);
  }

  keys(): AsyncIterable<string> {
    return this.store.list(FIT_FILES);
  }
}
