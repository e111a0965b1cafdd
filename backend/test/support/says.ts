import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Waits until a server has written a line with these words; false where it ends without. */
export async function says(output: Readable | null, words: string): Promise<boolean> {
  if (output === null) return false;
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    if (!line.includes(words)) continue;
    lines.close();
    // Read on, or the server stops when the pipe is full.
    output.resume();
    return true;
  }
  return false;
}
