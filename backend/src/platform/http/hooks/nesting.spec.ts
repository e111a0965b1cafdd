import { describe, expect, it } from '@jest/globals';
import { isDeeperThan } from './nesting.js';

describe('the depth of a body', () => {
  it.each([[undefined], [null], ['{{{{'], [7], [Buffer.alloc(4096)]])(
    'takes %p for no level',
    (body) => {
      expect(isDeeperThan(body, 0)).toBe(false);
    },
  );

  it('counts lists and objects alike', () => {
    const body = { a: [{ b: 'c' }], d: {} };
    expect([isDeeperThan(body, 3), isDeeperThan(body, 2)]).toEqual([false, true]);
  });

  it('measures 100,000 levels without recursion', () => {
    expect(isDeeperThan(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), 32)).toBe(true);
  });
});
