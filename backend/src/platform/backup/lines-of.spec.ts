import { Readable } from 'node:stream';

import { describe, expect, it } from '@jest/globals';
import { linesOf } from './lines-of.js';

/** Lines of a text that arrives in pieces of so many bytes. */
async function linesIn(text: string, size: number): Promise<string[]> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(pieces))) lines.push(line.toString());
  return lines;
}

describe('lines of a stream', () => {
  const LINES = ['{"city":"Par\u2028is\u2029\u0085"}\n', '{"name":"Zoë 🚴"}\n', '\n', 'cut off'];

  it.each([1, 2, 7, 1_000])(
    'end at a line feed and nowhere else, in pieces of %d bytes',
    async (size) => {
      expect(await linesIn(LINES.join(''), size)).toEqual(LINES);
    },
  );

  it('are empty where there is nothing', async () => {
    expect(await linesIn('', 1)).toEqual([]);
  });
});
