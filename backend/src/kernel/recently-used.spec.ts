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

  it('gives back what was set, and nothing else', () => {
    kept.set('a', 'aa');
    expect([kept.get('a'), kept.get('b')]).toEqual(['aa', undefined]);
  });

  it('lets go of what was used longest ago when there is too much', () => {
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

  it('weighs a value that takes the place of another once', () => {
    for (let time = 0; time < 10; time += 1) kept.set('a', 'aaaa');
    kept.set('b', 'bb');
    expect([kept.get('a'), kept.get('b')]).toEqual(['aaaa', 'bb']);
  });

  it('does not begin with what is too heavy alone', () => {
    kept.set('a', 'aa');
    kept.set('b', 'bbbbbbb');
    expect([kept.get('a'), kept.get('b'), kept.size]).toEqual(['aa', undefined, 1]);
  });

  it('lets go of what nobody asked for any more', () => {
    kept.set('a', 'aa');
    kept.set('b', 'bb');
    clock.advance(999);
    expect(kept.get('b')).toBe('bb');
    clock.advance(1);
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'bb']);
    expect(kept.size).toBe(1);
  });
});
