import type { Readable } from 'node:stream';
import type { ExportedFile } from '../domain/exported-file.js';

/** Packs files into one. */
export abstract class Archive {
  /**
   * A stream that asks for files only as fast as it is read, one after the other. Destroying it
   * ends the work; an error in a file destroys the stream, so half an archive never looks whole.
   * @param files with safe, distinct paths
   * @param at the time that every file bears
   */
  abstract pack(files: AsyncIterable<ExportedFile>, at: Date): Readable;
}
