import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TimeSpans } from './time-spans.js';

describe('stretches of time', () => {
  it('contain sorted times exactly where they contain each time on its own', () => {
    const span = fc
      .record({ from: fc.integer({ min: 0, max: 50 }), length: fc.integer({ min: 0, max: 20 }) })
      .map(({ from, length }) => ({ from, to: from + length }));
    const times = fc
      .array(fc.integer({ min: -5, max: 80 }), { maxLength: 60 })
      .map((list) => Float64Array.from(list).sort());
    fc.assert(
      fc.property(fc.array(span, { maxLength: 5 }), times, (spans, sorted) => {
        const stretches = new TimeSpans(spans);
        const held = [...sorted].filter((time) =>
          spans.some(({ from, to }) => time >= from && time <= to),
        );
        expect([...sorted].filter((time) => stretches.holds(time))).toEqual(held);
        expect(
          stretches.placesIn(sorted).flatMap(({ from, to }) => [...sorted.subarray(from, to)]),
        ).toEqual(held);
        expect(stretches.countIn(sorted)).toBe(held.length);
      }),
    );
  });
});
