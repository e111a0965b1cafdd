import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { ExportedFile } from '../../ports/account-contributor.js';
import { Archive } from '../../ports/archive.js';

/** ZIP, written as it is read: deflated, with UTF-8 names, and with 64-bit sizes where an archive needs them. */
@Injectable()
export class YazlArchive extends Archive {
  pack(files: AsyncIterable<ExportedFile>, at: Date): Readable {
    const zip = new ZipFile();
    // A stream of our own: the one of the library is no Readable to its types, and would not tell when it is destroyed.
    const output = new PassThrough();
    zip.outputStream.pipe(output);
    zip.on('error', (error: Error) => output.destroy(error));
    fill(zip, files, at, output).catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
    return output;
  }
}

/** Ends early, and with it the work behind `files`, as soon as the output is closed. */
async function fill(zip: ZipFile, files: AsyncIterable<ExportedFile>, at: Date, output: Readable): Promise<void> {
  const ended = new AbortController();
  const closed = once(output, 'close', { signal: ended.signal }).then(() => 'closed' as const, () => 'closed' as const);
  try {
    for await (const { path, content } of files) {
      if (output.destroyed) return;
      const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : Readable.from(content, { objectMode: false });
      zip.addReadStream(source, path, { mtime: at });
      const outcome = await Promise.race([finished(source).then(() => 'read' as const), closed]).finally(() => source.destroy());
      if (outcome === 'closed') return;
    }
    zip.end();
  } finally {
    ended.abort();
  }
}
