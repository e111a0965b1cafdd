/** Programs that open tables take what begins so for a formula. Source: OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of a table, RFC 4180; what could be taken for a formula begins with an apostrophe. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string | null): string {
  const safe = text ?? '';
  return `"${(FORMULA.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}

/** Without it, Excel reads UTF-8 as the code page of the computer: é becomes Ã©. */
export const CSV_START = '\ufeff';

/** A column: its heading, and the cell of a row. */
export type CsvColumn<Row> = readonly [
  heading: string,
  cell: (row: Row) => string | number | boolean | Date | null,
];

export function csvHeading<Row>(columns: readonly CsvColumn<Row>[]): string {
  return CSV_START + csvLine(columns.map(([heading]) => heading));
}

export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map(([, cellOf]) => textOf(cellOf(row))))).join('');
}

function textOf(cell: string | number | boolean | Date | null): string | null {
  if (cell === null) return null;
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
