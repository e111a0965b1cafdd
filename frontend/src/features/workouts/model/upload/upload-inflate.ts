import { Refused } from './upload-problem.js';
import { TOO_LARGE } from './upload-rules.js';

/**
 * Small enough that even the densest packing lets no more than a few MB out before they are
 * counted.
 */
const pieceBytes = 4096;

/**
 * Counts what comes out of packed files against a limit in bytes that several of them may share.
 */
export class Allowance {
  private spent = 0;

  constructor(
    private readonly bytes: number,
    private readonly sentence: string,
  ) {}

  /** Throws `Refused` once more has come out than is allowed. */
  take(bytes: number): void {
    this.spent += bytes;
    if (this.spent > this.bytes) throw new Refused('too-large', this.sentence);
  }
}

export function fileAllowance(bytes: number): Allowance {
  return new Allowance(bytes, TOO_LARGE);
}

/**
 * Unpacks, and stops as soon as more comes out than is allowed: what a packed file says of its own
 * size counts for nothing.
 *
 * @throws Refused `too-large` or `damaged`
 */
export async function inflate(
  packed: Blob,
  format: 'gzip' | 'deflate-raw',
  allowances: readonly Allowance[],
): Promise<Blob> {
  const { readable, writable } = new DecompressionStream(format);
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const fed = feed(writable.getWriter(), bytes);
  const reader = readable.getReader();
  const chunks: BlobPart[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      allowances.forEach((allowance) => allowance.take(value.byteLength));
      chunks.push(value);
    }
    await fed;
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    await fed.catch(() => undefined);
    throw error instanceof Refused
      ? error
      : new Refused('damaged', 'The file is damaged: it cannot be unpacked.');
  }
  return new Blob(chunks);
}

async function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await writer.ready;
    await writer.write(bytes.subarray(at, at + pieceBytes));
  }
  await writer.close();
}
