import { describe, expect, it } from '@jest/globals';
import { csvHeading, csvLine, csvLines, type CsvColumn } from './csv.js';

describe('csvLine', () => {
  it('keeps what a table program could stumble over', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null])).toBe(
      '"a,b","say ""hi""","two\nlines",""\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＠SUM(A1)'])(
    'makes no formula of %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );
});

describe('a table as CSV', () => {
  interface Row {
    readonly name: string;
    readonly at: Date | null;
    readonly count: number;
  }
  const columns: readonly CsvColumn<Row>[] = [
    ['name', ({ name }) => name],
    ['at', ({ at }) => at],
    ['count', ({ count }) => count],
  ];

  it('begins with the mark by which spreadsheet programs know UTF-8', () => {
    expect(csvHeading(columns)).toBe('\ufeff"name","at","count"\r\n');
  });

  it('writes names of every script, moments, numbers and empty cells', () => {
    const rows = [
      { name: 'Åsa 李 🚴', at: new Date('2026-05-01T10:00:00Z'), count: 3 },
      { name: '=cmd()', at: null, count: 0 },
    ];
    expect(csvLines(columns, rows)).toBe(
      '"Åsa 李 🚴","2026-05-01T10:00:00.000Z","3"\r\n"\'=cmd()","","0"\r\n',
    );
  });
});
