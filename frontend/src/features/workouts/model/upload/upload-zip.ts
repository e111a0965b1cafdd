import { Refused } from './upload-problem.js';

/** A file in an archive, as its directory describes it. Sizes in bytes; they are claims. */
export interface ZipEntry {
  /** With folders, parted by `/`. */
  readonly path: string;
  readonly packedBytes: number;
  readonly bytes: number;
  /** 0 as it is, 8 deflated. */
  readonly method: number;
  readonly encrypted: boolean;
  /** Of its local header from the beginning of the archive. */
  readonly offset: number;
}

// Signatures and layouts: PKWARE APPNOTE 6.3.10, 4.3.7 (local header), 4.3.12 (directory), 4.3.16
// (end of the directory).
const END = 0x0605_4b50;
const IN_DIRECTORY = 0x0201_4b50;
const LOCAL = 0x0403_4b50;
const endBytes = 22;
const longestComment = 0xffff;
const localBytes = 30;
const directoryRowBytes = 46;
/** A directory of many ten thousand files; more is refused. */
const maxDirectoryBytes = 16 * 1024 * 1024;

const damaged = (): Refused =>
  new Refused(
    'damaged',
    'This archive cannot be read. Pack it again, or upload the .fit files themselves.',
  );
const tooLarge = (): Refused =>
  new Refused(
    'too-large',
    'This archive is too large. Upload the .fit files in smaller archives or as a folder.',
  );

async function view(blob: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await blob.slice(from, to).arrayBuffer());
}

/**
 * What is in an archive by its directory; nothing is unpacked.
 *
 * @throws Refused where it is no archive, damaged, or of the kind for more than 4 GB
 */
export async function zipEntries(zip: Blob): Promise<readonly ZipEntry[]> {
  const tailFrom = Math.max(0, zip.size - endBytes - longestComment);
  const tail = await view(zip, tailFrom, zip.size);
  const end = endOf(tail);
  if (end === null) throw damaged();
  const [count, bytes, offset] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  if (count === 0xffff || offset === 0xffff_ffff || bytes > maxDirectoryBytes) throw tooLarge();
  const from = tailFrom + end - bytes;
  // What stands in front of an archive, e.g. a program that unpacks it, moves every offset.
  const moved = from - offset;
  if (moved < 0) throw damaged();
  return rows(await view(zip, from, from + bytes), count, moved);
}

function endOf(tail: DataView): number | null {
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (
      tail.getUint32(at, true) === END &&
      at + endBytes + tail.getUint16(at + 20, true) <= tail.byteLength
    )
      return at;
  }
  return null;
}

function rows(directory: DataView, count: number, moved: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  const text = new TextDecoder();
  for (let at = 0; entries.length < count;) {
    if (
      at + directoryRowBytes > directory.byteLength ||
      directory.getUint32(at, true) !== IN_DIRECTORY
    )
      throw damaged();
    const nameBytes = directory.getUint16(at + 28, true);
    const nameFrom = at + directoryRowBytes;
    if (nameFrom + nameBytes > directory.byteLength) throw damaged();
    entries.push({
      path: text
        .decode(new Uint8Array(directory.buffer, directory.byteOffset + nameFrom, nameBytes))
        .replaceAll('\\', '/'),
      packedBytes: directory.getUint32(at + 20, true),
      bytes: directory.getUint32(at + 24, true),
      method: directory.getUint16(at + 10, true),
      encrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      offset: directory.getUint32(at + 42, true) + moved,
    });
    at =
      nameFrom +
      nameBytes +
      directory.getUint16(at + 30, true) +
      directory.getUint16(at + 32, true);
  }
  return entries;
}

/** The packed bytes of an entry. @throws Refused where they are not where the directory says */
export async function packedContent(zip: Blob, { offset, packedBytes }: ZipEntry): Promise<Blob> {
  const header = await view(zip, offset, offset + localBytes);
  if (header.byteLength < localBytes || header.getUint32(0, true) !== LOCAL) throw damaged();
  const from = offset + localBytes + header.getUint16(26, true) + header.getUint16(28, true);
  if (from + packedBytes > zip.size) throw damaged();
  return zip.slice(from, from + packedBytes);
}
