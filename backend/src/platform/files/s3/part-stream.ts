import type { Readable } from 'node:stream';

/**
 * The smallest part that Amazon S3 takes before the last; also the most that one upload holds in
 * memory.
 */
export const PART_BYTES = 5 * 2 ** 20;

/**
 * The content in parts of exactly `PART_BYTES` and a last one that may be shorter, or empty where
 * there is no content at all.
 */
export async function* inParts(
  content: Readable,
): AsyncGenerator<{ readonly bytes: Uint8Array; readonly last: boolean }> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk as Buffer);
    held.push(bytes);
    size += bytes.length;
    // Only once more than a part is there is it known that the part is not the last one.
    while (size > PART_BYTES) {
      const whole = Buffer.concat(held);
      yield { bytes: whole.subarray(0, PART_BYTES), last: false };
      held = [whole.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  yield { bytes: Buffer.concat(held), last: true };
}
