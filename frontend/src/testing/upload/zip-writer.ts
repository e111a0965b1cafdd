import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly path: string;
  readonly content: Uint8Array;
  /** 8 deflates, 0 leaves it as it is; 12 is one that nobody here knows. */
  readonly method?: number;
  /** What the archive says of its size, in bytes; the truth where it is left out. */
  readonly claims?: number;
  readonly encrypted?: boolean;
}

/**
 * An archive of these files, as PKWARE's APPNOTE 6.3.10 lays it out. Checksums are left at zero:
 * nothing here reads them.
 */
export function zipOf(
  parts: readonly ZipPart[],
  prefix: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [Buffer.from(prefix)];
  const directory: Buffer[] = [];
  let at = prefix.length;
  for (const { path, content, method = 8, claims, encrypted = false } of parts) {
    const name = Buffer.from(path);
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at - prefix.length, 10);
    local.push(Buffer.from('PK\x03\x04'), common, name, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, name);
    at += 4 + common.length + name.length + packed.length;
  }
  const rows = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(rows.length, 12);
  end.writeUInt32LE(at - prefix.length, 16);
  return new Uint8Array(Buffer.concat([...local, rows, end]));
}
