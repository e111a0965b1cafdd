const LINE_FEED = 10;

/**
 * Lines of bytes, each with its line feed; what stands behind the last line feed is a line too. Not
 * `readline`, for which characters that people paste into a text end a line as well (U+2028,
 * U+2029), and JSON leaves them as they are.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end + 1)]);
      [begun, from] = [[], end + 1];
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
