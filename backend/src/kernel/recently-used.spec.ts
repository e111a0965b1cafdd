import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { RecentlyUsed } from './recently-used.js';

describe('RecentlyUsed', () => {
  let clock: FixedClock;
  let kept: RecentlyUsed<string>;
  beforeEach(() => {
    clock = new FixedClock();
    kept = new RecentlyUsed(clock, { capacity: 6, weigh: ({ length }) => length, idleMs: 1000 });
  });

  it('returns what was set, and nothing else', () => {
    kept.set('a', 'aa');
    expect([kept.get('a'), kept.get('b')]).toEqual(['aa', undefined]);
  });

  it('drops the least recently used value when it is full', () => {
    for (const key of ['a', 'b', 'c']) kept.set(key, key.repeat(2));
    kept.get('a');
    kept.set('d', 'dd');
    expect([kept.get('a'), kept.get('b'), kept.get('c'), kept.get('d')]).toEqual([
      'aa',
      undefined,
      'cc',
      'dd',
    ]);
  });

  it('counts the weight of a replaced value once', () => {
    for (let time = 0; time < 10; time += 1) kept.set('a', 'aaaa');
    kept.set('b', 'bb');
    expect([kept.get('a'), kept.get('b')]).toEqual(['aaaa', 'bb']);
  });

  it('does not keep a value that is too heavy alone', () => {
    kept.set('a', 'aa');
    kept.set('b', 'bbbbbbb');
    expect([kept.get('a'), kept.get('b'), kept.size]).toEqual(['aa', undefined, 1]);
  });

  it('drops a value that nobody reads any more', () => {
    kept.set('a', 'aa');
    kept.set('b', 'bb');
    clock.advance(999);
    expect(kept.get('b')).toBe('bb');
    clock.advance(1);
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'bb']);
    expect(kept.size).toBe(1);
  });

  it('frees idle values when it stores another', () => {
    kept.set('a', 'aa');
    clock.advance(1000);
    kept.set('b', 'bb');
    expect(kept.size).toBe(1);
  });

  it('keeps a value without weight', () => {
    kept.set('a', '');
    expect(kept.get('a')).toBe('');
  });
});
