import type { Readable } from 'node:stream';

/** The original files, by the keys of `fitFileKey`. */
export abstract class FitFileStore {
  /** Stores the whole stream, or nothing where it fails. */
  abstract write(key: string, content: Readable): Promise<void>;

  abstract read(key: string): Promise<Uint8Array>;

  /** Null where the file is not there. */
  abstract stream(key: string): Promise<Readable | null>;

  /** Removes the file; one that is not there is no error. */
  abstract remove(key: string): Promise<void>;

  /** All keys, for housekeeping. */
  abstract keys(): AsyncIterable<string>;
}
