import { describe, expect, it } from '@jest/globals';

import { unmatched } from '../../../scripts/lib/unmatched.mjs';

const FILES = ['/app/backend/src/kernel/units.spec.ts', '/app/backend/src/kernel/units.ts'];

describe('patterns of test files without a match', () => {
  it('are named although another pattern matches', () => {
    expect(unmatched(['src/kernel', 'src/nosuch', 'units.ts'], FILES)).toEqual([
      'src/nosuch',
      'units.ts',
    ]);
  });

  it('leave out options and their values', () => {
    expect(unmatched(['src/kernel', '-t', 'a mile', '--shard=1/2'], FILES)).toEqual([]);
  });
});
