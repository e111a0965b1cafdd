/** A blank after the end of a sentence, but not after a shortened word. */
const BETWEEN = /(?<!\b(?:e\.g|i\.e|vs|approx|max|min|avg)\.)(?<=[.!?…]["'”)\]]?)\s+(?=\S)/i;
/** About four lines beside a workout; more than that is not read but skipped. */
const LONGEST = 190;

/**
 * A paragraph of an answer in pieces that are easily read: whole sentences, as many as make a few
 * lines.
 */
export function shortParagraphs(paragraph: string): readonly string[] {
  // Lists and lines that were broken on purpose stay as they are.
  if (paragraph.length <= LONGEST || paragraph.includes('\n')) return [paragraph];
  const pieces: string[] = [];
  for (const sentence of paragraph.split(BETWEEN)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + sentence.length <= LONGEST)
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  return pieces;
}
