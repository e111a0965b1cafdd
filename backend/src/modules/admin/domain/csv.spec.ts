import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.js';

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
