import { describe, expect, it } from '@jest/globals';
import { AtOnce } from './concurrency-limit.js';

describe('AtOnce', () => {
  it('lets so many in at a time, each person for themselves', () => {
    const atOnce = new AtOnce();
    const first = atOnce.enter('ada', 2);
    expect(atOnce.enter('ada', 2)).not.toBeNull();
    expect(atOnce.enter('ada', 2)).toBeNull();
    expect(atOnce.enter('bob', 2)).not.toBeNull();
    first?.();
    expect(atOnce.enter('ada', 2)).not.toBeNull();
  });

  it('gives a place back once, however often that is said', () => {
    const atOnce = new AtOnce();
    const [first] = [atOnce.enter('ada', 2), atOnce.enter('ada', 2)];
    first?.();
    first?.();
    expect(atOnce.enter('ada', 2)).not.toBeNull();
    expect(atOnce.enter('ada', 2)).toBeNull();
  });
});
