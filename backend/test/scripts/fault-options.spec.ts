import { describe, expect, it } from '@jest/globals';

import { parseOptions } from '../../../scripts/lib/fault-options.mjs';

const ROWS = [1, 2, 40];

describe('what the suite of faults is asked for', () => {
  it('is every row once on one core by default', () => {
    expect(parseOptions([], ROWS)).toEqual({ short: false, repeat: 1, workers: 1 });
    expect(
      parseOptions(
        ['--short', '--rows=2,40', '--repeat=20', '--workers=2', '--seen=/tmp/a=b'],
        ROWS,
      ),
    ).toEqual({ short: true, rows: [2, 40], repeat: 20, workers: 2, seen: '/tmp/a=b' });
  });

  it('is refused if no row would run, which would look like success', () => {
    expect(() => parseOptions(['--rows=1,99'], ROWS)).toThrow(
      'there is no row 99; there are 1 to 40',
    );
    for (const given of [
      '--rows=',
      '--rows=x',
      '--rows=1,',
      '--row=1',
      '--repeat=0',
      '--repeat=x',
      '--workers=-1',
      '--help',
      '1',
    ])
      expect(() => parseOptions([given], ROWS)).toThrow(given);
  });
});
