import { describe, expect, it } from '@jest/globals';
import { placeAt, timeNear, type Route } from './route.js';

/** East for ten seconds, a gap, then north. */
const route: Route = {
  t: [0, 10, 15, 20, 30],
  points: [{ x: 0, y: 0 }, { x: 10, y: 0 }, null, { x: 20, y: 0 }, { x: 20, y: -10 }],
};
const camera = { x: 0, y: 0, scale: 1 };
const size = { width: 0, height: 0 };

describe('placeAt', () => {
  it('lies on the line between the points', () => {
    expect(placeAt(route, 4)).toEqual({ x: 4, y: 0 });
    expect(placeAt(route, 25)).toEqual({ x: 20, y: -5 });
    expect(placeAt(route, 10)).toEqual({ x: 10, y: 0 });
  });

  it('is unknown in a gap and beyond the ends', () => {
    expect([
      placeAt(route, 12),
      placeAt(route, 18),
      placeAt(route, -1),
      placeAt(route, 31),
    ]).toEqual([null, null, null, null]);
  });
});

describe('timeNear', () => {
  it('finds the time at which the route passes', () => {
    expect(timeNear(route, { x: 7, y: 2 }, camera, size, 5)).toBeCloseTo(7, 9);
    expect(timeNear(route, { x: 22, y: -6 }, camera, size, 5)).toBeCloseTo(26, 9);
  });

  it('finds none far from it, nor in a gap', () => {
    expect(timeNear(route, { x: 5, y: 40 }, camera, size, 5)).toBeNull();
    expect(timeNear(route, { x: 15, y: 0 }, camera, size, 4)).toBeNull();
  });
});
