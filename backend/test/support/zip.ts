import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/**
 * The files of a ZIP, by path and in order; throws where the archive is damaged, a checksum does
 * not hold or a path leaves its folder.
 */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32)
      throw new Error(`the checksum of ${entry.fileName} does not hold`);
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} comes twice`);
    files.set(entry.fileName, content);
  }
  return files;
}
