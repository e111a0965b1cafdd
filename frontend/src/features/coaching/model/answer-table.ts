/** A small table of an answer: its heads, and a row for each part of a workout. */
export interface AnswerTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The table that a paragraph holds, `| Lap | Pace |` and a line like it for each row; null where
 * it is plain text. While an answer arrives its last row may be incomplete and is left out.
 */
export function answerTable(paragraph: string): AnswerTable | null {
  const lines = paragraph.trim().split('\n');
  if (!lines[0]?.startsWith('|')) return null;
  const [heads = [], ...rows] = lines.filter((line) => /^\|.*\|$/.test(line.trim())).map(cellsOf);
  return { heads, rows: rows.filter(({ length }) => length === heads.length) };
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
