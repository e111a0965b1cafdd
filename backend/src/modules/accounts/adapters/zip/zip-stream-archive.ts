import { once } from 'node:events';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import ZipStream from 'zip-stream';
import type { ExportedFile } from '#accounts/ports/account-contributor.js';
import { Archive } from '#accounts/ports/archive.js';

/** Most of what can be gained, at a third of the time that the last few percent would cost. */
const LEVEL = 3;

/**
 * ZIP, written as it is read: deflated, with UTF-8 names, and with 64-bit sizes where an archive
 * needs them. The library was taken because of each entry it keeps a few hundred bytes and no more,
 * see docs/decisions/0011.
 */
@Injectable()
export class ZipStreamArchive extends Archive {
  pack(files: AsyncIterable<ExportedFile>, at: Date): Readable {
    const zip = new ZipStream({ zlib: { level: LEVEL } });
    const output = new PassThrough();
    // Whatever ends one of the two ends the other; the reader of the output is told by the output
    // itself.
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

/**
 * A stream that is one already is taken as it is: destroyed in time, it gives back the file that it
 * may hold open.
 */
function sourceOf(content: ExportedFile['content']): Readable {
  if (content instanceof Readable) return content;
  return typeof content === 'string'
    ? Readable.from([Buffer.from(content)])
    : Readable.from(content, { objectMode: false });
}

/** Fulfilled once all of the file is in the archive. */
function add(zip: ZipStream, name: string, source: Readable, date: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    source.once('error', reject);
    zip.entry(source, { name, date }, (error) => (error ? reject(error) : resolve()));
  });
}
