import type { Readable } from 'node:stream';
import type { ExportedFile } from './account-contributor.js';

/** Packs files into one. */
export abstract class Archive {
  /**
   * A stream that asks for files only as fast as it is read, one after the other. Destroying it
   * ends the work; what a file throws destroys the stream, so that a half archive cannot be taken
   * for a whole one.
   * @param files with paths that are safe and of which none comes twice
   * @param at the time that every file bears
   */
  abstract pack(files: AsyncIterable<ExportedFile>, at: Date): Readable;
}
