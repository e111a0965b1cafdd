import { describe, expect, it } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.js';

describe('ConcurrencyLimit', () => {
  it('limits concurrent requests for each person', () => {
    const concurrent = new ConcurrencyLimit();
    const first = concurrent.enter('ada', 2);
    expect(concurrent.enter('ada', 2)).not.toBeNull();
    expect(concurrent.enter('ada', 2)).toBeNull();
    expect(concurrent.enter('bob', 2)).not.toBeNull();
    first?.();
    expect(concurrent.enter('ada', 2)).not.toBeNull();
  });

  it('gives a place back only once', () => {
    const concurrent = new ConcurrencyLimit();
    const [first] = [concurrent.enter('ada', 2), concurrent.enter('ada', 2)];
    first?.();
    first?.();
    expect(concurrent.enter('ada', 2)).not.toBeNull();
    expect(concurrent.enter('ada', 2)).toBeNull();
  });
});
