/**
 * Cells in rows; columns named in `right` (by place) are aligned to the right, the last column is
 * never padded.
 */
export function table(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.slice(0, -1).forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)));
  const lastWidth = Math.max(0, ...rows.map((row) => row.at(-1)?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const last = at === row.length - 1;
        if (right.includes(at)) return cell.padStart(last ? lastWidth : (widths[at] ?? 0));
        return last ? cell : cell.padEnd(widths[at] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A section of the report; empty where it has no lines. */
export function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const indented = lines.map((line) => (line === '' ? '\n' : `  ${line}\n`));
  return `\n${title.toUpperCase()}\n${indented.join('')}`;
}
