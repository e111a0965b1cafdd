import type { Readable } from 'node:stream';

/**
 * Bytes by key. Keys are made by the product (`fit/ab/<uuid>.fit`), never from what a person typed.
 * Contract suite: test/contracts/platform/file-store.contract.ts, run on every adapter.
 */
export abstract class FileStore {
  /**
   * Stores the whole stream under the key, or nothing: a stream that fails leaves no file behind.
   */
  abstract write(key: string, content: Readable): Promise<void>;
  /** The whole file. Throws `FileMissingError` for a missing file. */
  abstract read(key: string): Promise<Uint8Array>;
  /** The file as a stream. Throws `FileMissingError` for a missing file. */
  abstract stream(key: string): Promise<Readable>;
  /** Gives the file another key; the file that was there is replaced. */
  abstract move(from: string, to: string): Promise<void>;
  /** Removes the file; one that is not there is no error. */
  abstract remove(key: string): Promise<void>;
  /** All keys under a prefix, in order, for housekeeping. */
  abstract list(prefix: string): AsyncIterable<string>;
  /** Answers when the store can be written; throws when not. */
  abstract ping(): Promise<void>;
}

/**
 * The place where files are kept does not take or give them now: full, not reachable, or its rights
 * have changed.
 */
export class FileStoreUnavailableError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the file store does not answer: ${reason}`, options);
    this.name = 'FileStoreUnavailableError';
  }
}

export class FileMissingError extends Error {
  constructor(key: string) {
    super(`no file under ${key}`);
    this.name = 'FileMissingError';
  }
}
