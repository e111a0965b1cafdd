/** A blank after the end of a sentence, but not after a shortened word; or the end of a line. */
const BETWEEN = /(?<!\b(?:e\.g|i\.e|vs|approx|max|min|avg)\.)(?<=[.!?…]["'”)\]]?)\s+|\n+/i;

/** The sentences of a text. While the text still grows, the last one counts only once something follows it. */
export function sentencesOf(text: string, isWhole: boolean): readonly string[] {
  const pieces = text.split(BETWEEN);
  return (isWhole ? pieces : pieces.slice(0, -1)).map((piece) => piece.trim()).filter((piece) => piece !== '');
}
