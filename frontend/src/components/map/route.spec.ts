import { describe, expect, it } from '@jest/globals';
import { linesByColour } from './route-lines.js';
import { placeAt, timeNear, type Place, type Route } from './route.js';

/** East for ten seconds, a gap, then north. */
const route: Route = {
  t: [0, 10, 15, 20, 30],
  points: [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 10 },
    null,
    { lat: 0, lng: 20 },
    { lat: 10, lng: 20 },
  ],
};
/** A degree in a pixel, north up. */
const toPixel = ({ lat, lng }: Place) => ({ x: lng, y: -lat });

describe('placeAt', () => {
  it('is on the line between the points', () => {
    expect(placeAt(route, 4)).toEqual({ lat: 0, lng: 4 });
    expect(placeAt(route, 25)).toEqual({ lat: 5, lng: 20 });
    expect(placeAt(route, 10)).toEqual({ lat: 0, lng: 10 });
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
    expect(timeNear(route, { x: 7, y: 2 }, toPixel, 5)).toBeCloseTo(7, 9);
    expect(timeNear(route, { x: 22, y: -6 }, toPixel, 5)).toBeCloseTo(26, 9);
  });

  it('finds none far from it, nor in a gap', () => {
    expect(timeNear(route, { x: 5, y: 40 }, toPixel, 5)).toBeNull();
    expect(timeNear(route, { x: 15, y: 0 }, toPixel, 4)).toBeNull();
  });
});

describe('linesByColour', () => {
  const [a, b, , c, d] = route.points;
  const all = { from: -Infinity, to: Infinity };

  it('breaks the line in a gap and where the colour changes', () => {
    expect([...linesByColour(route, all, () => 'red')]).toEqual([
      [
        'red',
        [
          [a, b],
          [c, d],
        ],
      ],
    ]);
    expect([...linesByColour(route, all, (index) => (index < 3 ? 'red' : 'blue'))]).toEqual([
      ['red', [[a, b]]],
      ['blue', [[c, d]]],
    ]);
  });

  it('takes the lines of a range alone', () => {
    expect([...linesByColour(route, { from: 22, to: 25 }, () => 'red')]).toEqual([
      ['red', [[c, d]]],
    ]);
  });
});
