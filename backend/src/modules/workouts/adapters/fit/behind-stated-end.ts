import { CRC_SIZE } from './fit-container.js';
import type { FitContainer } from './fit-container.js';
import type { LayoutCache } from './walk/layout-cache.js';
import { LogWriter } from './walk/log-writer.js';
import { walkPart } from './walk/walk-part.js';

/**
 * So many bytes that are no messages cannot be read as messages to their very end by chance. Ours.
 */
const LEAST_BEHIND = 256;

/**
 * A header may state too small a length. Where the checksum does not hold there, no further file
 * follows, and the messages go on to the very end of the bytes, leaving room for the checksum
 * alone, they all belong to the last part.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX
 */
export function withBytesBehind(
  bytes: Uint8Array,
  container: FitContainer,
  cache: LayoutCache,
): FitContainer {
  const last = container.parts.at(-1);
  const end = bytes.length - CRC_SIZE;
  if (last === undefined || last.crcOk || end - last.to < LEAST_BEHIND) return container;
  if (isFiller(bytes.subarray(last.to))) return container;
  const stop = walkPart(bytes, { from: last.from, to: end }, cache, new LogWriter(bytes));
  if (stop !== end) return container;
  return {
    parts: [...container.parts.slice(0, -1), { ...last, to: end, wrongLength: true }],
    trailing: false,
  };
}

/** Disks and downloads are padded with one byte over and over, which would be read as messages. */
function isFiller(bytes: Uint8Array): boolean {
  const [first] = bytes.subarray(CRC_SIZE);
  return bytes.subarray(CRC_SIZE).every((byte) => byte === first);
}
