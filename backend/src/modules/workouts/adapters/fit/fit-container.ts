import { CrcCalculator } from '@garmin/fitsdk';
import type { FitDamage } from './fit-content.js';

const HEADER_SIZES = [12, 14];
const CRC_SIZE = 2;
/** Bytes that may be left after the last whole row of a file cut short; more than that means that reading stopped inside. Ours. */
const LAST_ROW = 1024;
const TAG_AT = 8;
const TAG = [0x2e, 0x46, 0x49, 0x54]; // ".FIT"

/** One FIT file inside the upload; several may stand one after the other. Byte offsets from the start of the upload. */
interface FitPart {
  readonly from: number;
  readonly crcAt: number;
  readonly complete: boolean;
  readonly headerCrcOk: boolean;
}

interface FitContainer {
  readonly parts: readonly FitPart[];
  /** Whether bytes that are no FIT file follow the last part. */
  readonly trailing: boolean;
}

/** Whether the bytes begin like a FIT file, however much of it is there. */
export function looksLikeFit(bytes: Uint8Array): boolean {
  return hasHeader(bytes, 0);
}

/**
 * What is wrong with the bytes, judged from headers and checksums alone.
 *
 * @param stoppedAt offset at which the decoder gave up, or null where it read to the end without complaint
 */
export function inspectDamage(bytes: Uint8Array, stoppedAt: number | null): FitDamage[] {
  const { parts, trailing } = walk(bytes);
  const damage = new Set<FitDamage>();
  if (parts.some((part) => !part.headerCrcOk)) damage.add('bad-header-checksum');
  if (stoppedAt === null) return [...damage];
  parts.forEach((part, index) => {
    if (!part.complete) damage.add(index === 0 ? 'cut-short' : 'part-cut-short');
    else if (!fileCrcHolds(bytes, part)) damage.add('bad-checksum');
  });
  if (trailing) damage.add('trailing-bytes');
  if (damage.size === 0) damage.add('beyond-decoder');
  else if (stoppedAt < bytes.length - LAST_ROW) damage.add('stopped-early');
  return [...damage];
}

function walk(bytes: Uint8Array): FitContainer {
  const parts: FitPart[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length && hasHeader(bytes, at)) {
    const headerSize = view.getUint8(at);
    const crcAt = at + headerSize + view.getUint32(at + 4, true);
    parts.push({
      from: at,
      crcAt,
      // A recording that was never closed says 0 bytes of data and goes on all the same.
      complete: crcAt + CRC_SIZE <= bytes.length && !(crcAt === at + headerSize && bytes.length > crcAt + CRC_SIZE),
      headerCrcOk: headerCrcHolds(bytes, view, at, headerSize),
    });
    at = crcAt + CRC_SIZE;
  }
  return { parts, trailing: parts.length > 0 && at < bytes.length };
}

function hasHeader(bytes: Uint8Array, at: number): boolean {
  return HEADER_SIZES.includes(bytes[at] ?? 0) && TAG.every((byte, index) => bytes[at + TAG_AT + index] === byte);
}

/** A header of 12 bytes has no checksum of its own, and 0 in a longer one means "not computed". */
function headerCrcHolds(bytes: Uint8Array, view: DataView, at: number, headerSize: number): boolean {
  if (headerSize !== 14 || at + headerSize > bytes.length) return true;
  const stored = view.getUint16(at + 12, true);
  return stored === 0 || stored === CrcCalculator.calculateCRC(bytes, at, at + 12);
}

function fileCrcHolds(bytes: Uint8Array, part: FitPart): boolean {
  const stored = (bytes[part.crcAt] ?? 0) | ((bytes[part.crcAt + 1] ?? 0) << 8);
  return stored === CrcCalculator.calculateCRC(bytes, part.from, part.crcAt);
}
