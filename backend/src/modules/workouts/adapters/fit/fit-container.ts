import { crc16 } from './bytes/crc16.js';

const HEADER_SIZES = [12, 14];
const HEADER_WITH_CRC = 14;
const HEADER_CRC_AT = 12;
export const CRC_SIZE = 2;
const TAG_AT = 8;
const TAG = [0x2e, 0x46, 0x49, 0x54]; // ".FIT"

/**
 * One FIT file inside the upload; several may stand one after the other. Offsets from the start of
 * the upload.
 */
export interface FitPart {
  /** Its messages stand in `bytes[from, to)`. */
  readonly from: number;
  readonly to: number;
  /** Whether all the bytes are there that its header promises. */
  readonly complete: boolean;
  readonly headerCrcOk: boolean;
  /** Whether the checksum of the whole part holds; not where it is not complete. */
  readonly crcOk: boolean;
  /**
   * Whether its messages go on behind the end that its header states; `to` is where they do end.
   */
  readonly wrongLength?: true;
}

export interface FitContainer {
  readonly parts: readonly FitPart[];
  /** Whether bytes that are no FIT file follow the last part. */
  readonly trailing: boolean;
}

/** Whether the bytes begin like a FIT file, however much of it is there. */
export function looksLikeFit(bytes: Uint8Array): boolean {
  return hasHeader(bytes, 0);
}

/**
 * The FIT files in an upload, with their checksums judged. Source: FIT Protocol, "File Header",
 * "CRC" and "Chained FIT Files".
 */
export function containerOf(bytes: Uint8Array): FitContainer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: FitPart[] = [];
  let at = 0;
  while (at < bytes.length && hasHeader(bytes, at)) {
    const part = partAt(bytes, view, at);
    parts.push(part);
    at = part.to + CRC_SIZE;
  }
  return { parts, trailing: parts.length > 0 && at < bytes.length };
}

function partAt(bytes: Uint8Array, view: DataView, at: number): FitPart {
  const headerSize = view.getUint8(at);
  const from = at + headerSize;
  const crcAt = from + view.getUint32(at + 4, true);
  const headerCrcOk = headerCrcHolds(bytes, view, at, headerSize);
  // A recording that was never closed says 0 bytes of data and goes on all the same.
  const unclosed =
    crcAt === from && bytes.length > crcAt + CRC_SIZE && !hasHeader(bytes, crcAt + CRC_SIZE);
  if (unclosed || crcAt + CRC_SIZE > bytes.length) {
    const to = unclosed ? bytes.length : Math.min(crcAt, bytes.length);
    return { from: Math.min(from, to), to, complete: false, headerCrcOk, crcOk: false };
  }
  return {
    from,
    to: crcAt,
    complete: true,
    headerCrcOk,
    crcOk: view.getUint16(crcAt, true) === crc16(bytes, view, at, crcAt),
  };
}

function hasHeader(bytes: Uint8Array, at: number): boolean {
  if (!HEADER_SIZES.includes(bytes[at] ?? 0)) return false;
  for (let index = 0; index < TAG.length; index += 1)
    if (bytes[at + TAG_AT + index] !== TAG[index]) return false;
  return true;
}

/** A header of 12 bytes has no checksum of its own, and 0 in a longer one means "not computed". */
function headerCrcHolds(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  headerSize: number,
): boolean {
  if (headerSize !== HEADER_WITH_CRC || at + headerSize > bytes.length) return true;
  const stored = view.getUint16(at + HEADER_CRC_AT, true);
  return stored === 0 || stored === crc16(bytes, view, at, at + HEADER_CRC_AT);
}
