import { once } from 'node:events';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import ZipStream from 'zip-stream';
import type { ExportedFile } from '#accounts/domain/exported-file.js';
import { Archive } from '#accounts/ports/archive.js';

/** Most of the gain, at a third of the time that the last few percent would cost. */
const LEVEL = 3;

/**
 * ZIP, written as it is read: deflated, with UTF-8 names, and with 64-bit sizes if needed. The
 * library was chosen because it keeps only a few hundred bytes per entry, see docs/decisions/0011.
 */
@Injectable()
export class ZipStreamArchive extends Archive {
  pack(files: AsyncIterable<ExportedFile>, at: Date): Readable {
    const zip = new ZipStream({ zlib: { level: LEVEL } });
    const output = new PassThrough();
    // The end of either stream ends the other; the reader of the output learns it from the output.
    pipeline(zip as unknown as NodeJS.ReadableStream, output, () => undefined);
    fill(zip, files, at, output).catch((error: unknown) =>
      output.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return output;
  }
}

/** Ends early, and with it the work behind `files`, as soon as the output is closed. */
async function fill(
  zip: ZipStream,
  files: AsyncIterable<ExportedFile>,
  date: Date,
  output: Readable,
): Promise<void> {
  const filled = new AbortController();
  const closed = once(output, 'close', { signal: filled.signal }).then(
    () => 'closed',
    () => 'closed',
  );
  try {
    for await (const { path, content } of files) {
      const source = sourceOf(content);
      if (output.destroyed) {
        source.destroy();
        return;
      }
      const outcome = await Promise.race([add(zip, path, source, date), closed]).finally(() =>
        source.destroy(),
      );
      if (outcome === 'closed') return;
    }
    zip.finalize();
  } finally {
    filled.abort();
  }
}

/** A stream is used as it is: destroyed in time, it closes the file that it may have open. */
function sourceOf(content: ExportedFile['content']): Readable {
  if (content instanceof Readable) return content;
  return typeof content === 'string'
    ? Readable.from([Buffer.from(content)])
    : Readable.from(content, { objectMode: false });
}

/** Resolves when the whole file is in the archive. */
function add(zip: ZipStream, name: string, source: Readable, date: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    source.once('error', reject);
    zip.entry(source, { name, date }, (error) => (error ? reject(error) : resolve()));
  });
}
